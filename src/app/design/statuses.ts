import type { BotStatus } from '../../effects/bot.ts';
import type { Outcome } from '../../rules/outcome.ts';
import type { HintReason } from '../../bot/protocol.ts';

import type { Session } from '../../session/session.ts';
import { HINT_STEPS } from '../../session/sessionState.ts';
import { AGAINST_COMPUTER, DRAWN, minutes, moveOf, OPENING, sessionOf } from './sessions.ts';

export interface Stand {
  readonly name: string;
  readonly session: Session;
  readonly botStatus?: BotStatus;
}

/** White arrives and Black can follow. */
const ARRIVAL = '8/2k3K1/8/8/8/8/8/8 w - - 0 1';
/** The same with Black too far away. */
const WIN = '8/6K1/8/8/8/1k6/8/8 w - - 0 1';
/** Knights out and back, twice. */
const ROUND = 'e2f4 d2c4 f4e2 c4d2 ';

const runs: readonly HintReason[] = [{ code: 'runs', square: moveOf('h2h3').to, ranksLeft: 5 }];

const ended = (outcome: Outcome): Session => {
  const session = sessionOf({ moves: OPENING });
  const { game } = session.store.getState();
  session.store.setState({ game: { ...game, outcome } });
  return session;
};

/** All that the status says while a game is on. */
export const STANDS: readonly Stand[] = [
  { name: 'your move', session: sessionOf({ seats: AGAINST_COMPUTER }) },
  { name: 'two people', session: sessionOf({ moves: 'h2h3' }) },
  {
    name: 'the computer thinks',
    session: sessionOf({ seats: AGAINST_COMPUTER, moves: 'h2h3' }),
    botStatus: 'thinking',
  },
  {
    name: 'no computer',
    session: sessionOf({ seats: AGAINST_COMPUTER, moves: 'h2h3' }),
    botStatus: 'unavailable',
  },
  {
    name: 'premoves',
    session: sessionOf({
      seats: AGAINST_COMPUTER,
      moves: 'h2h3',
      after: { premoves: [moveOf('h3h4'), moveOf('h4h5')] },
    }),
    botStatus: 'thinking',
  },
  {
    name: 'impossible, explained',
    session: sessionOf({ act: ({ play }) => play(moveOf('e2c3')) }),
  },
  {
    name: 'impossible, not explained',
    session: sessionOf({ settings: { whyNot: 'off' }, act: ({ play }) => play(moveOf('e2c3')) }),
  },
  {
    name: 'Black could follow',
    session: sessionOf({ fen: ARRIVAL, act: ({ play }) => play(moveOf('g7g8')) }),
  },
  {
    name: 'a move to confirm',
    session: sessionOf({ settings: { confirmMoves: 'on' }, act: ({ play }) => play(moveOf('h2h3')) }),
  },
  { name: 'Black’s last reply', session: sessionOf({ fen: ARRIVAL, moves: 'g7g8' }) },
  {
    name: 'a draw goes with the move',
    session: sessionOf({ moves: OPENING, after: { offersDraw: true } }),
  },
  {
    name: 'a draw is offered',
    session: sessionOf({
      moves: 'h2h3 a2b3',
      act: ({ dispatch }) => dispatch({ type: 'move', move: moveOf('h3g4'), thinkMs: 0, offerDraw: true }),
    }),
  },
  {
    name: 'the computer considers a draw',
    session: sessionOf({
      seats: AGAINST_COMPUTER,
      moves: 'h2h3 a2b3',
      act: ({ dispatch }) => dispatch({ type: 'move', move: moveOf('h3g4'), thinkMs: 0, offerDraw: true }),
    }),
    botStatus: 'thinking',
  },
  {
    name: 'a draw is declined',
    session: sessionOf({ moves: OPENING, after: { declined: { by: 'black', plies: 6 } } }),
  },
  { name: 'a draw to claim', session: sessionOf({ moves: ROUND + ROUND }) },
  {
    name: 'a draw to claim with a move',
    session: sessionOf({ moves: (ROUND + ROUND).slice(0, -5) }),
  },
  {
    name: 'looking back',
    session: sessionOf({ moves: OPENING, act: ({ dispatch }) => dispatch({ type: 'goTo', ply: 2 }) }),
  },
  {
    name: 'play on from here?',
    session: sessionOf({ moves: OPENING, after: { cursor: 2, branch: { move: undefined } } }),
  },
  ...HINT_STEPS.map((step) => ({
    name: `hint: ${step}`,
    session: sessionOf({ after: { hint: { move: moveOf('h2h3'), reasons: runs, step } } }),
  })),
];

/** How a game ends: on the board, with its proof; by its history; by the players. */
export const ENDS: readonly Stand[] = [
  { name: 'White arrived', session: sessionOf({ fen: WIN, moves: 'g7g8' }) },
  { name: 'both arrived', session: sessionOf({ moves: DRAWN }) },
  { name: 'Black arrived', session: sessionOf({ fen: '8/1k6/8/8/6K1/8/8/8 b - - 0 1', moves: 'b7b8' }) },
  { name: 'stalemate', session: sessionOf({ fen: '8/8/8/8/8/1r6/7r/K2k4 b - - 0 1', moves: 'h2c2' }) },
  ...(['threefold', 'fifty', 'fiftyRace', 'fivefold', 'seventyFive', 'agreement'] as const).map((reason) => ({
    name: reason,
    session: ended({ winner: undefined, reason }),
  })),
  { name: 'resignation', session: ended({ winner: 'black', reason: 'resignation' }) },
  { name: 'flag', session: ended({ winner: 'white', reason: 'flag' }) },
];

const SLOW = 145_000;

/** The plates: who plays, whose move it is, the race, the clocks. */
export const PLATES: readonly Stand[] = [
  { name: 'against the computer', session: sessionOf({ seats: AGAINST_COMPUTER }) },
  {
    name: 'it thinks',
    session: sessionOf({ seats: AGAINST_COMPUTER, moves: 'h2h3' }),
    botStatus: 'thinking',
  },
  { name: 'White leads', session: sessionOf({ moves: `${OPENING} g5f6` }) },
  { name: 'over', session: sessionOf({ fen: WIN, moves: 'g7g8' }) },
  { name: 'clocks before the start', session: sessionOf({ clock: minutes(5, 5) }) },
  { name: 'clocks that run', session: sessionOf({ clock: minutes(5, 5, 3), moves: OPENING }) },
  { name: 'an hour', session: sessionOf({ clock: minutes(120, 90), moves: 'h2h3' }) },
  { name: 'low', session: sessionOf({ clock: minutes(5, 8), moves: 'h2h3 a2b3 h3h4 b3b4', thinkMs: SLOW }) },
  {
    name: 'flag',
    session: sessionOf({
      clock: minutes(5, 5),
      moves: 'h2h3',
      act: ({ dispatch }) => dispatch({ type: 'flag', color: 'black', thinkMs: 300_000 }),
    }),
  },
];
