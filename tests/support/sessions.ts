import { newGame, type Game } from '../../src/game/game.ts';
import { createSession, type Seat, type Session, type SessionState } from '../../src/session/session.ts';
import { uci } from './at.ts';

export const human: Seat = { kind: 'human' };
export const bot: Seat = { kind: 'bot', level: 'easy' };

export const stateOf = (part: Partial<SessionState> = {}): SessionState => {
  const game: Game = part.game ?? newGame();
  return {
    id: 'game-1',
    game,
    seats: { white: human, black: human },
    cursor: game.plies.length,
    orientation: 'white',
    offersDraw: false,
    refusal: undefined,
    held: undefined,
    premoves: [],
    drawings: [],
    paused: false,
    thoughtMs: 0,
    ...part,
  };
};

export const sessionOf = (part: Partial<SessionState> = {}): Session => createSession(stateOf(part), () => 0);

/** Plays UCI moves that must be legal through the session's door. */
export function playIn(session: Session, ...moves: readonly string[]): void {
  for (const move of moves) if (!session.play(uci(move), true).ok) throw new Error(`${move} was refused`);
}
