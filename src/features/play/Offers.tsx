import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { claimableWith, claimMove, claims, type ClaimRule } from '../../game/claims.ts';
import { currentPosition, type Game } from '../../game/game.ts';
import { sanWith } from '../../notation/letterSets.ts';
import { makeSan } from '../../notation/san.ts';
import { opposite } from '../../rules/board.ts';
import type { Move } from '../../rules/position.ts';
import { seatToMove } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { HeldMove } from '../../session/sessionState.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { offerMessages } from './offerMessages.ts';

/** What the person to move may claim: on the board as it stands, or together with a move, one that waits first. */
function claimOf(game: Game, held: HeldMove | undefined): Claim | undefined {
  const [withHeld] = held ? claimableWith(game, held.move) : [];
  if (held) return withHeld && { rule: withHeld, move: held.move };
  const [rule] = claims(game);
  return rule ? { rule } : claimMove(game);
}

interface Claim {
  readonly rule: ClaimRule;
  readonly move?: Move;
}

/** A button exactly when a claim is right, else what is given in its place. */
export function ClaimOr({ session, children }: { session: Session; children?: ReactNode }): ReactNode {
  const game = useSession(session, (state) => state.game);
  const held = useSession(session, (state) => state.held);
  const mine = useSession(session, (state) => !state.viewOnly && seatToMove(state).kind === 'human');
  // It looks at every legal move, so once a move only.
  const claim = useMemo(() => (mine ? claimOf(game, held) : undefined), [game, held, mine]);
  return claim ? <ClaimButton session={session} claim={claim} /> : children;
}

/** It says by which rule a draw is claimed, and with which move. */
function ClaimButton({ session, claim }: { session: Session; claim: Claim }): React.JSX.Element {
  const words = useMessages(offerMessages).claim;
  const letters = useLetters();
  const { game } = session.store.getState();
  const { rule, move } = claim;
  const color = currentPosition(game).turn;
  return (
    <button
      type="button"
      className="button on wide"
      onClick={() => session.dispatch({ type: 'claim', color, rule, ...(move && { move }) })}
    >
      {move ? words.withMove[rule](sanWith(letters, makeSan(currentPosition(game), move))) : words[rule]}
    </button>
  );
}

/** The answers to a draw offer that stands; a move is the third. */
export function OfferAnswer({ session }: { session: Session }): React.JSX.Element | undefined {
  const words = useMessages(offerMessages);
  const offeredBy = useSession(session, ({ game, viewOnly }) => (viewOnly ? undefined : game.drawOffer));
  if (!offeredBy) return undefined;
  const color = opposite(offeredBy);
  // It comes up where the move was confirmed: the second press of a double click was not meant for it.
  const answer = ({ detail }: MouseEvent, type: 'acceptDraw' | 'declineDraw'): void => {
    if (detail < 2) session.dispatch({ type, color });
  };
  return (
    <>
      <div className="offer">
        <button type="button" className="button on" onClick={(press) => answer(press, 'acceptDraw')}>
          {words.accept}
        </button>
        <button type="button" className="button" onClick={(press) => answer(press, 'declineDraw')}>
          {words.decline}
        </button>
      </div>
      <ClaimOr session={session} />
    </>
  );
}
