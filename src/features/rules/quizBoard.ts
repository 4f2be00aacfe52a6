import { currentPosition } from '../../game/game.ts';
import { makeUci } from '../../notation/uci.ts';
import { goalMoves } from '../../rules/outcome.ts';
import { isTry } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { Seat, SessionState } from '../../session/sessionState.ts';
import type { Question } from './quiz.ts';
import { openTrial } from './trial.ts';

/** Nobody sits there: the pieces are looked at. */
const watched: Seat = { kind: 'bot', level: 'easy' };
const watchedSeats = { white: watched, black: watched };

/** Only where a move is to be found may the pieces be moved. */
export const openQuestion = (question: Question): SessionState =>
  question.kind === 'find' ? openTrial(question) : { ...openTrial(question), seats: watchedSeats };

/** What was tried on a board where a move is to be found; `undefined` until something was: a piece pressed is no try. */
export function isFound(
  { answer }: Extract<Question, { kind: 'find' }>,
  { refusal, held, game }: SessionState,
): boolean | undefined {
  if ((refusal && isTry(refusal.move)) || held) return false;
  const [first] = game.plies;
  return first && (answer as readonly string[]).includes(makeUci(first.move));
}

/** Ends the search: a wrong move is answered by the other king if it can arrive, and no further move is taken. */
export function closeQuestion(session: Session, found: boolean): void {
  const { game, held } = session.store.getState();
  const [reply] = found || held || game.outcome ? [] : goalMoves(currentPosition(game));
  const moved = game.plies.length > 0;
  if (moved && reply) session.play(reply, true);
  session.dispatch({ type: 'open', state: { ...session.store.getState(), seats: watchedSeats } });
}
