import { Suspense } from 'react';
import type { BotEffect } from '../../effects/bot.ts';
import type { Color } from '../../rules/board.ts';
import { gameMessages } from '../../session/messages.ts';
import { atFullStrength, onlyHuman, turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { late } from '../../ui/late.ts';
import { useFollowed } from '../../ui/useFollowed.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { playMessages } from './messages.ts';
import { RaceCount } from './RaceMeter.tsx';

const PlayerClock = late(async () => (await import('./PlayerClock.tsx')).PlayerClock);

/** A plate for each side, on the side of the board where its army starts. */
export function Players({
  session,
  far,
  bot,
}: {
  session: Session;
  /** The player opposite, whose plate is turned. */
  far: Color | undefined;
  bot: BotEffect;
}): React.JSX.Element {
  const turned = useSession(session, (state) => state.orientation === 'black');
  const long = useSession(session, atFullStrength);
  const colors: readonly Color[] = turned || far === 'white' ? ['white', 'black'] : ['black', 'white'];
  return (
    <div className="players" data-long={long || undefined}>
      {colors.map((color) => (
        <Player key={color} session={session} color={color} far={color === far} bot={bot} />
      ))}
    </div>
  );
}

interface PlayerProps {
  readonly session: Session;
  readonly color: Color;
  readonly far: boolean;
  readonly bot: BotEffect;
}

function Player({ session, color, far, bot }: PlayerProps): React.JSX.Element {
  const { players } = useMessages(playMessages);
  const { colors } = useMessages(gameMessages);
  const thinking = useFollowed(bot.status, ({ status }) => status === 'thinking');
  const state = useSession(session, (now) => now);
  const seat = state.seats[color];
  const { outcome, timeControl } = state.game;
  const toMove = !outcome && turnOf(state) === color;
  const timed = timeControl !== undefined;
  const won = outcome?.winner === color;
  const who = seat.kind === 'bot' ? `${players.level[seat.level]} · ${players.computer}` : players.you;
  return (
    <div
      className="player"
      data-color={color}
      data-far={far || undefined}
      data-to-move={toMove || undefined}
      data-thinking={(toMove && thinking) || undefined}
      data-won={won || undefined}
      data-timed={timed || undefined}
    >
      <span className={`player-king ${color}`} aria-hidden="true">
        {seat.kind === 'bot' && (
          <span className="thinking">
            <i />
            <i />
            <i />
          </span>
        )}
      </span>
      <span className="player-text">
        <strong>{colors[color]}</strong>
        <span className="quiet">{onlyHuman(state) ? who : players.atTheTable}</span>
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
