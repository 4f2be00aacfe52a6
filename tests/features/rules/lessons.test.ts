import { expect, test } from 'vitest';
import { LESSONS, SECTIONS, type Expected, type Lesson } from '../../../src/features/rules/lessons.ts';
import { openTrial, takeStep, trialPosition, type Step } from '../../../src/features/rules/trial.ts';
import { parseArrows, parseMarkedSquares } from '../../../src/diagram/annotations.ts';
import { isLegal } from '../../../src/rules/moves.ts';
import { positionOutcome } from '../../../src/rules/outcome.ts';
import { whyIllegal } from '../../../src/rules/whyIllegal.ts';
import { createSession } from '../../../src/session/session.ts';
import { uci } from '../../support/at.ts';
import { readVectors } from '../../support/vectors.ts';

const lessons: readonly (readonly [string, Lesson])[] = LESSONS.map((lesson) => [lesson.id, lesson]);

/** What steps lead to. A refusal anywhere but at the last step is a fault of the data. */
function playedOut(lesson: Lesson, line: readonly Step[]): Expected {
  const session = createSession(openTrial(lesson), () => 0);
  for (const [n, step] of line.entries()) {
    takeStep(session, step);
    if (session.store.getState().refusal && n < line.length - 1) throw new Error(`${step} was refused`);
  }
  const { refusal, game } = session.store.getState();
  return refusal ? 'refused' : (game.outcome ?? 'goesOn');
}

test.each(lessons)('%s is a position that can be and is not over', (_, lesson) => {
  expect(positionOutcome(trialPosition(lesson))).toBeUndefined();
  expect(SECTIONS).toContain(lesson.section);
});

test.each(lessons)('%s: the rules allow what is said to be allowed', (_, lesson) => {
  const position = trialPosition(lesson);
  expect(lesson.allowed.length).toBeGreaterThan(0);
  expect(lesson.allowed.filter((move) => !isLegal(position, uci(move)))).toEqual([]);
});

test.each(lessons.filter(([, { refused }]) => refused))(
  '%s: the rules refuse what is said to be refused, and for that reason alone',
  (_, lesson) => {
    for (const [kind, moves] of Object.entries(lesson.refused ?? {})) {
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves)
        expect(whyIllegal(trialPosition(lesson), uci(move)).map((reason) => reason.kind)).toEqual([kind]);
    }
  },
);

test.each(lessons)('%s leads to the end that is promised', (_, lesson) => {
  expect(playedOut(lesson, lesson.line)).toEqual(lesson.expected);
  for (const { line, expected } of lesson.others ?? []) expect(playedOut(lesson, line)).toEqual(expected);
});

test.each(lessons)('%s draws what can be drawn', (_, { arrows = '', marks = '' }) => {
  expect(parseArrows(arrows).ok).toBe(true);
  expect(parseMarkedSquares(marks).ok).toBe(true);
});

test.each(lessons.filter(([, { line }]) => line[0] !== 'flag'))(
  '%s says of the move in question whether it may be played',
  (_, { line, expected, allowed, refused }) => {
    const named: readonly string[] = expected === 'refused' ? Object.values(refused ?? {}).flat() : allowed;
    expect(named).toContain(line[0]);
  },
);

test('the four known diagrams are among the lessons', () => {
  const known = readVectors('seed-diagrams').map(({ fen }) => fen);
  expect(known).toHaveLength(4);
  expect(LESSONS.map(({ fen }) => fen as string)).toEqual(expect.arrayContaining(known));
});

test('every way a game can end is shown, but for the one by agreement', () => {
  const ends = lessons
    .flatMap(([, { expected, others = [] }]) => [expected, ...others.map((other) => other.expected)])
    .flatMap((end) => (typeof end === 'object' ? [end.reason] : []));
  expect(new Set(ends)).toEqual(
    new Set([
      'whiteReached',
      'blackReached',
      'bothReached',
      'stalemate',
      'threefold',
      'fivefold',
      'fifty',
      'seventyFive',
      'fiftyRace',
      'flag',
      'resignation',
    ]),
  );
});
