import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../ui/useSession.ts';
import { Goal } from './Goal.tsx';

interface Props {
  readonly session: Session;
  readonly Analysis: ComponentType<{ session: Session }>;
}

/** Longer than React waits before it shows what has been fetched for the end itself. */
const END_MS = 400;

/** Below the moves: the goal, and once a game is over what the engine makes of it. */
export function PlayMore({ session, Analysis }: Props): React.JSX.Element {
  const id = useSession(session, (state) => state.id);
  const over = useSession(session, ({ game }) => game.outcome !== undefined);
  return (
    <div className="play-more" data-over={over || undefined}>
      <Goal session={session} />
      {over && (
        <AfterTheEnd key={id}>
          <Suspense fallback={null}>
            <Analysis session={session} />
          </Suspense>
        </AfterTheEnd>
      )}
    </div>
  );
}

/** On a slow phone the end and what follows it would be a long time to draw at once. */
function AfterTheEnd({ children }: { children: ReactNode }): ReactNode {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), END_MS);
    return () => clearTimeout(timer);
  }, []);
  return drawn && children;
}
