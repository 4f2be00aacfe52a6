import type { Color } from '../../rules/board.ts';
import { mayGiveTime } from '../../session/help.ts';
import type { Session } from '../../session/session.ts';
import { ClockFace } from '../../ui/ClockFace.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { clockMessages } from './clockMessages.ts';

const GIFT_MS = 15_000;

/** The time of one side, in its plate; people can be given some more. */
export function PlayerClock({ session, color }: { session: Session; color: Color }): React.JSX.Element {
  const words = useMessages(clockMessages);
  const control = useSession(session, ({ game }) => game.timeControl);
  const still = useSession(session, ({ game, viewOnly }) => viewOnly === true || game.outcome !== undefined);
  const person = useSession(session, ({ seats }) => seats[color].kind === 'human');
  const may = useSession(session, mayGiveTime);
  const adds = control?.kind === 'increment' ? control.incrementMs[color] / 1000 : 0;
  const name = words.clock[color];
  return (
    <span className="player-clock">
      <ClockFace session={session} color={color} label={adds > 0 ? words.adds(name, adds) : name} />
      {person && may && (
        <button
          type="button"
          className="give-time"
          disabled={still}
          aria-label={words.give[color]}
          title={words.give[color]}
          onClick={() => session.dispatch({ type: 'giveTime', color, ms: GIFT_MS })}
        >
          {words.gift}
        </button>
      )}
    </span>
  );
}
