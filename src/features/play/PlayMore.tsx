import { Suspense, type ComponentType } from 'react';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../ui/useSession.ts';
import { Goal } from './Goal.tsx';

interface Props {
  readonly session: Session;
  readonly Analysis: ComponentType<{ session: Session }>;
}

/** Below the moves: the goal, and once a game is over what the engine makes of it. */
export function PlayMore({ session, Analysis }: Props): React.JSX.Element {
  const id = useSession(session, (state) => state.id);
  const over = useSession(session, ({ game }) => game.outcome !== undefined);
  return (
    <div className="play-more" data-over={over || undefined}>
      <Goal session={session} />
      {over && (
        <Suspense fallback={null}>
          <Analysis key={id} session={session} />
        </Suspense>
      )}
    </div>
  );
}
