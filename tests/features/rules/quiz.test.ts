import { expect, test } from 'vitest';
import { newGame } from '../../../src/game/game.ts';
import { parseArrows } from '../../../src/diagram/annotations.ts';
import { QUESTIONS, type Consequence, type Question } from '../../../src/features/rules/quiz.ts';
import { closeQuestion, isFound, openQuestion } from '../../../src/features/rules/quizBoard.ts';
import { en } from '../../../src/features/rules/quizMessages/en.ts';
import { takeStep, trialPosition } from '../../../src/features/rules/trial.ts';
import { makeUci } from '../../../src/notation/uci.ts';
import { boardPieces } from '../../../src/rules/board.ts';
import { isLegal, legalMoves } from '../../../src/rules/moves.ts';
import { goalMoves, positionOutcome } from '../../../src/rules/outcome.ts';
import { play, type Move, type Position } from '../../../src/rules/position.ts';
import { squareName } from '../../../src/rules/squares.ts';
import { whyIllegal } from '../../../src/rules/whyIllegal.ts';
import { createSession } from '../../../src/session/session.ts';
import { movableColor } from '../../../src/session/selectors.ts';
import { uci } from '../../support/at.ts';

const all: readonly (readonly [string, Question])[] = QUESTIONS.map((question) => [question.id, question]);
const ofKind = <K extends Question['kind']>(kind: K) =>
  QUESTIONS.filter(
    (question): question is Extract<(typeof QUESTIONS)[number], { kind: K }> => question.kind === kind,
  ).map((question) => [question.id, question as Extract<Question, { kind: K }>] as const);

const moveOf = (question: Question): Move => uci(question.line[0] ?? '');

test('there are questions enough, of all four kinds, each with words of its own', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(QUESTIONS.map(({ kind }) => kind))).toEqual(new Set(['choose', 'allowed', 'point', 'find']));
  expect(Object.keys(en.questions)).toEqual(QUESTIONS.map(({ id }) => id));
});

test.each(all)('%s is asked of a position whose game is not over', (_, question) => {
  expect(positionOutcome(trialPosition(question))).toBeUndefined();
  expect(parseArrows(question.arrows ?? '').ok).toBe(true);
});

test.each(ofKind('allowed'))('%s: the rules say the same', (_, question) => {
  expect(isLegal(trialPosition(question), moveOf(question)) ? 'yes' : 'no').toBe(question.answer);
});

test.each(ofKind('allowed').filter(([, { answer }]) => answer === 'no'))(
  '%s is refused for a check alone, not because the piece can’t go there',
  (_, question) => {
    const reasons = whyIllegal(trialPosition(question), moveOf(question));
    expect(reasons.map(({ kind }) => kind)).toEqual(['givesCheck']);
  },
);

test.each(ofKind('choose'))('%s: what is played comes to what is said', (_, question) => {
  const session = createSession(openQuestion(question), () => 0);
  for (const step of question.line) takeStep(session, step);
  const { game, refusal } = session.store.getState();
  expect(refusal).toBeUndefined();
  expect(game.plies).toHaveLength(question.line.length);
  const winner = game.outcome?.winner;
  const comesTo: Consequence = !game.outcome
    ? 'goesOn'
    : winner === undefined
      ? 'draw'
      : winner === 'white'
        ? 'whiteWins'
        : 'blackWins';
  expect(comesTo).toBe(question.answer);
});

test.each(ofKind('point'))('%s: those squares and no others', (id, question) => {
  const position = trialPosition(question);
  const moves = legalMoves(position);
  const goals = goalMoves(position);
  const right =
    question.from === undefined
      ? boardPieces(position.board)
          .filter(({ piece }) => piece.color === position.turn)
          .map(({ square }) => square)
          .filter((square) => !moves.some(({ from }) => from === square))
      : (id === 'lastReply' ? goals : moves)
          .filter(({ from }) => squareName(from) === question.from)
          .map(({ to }) => to);
  expect(right.map(squareName).toSorted()).toEqual([...question.answer].toSorted());
  expect(parseArrows(question.proof).ok).toBe(true);
});

/** Whether a move does what is asked for. */
function serves(position: Position, move: Move, aim: Extract<Question, { kind: 'find' }>['aim']): boolean {
  const next = play(position, move);
  const outcome = positionOutcome(next);
  if (aim === 'win') return outcome?.winner === position.turn;
  if (aim === 'draw') return outcome !== undefined && outcome.winner === undefined;
  return goalMoves(next).length === 0;
}

test.each(ofKind('find'))('%s: those moves serve and no others', (_, question) => {
  const position = trialPosition(question);
  const serving = legalMoves(position).filter((move) => serves(position, move, question.aim));
  expect(serving.map(makeUci).toSorted()).toEqual([...question.answer].toSorted());
  expect(question.answer).toContain(question.line[0]);
});

test.each(ofKind('find'))('%s: every wrong move is told why, the right one is found', (_, question) => {
  const position = trialPosition(question);
  for (const move of legalMoves(position)) {
    const session = createSession(openQuestion(question), () => 0);
    session.play(move);
    const found = isFound(question, session.store.getState());
    expect(found, makeUci(move)).toBe(question.answer.some((answer) => answer === makeUci(move)));
    closeQuestion(session, found === true);
    const state = session.store.getState();
    expect(movableColor(state)).toBeUndefined();
    // Held, lost to the other king, or a game that plainly goes on.
    if (!found && question.aim !== 'win')
      expect(state.held ?? state.game.outcome?.winner, makeUci(move)).toBeTruthy();
  }
});

test('only where a move is to be found can the pieces be moved', () => {
  for (const [id, question] of all)
    expect(movableColor(openQuestion(question)) !== undefined, id).toBe(question.kind === 'find');
});

test('a refused move is a wrong answer, and no answer is none', () => {
  const [, question] = ofKind('find')[0]!;
  const session = createSession(openQuestion(question), () => 0);
  expect(isFound(question, session.store.getState())).toBeUndefined();
  session.play(uci('f7e8'));
  expect(isFound(question, session.store.getState())).toBe(false);
  expect(session.store.getState().game).toEqual(newGame({ start: trialPosition(question) }));
});

test.each(ofKind('find'))('%s: a piece of the other side, pressed, is no answer yet', (_, question) => {
  const session = createSession(openQuestion(question), () => 0);
  const { board, turn } = trialPosition(question);
  const other = boardPieces(board).find(({ piece }) => piece.color !== turn)!.square;
  session.play({ from: other, to: other });
  expect(session.store.getState().refusal).toBeDefined();
  expect(isFound(question, session.store.getState())).toBeUndefined();
});
