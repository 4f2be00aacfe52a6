import { useStore } from 'zustand';
import { isLive, shownPosition } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { Refusal } from '../../session/sessionState.ts';
import { refusalText } from '../../session/whyNot.ts';
import { whyNotMessages } from '../../session/whyNotMessages.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { ClaimOr, OfferAnswer } from './Offers.tsx';
import { StatusBox } from './StatusBox.tsx';

/** The impossible move somebody has just tried, explained; the board draws the same. What can be answered or claimed stays in sight. */
export function WhyNot({ session, refusal }: { session: Session; refusal: Refusal }): React.JSX.Element {
  const words = useMessages(whyNotMessages);
  const letters = useLetters();
  const position = useSession(session, shownPosition);
  const whyNot = useStore(session.settings, (settings) => settings.whyNot);
  const live = useSession(session, isLive);
  const offered = useSession(session, ({ game }) => game.drawOffer !== undefined);
  return (
    <StatusBox tone="alert" headline={words.headline}>
      <p data-testid="why-not">{refusalText(words, whyNot, position, refusal, letters)}</p>
      {live && (offered ? <OfferAnswer session={session} /> : <ClaimOr session={session} />)}
    </StatusBox>
  );
}
