import { heldOf } from '../../session/gameText.ts';
import { gameMessages } from '../../session/messages.ts';
import type { Session } from '../../session/session.ts';
import type { HeldMove } from '../../session/sessionState.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { ClaimOr } from './Offers.tsx';
import { StatusBox } from './StatusBox.tsx';

/** White is about to arrive where Black can follow, or a move waits to be confirmed: play it? */
export function Held({ session, held }: { session: Session; held: HeldMove }): React.JSX.Element {
  const messages = useMessages(gameMessages);
  const words = held.replies.length > 0 ? messages.held : messages.confirm;
  const letters = useLetters();
  const play = (): void => {
    // A second press may come before the question has left the page.
    if (session.store.getState().held === held) session.play(held.move, true);
  };
  return (
    <StatusBox tone="alert" headline={words.headline}>
      <p data-testid="held">{heldOf(messages, held, letters)}</p>
      <div className="offer">
        <button type="button" className="button on" onClick={play}>
          {words.play}
        </button>
        <button type="button" className="button" onClick={() => session.dispatch({ type: 'dismiss' })}>
          {words.back}
        </button>
      </div>
      <ClaimOr session={session} />
    </StatusBox>
  );
}
