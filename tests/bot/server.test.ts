import { describe, expect, test } from 'vitest';
import type { FromWorker, GameSoFar, Request, ToWorker } from '../../src/bot/protocol.ts';
import { serveBot } from '../../src/bot/server.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { startPosition } from '../../src/rules/position.ts';
import { testMind } from '../support/testMind.ts';

const start: GameSoFar = { start: startPosition, moves: [] };

/** A worker whose slices the test counts out; it hears messages between two of them only. */
function startWorker(stepMs = 10) {
  const heard: FromWorker[] = [];
  const soon: (() => void)[] = [];
  const mind = testMind(stepMs);
  const receive = serveBot({
    idleMind: () => mind,
    now: mind.now,
    post: (message) => void heard.push(structuredClone(message)),
    soon: (callback) => void soon.push(callback),
  });
  const slice = () => soon.shift()?.();
  return {
    heard,
    send: (...messages: ToWorker[]) => messages.forEach(receive),
    slices(count: number) {
      for (let done = 0; done < count; done++) slice();
    },
    /** Works until nothing is left to do. */
    idle() {
      while (soon.length > 0) slice();
    },
    answers: () =>
      heard.filter(({ type }) => type === 'answer').map((message) => 'id' in message && message.id),
  };
}

const bestMove = (id: number, moveTimeMs = 50): Request => ({
  type: 'bestMove',
  id,
  question: { ...start, level: 'max', seed: 1, moveTimeMs },
});
const analysis = (id: number, lines = 1): Request => ({ type: 'analyse', id, question: { ...start, lines } });

describe('the worker', () => {
  test('answers a move that is legal', () => {
    const worker = startWorker();
    worker.send(bestMove(7));
    worker.idle();
    const answer = worker.heard.find(({ type }) => type === 'answer');
    expect(answer).toMatchObject({ id: 7 });
    expect(legalMoves(startPosition)).toContainEqual(
      answer?.type === 'answer' && 'move' in answer.answer && answer.answer.move,
    );
  });

  test('answers several boards in the order they asked', () => {
    const worker = startWorker();
    worker.send(bestMove(1), bestMove(2), bestMove(3));
    worker.idle();
    expect(worker.answers()).toEqual([1, 2, 3]);
  });

  test('hears a stop between two slices, and what is stopped is never answered', () => {
    const worker = startWorker();
    worker.send(bestMove(1, 1_000_000));
    worker.slices(5);
    worker.send({ type: 'stop', id: 1 }, bestMove(2));
    worker.idle();
    expect(worker.answers()).toEqual([2]);
  });

  test('a stop for a question still in the queue, or long answered, harms nothing', () => {
    const worker = startWorker();
    worker.send(bestMove(1), bestMove(2), { type: 'stop', id: 2 }, { type: 'stop', id: 99 });
    worker.idle();
    worker.send({ type: 'stop', id: 1 });
    worker.idle();
    expect(worker.answers()).toEqual([1]);
  });

  test('an open analysis reports every depth, makes way for a move and goes on after it', () => {
    const worker = startWorker();
    worker.send(analysis(1, 3));
    worker.slices(40);
    const depths = () =>
      worker.heard.flatMap((message) => (message.type === 'progress' ? [message.analysis.depth] : []));
    expect(depths().slice(0, 3)).toEqual([1, 2, 3]);
    const before = depths().length;
    worker.send(bestMove(2));
    worker.slices(100);
    expect(worker.answers()).toEqual([2]);
    expect(depths().length).toBeGreaterThan(before);
    worker.send({ type: 'stop', id: 1 });
    worker.idle();
    expect(worker.answers()).toEqual([2]);
  });

  test('two analyses share the time', () => {
    const worker = startWorker();
    worker.send(analysis(1), analysis(2));
    worker.slices(150);
    const seen = new Set(
      worker.heard.flatMap((message) => (message.type === 'progress' ? [message.id] : [])),
    );
    expect(seen).toEqual(new Set([1, 2]));
    worker.send({ type: 'stop', id: 1 }, { type: 'stop', id: 2 });
    worker.idle();
  });

  test('an analysis gives the lines asked for, best first', () => {
    const worker = startWorker();
    worker.send({ type: 'analyse', id: 1, question: { ...start, lines: 4, depth: 4 } });
    worker.idle();
    const answer = worker.heard.find((message) => message.type === 'answer');
    const lines = answer && 'lines' in answer.answer ? answer.answer.lines : [];
    const scores = lines.map(({ score }) => score.centipawns);
    expect(scores).toHaveLength(4);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('gives signs of life while it thinks, and when asked', () => {
    const worker = startWorker(200);
    worker.send({ type: 'ping' });
    expect(worker.heard).toEqual([{ type: 'alive' }]);
    worker.send(bestMove(1, 5_000));
    worker.idle();
    expect(worker.heard.filter(({ type }) => type === 'alive').length).toBeGreaterThan(3);
  });
});
