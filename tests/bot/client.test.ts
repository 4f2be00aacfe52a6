import { expect, test } from 'vitest';
import { createBotHost } from '../../src/bot/client.ts';
import type { BotAnswer, MoveQuestion } from '../../src/bot/protocol.ts';
import { startPosition } from '../../src/rules/position.ts';
import { fakeWorld } from '../support/fakeWorker.ts';

const question: MoveQuestion = { start: startPosition, moves: [], level: 'hard', seed: 1 };
const move = { from: 15, to: 23 };
const answer: BotAnswer = { move, depth: 1, nodes: 20, pv: [move] };

test('the boards of a page share one worker', async () => {
  const world = fakeWorld();
  const host = createBotHost(world);
  const asked = [host.openBoard(), host.openBoard()].map((bot) => bot.bestMove(question));
  expect(world.workers).toHaveLength(1);
  for (const { id } of world.worker(0).requests()) world.worker(0).say({ type: 'answer', id, answer });
  expect(await Promise.all(asked)).toEqual([answer, answer]);
});

test('closing a board aborts its own questions only', async () => {
  const world = fakeWorld();
  const host = createBotHost(world);
  const [closing, staying] = [host.openBoard(), host.openBoard()];
  const lost = closing.bestMove(question);
  const kept = staying.bestMove(question);
  closing.dispose();
  closing.dispose();
  await expect(lost).rejects.toMatchObject({ code: 'aborted' });
  expect(world.worker(0).isTerminated).toBe(false);
  world.worker(0).say({ type: 'answer', id: world.worker(0).requests()[1]!.id, answer });
  expect(await kept).toEqual(answer);
});

test('the last board of a page ends the worker; a later board starts another', async () => {
  const world = fakeWorld();
  const host = createBotHost(world);
  const first = host.openBoard();
  const lost = first.warmUp();
  first.dispose();
  await expect(lost).rejects.toMatchObject({ code: 'aborted' });
  expect(world.worker(0).isTerminated).toBe(true);
  const next = host.openBoard().bestMove(question);
  world.worker(1).say({ type: 'answer', id: world.worker(1).requests()[0]!.id, answer });
  expect(await next).toEqual(answer);
});

test('a closed board answers no more', async () => {
  const bot = createBotHost(fakeWorld()).openBoard();
  bot.dispose();
  await expect(bot.judge({ ...question, side: 'white' })).rejects.toMatchObject({ code: 'aborted' });
});
