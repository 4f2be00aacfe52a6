import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchUpdates, type Updates } from '../../../src/app/updates/watchUpdates.ts';

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);

  /** A new build was found and has been fetched. */
  find(): FakeWorker {
    const worker = (this.installing = new FakeWorker());
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn<() => Promise<FakeRegistration>>(async () => this.registration);

  control(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

class FakePage extends EventTarget {
  visibilityState = 'visible';
}

let container: FakeContainer;
let page: FakePage;
const reload = vi.fn<() => void>();

async function open(): Promise<Updates> {
  const edge = { workers: container, page, reload } as unknown as Parameters<typeof watchUpdates>[1];
  const updates = watchUpdates('https://kings.example/sw.js', edge);
  await Promise.resolve();
  await Promise.resolve();
  return updates;
}

beforeEach(() => {
  container = new FakeContainer();
  page = new FakePage();
  reload.mockClear();
});

describe('a new version of the app', () => {
  it('is none when the first service worker takes the page over', async () => {
    const { store } = await open();
    container.control();
    expect(store.getState()).toBe('current');
  });

  it('is offered once it is fetched, and taken when the player says so', async () => {
    container.controller = {};
    const { store, take } = await open();
    const worker = container.registration.find();
    expect(store.getState()).toBe('waiting');
    expect(worker.heard).toEqual([]);
    take();
    expect(worker.heard).toEqual(['take over']);
    expect(reload).not.toHaveBeenCalled();
    container.control();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is offered at once where one has waited since the last visit', async () => {
    container.controller = {};
    container.registration.waiting = new FakeWorker();
    const { store } = await open();
    expect(store.getState()).toBe('waiting');
  });

  it('is only told of where another tab took it', async () => {
    container.controller = {};
    const { store, take } = await open();
    container.control();
    expect(store.getState()).toBe('replaced');
    expect(reload).not.toHaveBeenCalled();
    take();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is looked for whenever the page is looked at again', async () => {
    await open();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(container.registration.update).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(container.registration.update).toHaveBeenCalledOnce();
  });

  it('is nothing to a browser that refuses service workers', async () => {
    container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
    const { store } = await open();
    expect(store.getState()).toBe('current');
  });
});
