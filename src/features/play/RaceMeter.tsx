import type { Color } from '../../rules/board.ts';
import { raceLead } from '../../session/raceLead.ts';
import { shownPosition } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { raceMessages } from './raceMessages.ts';

/** Both numbers open the same words; there is one play screen at a time. */
export const WORDS_ID = 'race-words';

/** The board’s height, in moves: as far as a king can be without a detour. */
const WHOLE_WAY = 7;

/** How much of the way lies behind a king; nothing where no way is free. */
const come = (count = WHOLE_WAY): number => 1 - Math.min(count, WHOLE_WAY) / WHOLE_WAY;

/** How far one king has to run, for its player’s plate. Whoever wonders what the number says presses it. */
export function RaceCount({ session, color }: { session: Session; color: Color }): React.JSX.Element {
  const words = useMessages(raceMessages);
  const { moves, leader, by } = raceLead(useSession(session, shownPosition));
  const count = moves[color];
  const leads = leader === color;
  return (
    <>
      <button
        type="button"
        className="race-count"
        data-testid={`race-${color}`}
        data-leads={leads || undefined}
        title={words.toGo(count)}
        aria-label={words.distance(color, count)}
        popoverTarget={WORDS_ID}
      >
        {leads && <Icon name="flag" size={16} />}
        {/* The button's name is of the way, and its words say the lead too. A king that has arrived leads by nothing. */}
        {leads && by && count !== 0 && <span className="race-lead">{`\u200e+${String(by)}`}</span>}
        <b>{count ?? '–'}</b>
      </button>
      <span className="race-bar">
        <i style={{ transform: `scaleX(${String(come(count))})` }} />
      </span>
    </>
  );
}
