import type { Color } from '../../rules/board.ts';
import { raceLead, type RaceLead } from '../../session/raceLead.ts';
import { shownPosition } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { raceMessages } from './raceMessages.ts';

const useRace = (session: Session): RaceLead => raceLead(useSession(session, shownPosition));

/** How far one king has to run, for its player's plate. The number's words are in `RaceText`. */
export function RaceCount({ session, color }: { session: Session; color: Color }): React.JSX.Element {
  const words = useMessages(raceMessages);
  const { moves, leader } = useRace(session);
  const count = moves[color];
  return (
    <span
      className="race-count"
      data-testid={`race-${color}`}
      data-leads={leader === color || undefined}
      title={words.toGo(count)}
      aria-hidden="true"
    >
      {leader === color && <Icon name="flag" size={16} />}
      <b>{count ?? '–'}</b>
    </span>
  );
}

/** The same in sentences: for listeners always, for everyone with an explanation on demand. */
export function RaceText({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(raceMessages);
  const { moves, leader, by } = useRace(session);
  const running = moves.white !== 0 && moves.black !== 0;
  return (
    <details className="race-text">
      <summary>{words.about}</summary>
      <p data-testid="race-text">
        {words.distance('white', moves.white)} {words.distance('black', moves.black)}{' '}
        {running && (leader ? words.leads(leader, by) : words.level)}
      </p>
      <p className="quiet">{words.explanation}</p>
    </details>
  );
}
