import { newGame, type Game } from '../../src/game/game.ts';
import { boardWith } from '../../src/session/boardWith.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { Seat, SessionState } from '../../src/session/sessionState.ts';
import { uci } from './at.ts';

export const human: Seat = { kind: 'human' };
export const bot: Seat = { kind: 'bot', level: 'easy' };

export const stateOf = (part: Partial<SessionState> = {}): SessionState => {
  const game: Game = part.game ?? newGame();
  return { ...boardWith('game-1', game, { white: human, black: human }), ...part };
};

export const sessionOf = (part: Partial<SessionState> = {}): Session => createSession(stateOf(part), () => 0);

/** Plays UCI moves that must be legal through the session's door. */
export function playIn(session: Session, ...moves: readonly string[]): void {
  for (const move of moves) if (!session.play(uci(move), true).ok) throw new Error(`${move} was refused`);
}
