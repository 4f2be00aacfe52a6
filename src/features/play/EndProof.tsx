import { proofMessages } from '../../session/proofMessages.ts';
import { proofText } from '../../session/proofText.ts';
import type { Session } from '../../session/session.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';

/** What the board draws of the end, in words. */
export function EndProof({ session }: { session: Session }): React.JSX.Element | undefined {
  const words = useMessages(proofMessages);
  const letters = useLetters();
  const text = proofText(
    words,
    useSession(session, (state) => state.game),
    letters,
  );
  return text === undefined ? undefined : <p data-testid="proof">{text}</p>;
}
