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
