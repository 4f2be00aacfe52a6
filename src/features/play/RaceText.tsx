import { raceLead } from '../../session/raceLead.ts';
import { shownPosition } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { raceMessages } from './raceMessages.ts';
import { WORDS_ID } from './RaceMeter.tsx';
import { raceSentences } from './raceSentences.ts';
import { raceTextMessages } from './raceTextMessages.ts';

/** What the numbers say, in sentences; the numbers open it. */
export function RaceText({ session }: { session: Session }): React.JSX.Element {
  const numbers = useMessages(raceMessages);
  const words = useMessages(raceTextMessages);
  const race = raceLead(useSession(session, shownPosition));
  return (
    <div className="race-text" id={WORDS_ID} popover="auto" role="note" tabIndex={-1}>
      <p data-testid="race-text">{raceSentences(numbers, words, race)}</p>
      <p className="quiet">{words.explanation}</p>
    </div>
  );
}
