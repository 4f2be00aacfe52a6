import { afterEach, expect, test, vi } from 'vitest';
import { startLateBot } from '../../src/app/lateParts.ts';
import { startPosition } from '../../src/rules/position.ts';

const { pictures, bestMove } = vi.hoisted(() => ({
  pictures: [] as (() => void)[],
  bestMove: vi.fn<(question: unknown) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('../../src/board/afterPicture.ts', () => ({
  afterPicture: (callback: () => void) => pictures.push(callback),
}));
vi.mock('../../src/bot/client.ts', () => ({ startBot: () => ({ bestMove }) }));

afterEach(() => void bestMove.mockClear());

const question = { start: startPosition, moves: [], level: 'hard', seed: 1 } as const;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the bot is asked when the move before its own has been drawn, in three pictures', async () => {
  void startLateBot().bestMove(question);
  for (let n = 0; n < 3; n++) {
    await settled();
    expect(bestMove).not.toHaveBeenCalled();
    expect(pictures).toHaveLength(1);
    pictures.shift()!();
  }
  await vi.waitFor(() => expect(bestMove).toHaveBeenCalledOnce());
});

test('on a clock it is asked at once', async () => {
  void startLateBot().bestMove({ ...question, clock: { remainingMs: 1_000, incrementMs: 0 } });
  await vi.waitFor(() => expect(bestMove).toHaveBeenCalledOnce());
  expect(pictures).toHaveLength(0);
});
