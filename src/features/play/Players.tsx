import { Suspense } from 'react';
import type { BotStatus } from '../../effects/bot.ts';
import type { Color } from '../../rules/board.ts';
import { gameMessages } from '../../session/messages.ts';
import { onlyHuman, turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { late } from '../../ui/late.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { playMessages } from './messages.ts';
import { RaceCount } from './RaceMeter.tsx';

const PlayerClock = late(async () => (await import('./PlayerClock.tsx')).PlayerClock);

/** A plate for each side, on the side of the board where its army starts. */
export function Players({
  session,
  far,
  botStatus,
}: {
  session: Session;
  /** The player opposite, whose plate is turned. */
  far: Color | undefined;
  botStatus: BotStatus;
}): React.JSX.Element {
  const turned = useSession(session, (state) => state.orientation === 'black');
  const colors: readonly Color[] = turned || far === 'white' ? ['white', 'black'] : ['black', 'white'];
  return (
    <div className="players">
      {colors.map((color) => (
        <Player
          key={color}
          session={session}
          color={color}
          far={color === far}
          thinking={botStatus === 'thinking'}
        />
      ))}
    </div>
  );
}

interface PlayerProps {
  readonly session: Session;
  readonly color: Color;
  readonly far: boolean;
  readonly thinking: boolean;
}

function Player({ session, color, far, thinking }: PlayerProps): React.JSX.Element {
  const { players } = useMessages(playMessages);
  const { colors } = useMessages(gameMessages);
  const seat = useSession(session, (state) => state.seats[color]);
  const alone = useSession(session, (state) => onlyHuman(state) !== undefined);
  const outcome = useSession(session, (state) => state.game.outcome);
  const toMove = useSession(session, (state) => !state.game.outcome && turnOf(state) === color);
  const timed = useSession(session, ({ game }) => game.timeControl !== undefined);
  const won = outcome?.winner === color;
  const who = seat.kind === 'bot' ? `${players.level[seat.level]} · ${players.computer}` : players.you;
  return (
    <div
      className="player"
      data-color={color}
      data-far={far || undefined}
      data-to-move={toMove || undefined}
      data-won={won || undefined}
      data-timed={timed || undefined}
    >
      <span className={`player-king ${color}`} aria-hidden="true">
        {seat.kind === 'bot' && toMove && thinking && (
          <span className="thinking">
            <i />
            <i />
            <i />
          </span>
        )}
      </span>
      <span className="player-text">
        <strong>{colors[color]}</strong>
        <span className="quiet">{alone ? who : players.atTheTable}</span>
      </span>
      <RaceCount session={session} color={color} />
      {timed && (
        <Suspense fallback={<span className="player-clock" />}>
          <PlayerClock session={session} color={color} />
        </Suspense>
      )}
    </div>
  );
}
