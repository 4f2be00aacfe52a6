import { newGame } from '../../game/game.ts';
import type { TimeControl } from '../../game/timeControl.ts';
import { parseFen } from '../../notation/fen.ts';
import { parseUci } from '../../notation/uci.ts';
import { startPosition, type Move, type Position } from '../../rules/position.ts';
import { boardWith } from '../../session/boardWith.ts';
import { createSession, type Session } from '../../session/session.ts';
import type { Seat, SessionState } from '../../session/sessionState.ts';
import { createSettings, type Settings } from '../../session/settings.ts';

export const person: Seat = { kind: 'human' };
export const computer: Seat = { kind: 'bot', level: 'medium' };

export const FRIENDS = { white: person, black: person };
export const AGAINST_COMPUTER = { white: person, black: computer };

export function positionOf(fen: string): Position {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(`${fen}: ${position.error.code}`);
  return position.value;
}

export function moveOf(uci: string): Move {
  const move = parseUci(uci);
  if (!move) throw new Error(`no move: ${uci}`);
  return move;
}

export const minutes = (white: number, black: number, seconds = 0): TimeControl => ({
  kind: 'increment',
  initialMs: { white: white * 60_000, black: black * 60_000 },
  incrementMs: { white: seconds * 1000, black: seconds * 1000 },
});

interface Scene {
  readonly fen?: string;
  /** In UCI, with spaces between. */
  readonly moves?: string;
  /** Milliseconds for each move. */
  readonly thinkMs?: number;
  readonly clock?: TimeControl;
  readonly seats?: SessionState['seats'];
  readonly settings?: Partial<Settings>;
  /** What is different about the board after that. */
  readonly after?: Partial<SessionState>;
  /** What somebody does then. */
  readonly act?: (session: Session) => void;
}

/** A board as it is after all that. Its time stands still, so that it looks the same whenever it is looked at. */
export function sessionOf(scene: Scene = {}): Session {
  const { fen, moves = '', thinkMs = 2000, clock, seats = FRIENDS, settings = {}, after, act } = scene;
  const start = fen === undefined ? startPosition : positionOf(fen);
  const game = newGame({ start, ...(clock && { timeControl: clock }) });
  const chosen = createSettings();
  chosen.setState({ animation: 'off', ...settings });
  const session = createSession(boardWith('design', game, seats), () => 0, chosen);
  for (const uci of moves.split(' ').filter(Boolean))
    if (!session.dispatch({ type: 'move', move: moveOf(uci), thinkMs }).ok)
      throw new Error(`refused: ${uci}`);
  if (after) session.store.setState(after);
  act?.(session);
  return session;
}

/** Some moves into a game. */
export const OPENING = 'h2h3 a2b3 h3g4 b3b4 g4g5 b4b5';

/** White goes ahead, Black follows: a whole game that is drawn. */
export const DRAWN = 'h2h3 a2b3 h3g4 b3b4 g4g5 b4b5 g5f6 b5c6 f6g7 c6c7 g7g8 c7c8';
