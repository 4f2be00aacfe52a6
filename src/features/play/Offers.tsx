import { claims, type ClaimRule } from '../../game/claims.ts';
import { opposite } from '../../rules/board.ts';
import { seatToMove, turnOf } from '../../session/selectors.ts';
import type { Session, SessionState } from '../../session/session.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { playMessages } from './messages.ts';

/** What the person to move may claim as the board stands. */
export const claimable = (state: SessionState): ClaimRule | undefined =>
  seatToMove(state).kind === 'human' ? claims(state.game)[0] : undefined;

interface ClaimProps {
  readonly session: Session;
  readonly rule: ClaimRule;
}

/** There exactly when a claim is right; it says by which rule. */
export function ClaimButton({ session, rule }: ClaimProps): React.JSX.Element {
  const words = useMessages(playMessages).claim;
  const color = useSession(session, turnOf);
  return (
    <button
      type="button"
      className="button on wide"
      onClick={() => session.dispatch({ type: 'claim', color, rule })}
    >
      {words[rule]}
    </button>
  );
}

/** The answers to a draw offer that stands; a move is the third. */
export function OfferAnswer({ session }: { session: Session }): React.JSX.Element | undefined {
  const words = useMessages(playMessages).offer;
  const offeredBy = useSession(session, (state) => state.game.drawOffer);
  if (!offeredBy) return undefined;
  const color = opposite(offeredBy);
  const answer = (type: 'acceptDraw' | 'declineDraw'): void => void session.dispatch({ type, color });
  return (
    <div className="offer">
      <button type="button" className="button on" onClick={() => answer('acceptDraw')}>
        {words.accept}
      </button>
      <button type="button" className="button" onClick={() => answer('declineDraw')}>
        {words.decline}
      </button>
    </div>
  );
}
