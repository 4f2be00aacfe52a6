import { describe, expect, test } from 'vitest';
import type { BotAnswer, MoveQuestion } from '../../src/bot/protocol.ts';
import { createWorkerHost, GRACE_MS, LOADING_MS, SILENCE_MS } from '../../src/bot/workerHost.ts';
import { startPosition } from '../../src/rules/position.ts';
import { fakeWorld } from '../support/fakeWorker.ts';

const question: MoveQuestion = { start: startPosition, moves: [], level: 'easy', seed: 1 };
const move = { from: 15, to: 23 };
const answer: BotAnswer = { move, depth: 1, nodes: 20, pv: [move] };

function setUp() {
  const world = fakeWorld();
  return { world, host: createWorkerHost(world) };
}

describe('a question and its answer', () => {
  test('no worker starts before the first question', () => {
    const { world } = setUp();
    expect(world.workers).toHaveLength(0);
  });

  test('each question gets its own answer, whatever the order', async () => {
    const { world, host } = setUp();
    const first = host.ask('bestMove', question);
    const second = host.ask('bestMove', { ...question, seed: 2 });
    const [a, b] = world.worker(0).requests();
    world.worker(0).say({ type: 'answer', id: b!.id, answer: { ...answer, nodes: 2 } });
    world.worker(0).say({ type: 'answer', id: a!.id, answer: { ...answer, nodes: 1 } });
    expect([(await first).nodes, (await second).nodes]).toEqual([1, 2]);
    expect(world.workers).toHaveLength(1);
  });

  test('an answer nobody waits for any more is dropped', async () => {
    const { world, host } = setUp();
    const leaving = new AbortController();
    const left = host.ask('bestMove', question, { signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'aborted' });
    const next = host.ask('bestMove', question);
    const [stale, asked] = world.worker(0).requests();
    world.worker(0).say({ type: 'answer', id: stale!.id, answer: { ...answer, nodes: 666 } });
    world.worker(0).say({ type: 'answer', id: asked!.id, answer });
    expect(await next).toEqual(answer);
  });

  test('aborting tells the worker to stop', async () => {
    const { world, host } = setUp();
    const leaving = new AbortController();
    const left = host.ask('bestMove', question, { signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    expect(world.worker(0).received.at(-1)).toEqual({ type: 'stop', id: world.worker(0).requests()[0]!.id });
  });

  test('a question with a spent signal is never asked', async () => {
    const { world, host } = setUp();
    const asked = host.ask('bestMove', question, { signal: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ code: 'aborted' });
    expect(world.workers).toHaveLength(0);
  });

  test('an analysis reports its depths until it is stopped', async () => {
    const { world, host } = setUp();
    const leaving = new AbortController();
    const depths: number[] = [];
    const analysis = host.ask(
      'analyse',
      { start: startPosition, moves: [], lines: 2 },
      { signal: leaving.signal, onProgress: ({ depth }) => depths.push(depth) },
    );
    const { id } = world.worker(0).requests()[0]!;
    const word = { nodes: 1, elapsedMs: 1, lines: [] };
    world.worker(0).say({ type: 'progress', id, analysis: { ...word, depth: 1 } });
    world.worker(0).say({ type: 'progress', id, analysis: { ...word, depth: 2 } });
    leaving.abort();
    world.worker(0).say({ type: 'progress', id, analysis: { ...word, depth: 3 } });
    await expect(analysis).rejects.toMatchObject({ code: 'aborted' });
    expect(depths).toEqual([1, 2]);
  });
});

describe('a worker that dies', () => {
  test('is replaced, and all that was waiting is asked again', async () => {
    const { world, host } = setUp();
    const first = host.ask('bestMove', question);
    const second = host.ask('bestMove', { ...question, seed: 2 });
    world.worker(0).crash();
    expect(world.worker(0).isTerminated).toBe(true);
    expect(world.worker(1).requests()).toEqual(world.worker(0).requests());
    for (const { id } of world.worker(1).requests()) world.worker(1).say({ type: 'answer', id, answer });
    expect(await Promise.all([first, second])).toEqual([answer, answer]);
  });

  test('twice over the same question: unavailable, and the next question starts afresh', async () => {
    const { world, host } = setUp();
    const asked = host.ask('bestMove', question);
    world.worker(0).crash();
    world.worker(1).crash();
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    const next = host.ask('bestMove', question);
    world.worker(2).say({ type: 'answer', id: world.worker(2).requests()[0]!.id, answer });
    expect(await next).toEqual(answer);
  });

  test('says no last words: what a replaced worker still sends is not heard', async () => {
    const { world, host } = setUp();
    const asked = host.ask('bestMove', question);
    world.worker(0).crash();
    const { id } = world.worker(0).requests()[0]!;
    world.worker(0).say({ type: 'answer', id, answer: { ...answer, nodes: 666 } });
    world.worker(0).crash();
    world.worker(1).say({ type: 'answer', id, answer });
    expect(await asked).toEqual(answer);
    expect(world.workers).toHaveLength(2);
  });

  test('where workers are refused, every question fails as unavailable', async () => {
    const { world, host } = setUp();
    world.refuseWorkers();
    const asked = [host.ask('bestMove', question), host.ask('warmUp', { nodes: 1 })];
    for (const failed of asked) await expect(failed).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a worker that falls silent', () => {
  test('is asked for a sign of life and kept if it gives one', async () => {
    const { world, host } = setUp();
    const asked = host.ask('bestMove', question);
    world.worker(0).say({ type: 'alive' });
    world.advance(SILENCE_MS);
    expect(world.worker(0).received.at(-1)).toEqual({ type: 'ping' });
    world.worker(0).say({ type: 'alive' });
    world.advance(SILENCE_MS + GRACE_MS - 1);
    world.worker(0).say({ type: 'answer', id: world.worker(0).requests()[0]!.id, answer });
    expect(await asked).toEqual(answer);
    expect(world.workers).toHaveLength(1);
  });

  test('counts as dead without a sign of life', async () => {
    const { world, host } = setUp();
    const asked = host.ask('bestMove', question);
    world.worker(0).say({ type: 'alive' });
    world.advance(SILENCE_MS + GRACE_MS);
    expect(world.worker(0).isTerminated).toBe(true);
    world.worker(1).say({ type: 'answer', id: world.worker(1).requests()[0]!.id, answer });
    expect(await asked).toEqual(answer);
  });

  test('has longer before its first word: its script may be on the way', () => {
    const { world, host } = setUp();
    void host.ask('warmUp', { nodes: 1 });
    world.advance(LOADING_MS + GRACE_MS - 1);
    expect(world.workers).toHaveLength(1);
    world.advance(1);
    expect(world.workers).toHaveLength(2);
  });

  test('may be silent while nothing is asked', async () => {
    const { world, host } = setUp();
    const asked = host.ask('bestMove', question);
    world.worker(0).say({ type: 'answer', id: world.worker(0).requests()[0]!.id, answer });
    await asked;
    world.advance(10 * (LOADING_MS + GRACE_MS));
    expect(world.worker(0).isTerminated).toBe(false);
    expect(world.worker(0).received).toHaveLength(1);
  });
});
