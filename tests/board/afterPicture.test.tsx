import { afterEach, expect, test, vi } from 'vitest';

vi.unmock('../../src/board/afterPicture.ts');
const { tasks } = vi.hoisted(() => ({ tasks: [] as (() => void)[] }));
vi.mock('../../src/lib/soon.ts', () => ({ soon: (callback: () => void) => tasks.push(callback) }));
const { afterPicture } = await import('../../src/board/afterPicture.ts');

afterEach(() => {
  vi.restoreAllMocks();
  tasks.length = 0;
});

test('a task after the picture', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const callback = vi.fn<() => void>();
  afterPicture(callback);
  expect(tasks).toHaveLength(0);
  frames[0]!(0);
  expect(callback).not.toHaveBeenCalled();
  tasks[0]!();
  expect(callback).toHaveBeenCalledOnce();
});

test('a hidden page draws no picture that could be waited for', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const callback = vi.fn<() => void>();
  afterPicture(callback);
  tasks[0]!();
  expect(callback).toHaveBeenCalledOnce();
});

test('a page that is hidden before its picture waits for it no longer', () => {
  const frames = new Map<number, FrameRequestCallback>();
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => {
    frames.set(7, frame);
    return 7;
  });
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((handle) => void frames.delete(handle));
  const callback = vi.fn<() => void>();
  afterPicture(callback);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tasks).toHaveLength(1);
  tasks[0]!();
  expect(callback).toHaveBeenCalledOnce();
  expect(frames.size).toBe(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tasks).toHaveLength(1);
});

test('a page that is hidden after its picture is told once', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  afterPicture(() => undefined);
  frames[0]!(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tasks).toHaveLength(1);
});
