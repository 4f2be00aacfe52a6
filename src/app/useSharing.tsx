import { Suspense, useState, type ReactNode } from 'react';
import type { SessionState } from '../session/sessionState.ts';
import { late } from '../ui/late.ts';

const ShareDialog = late(async () => (await import('../features/share/ShareDialog.tsx')).ShareDialog);

interface Sharing {
  readonly share: (state: SessionState) => void;
  /** The dialog, where something is being shared. */
  readonly dialog: ReactNode;
}

/** One dialog for every page with a game on it. */
export function useSharing(): Sharing {
  const [shared, setShared] = useState<SessionState>();
  const dialog = shared && (
    <Suspense fallback={null}>
      <ShareDialog state={shared} onClose={() => setShared(undefined)} />
    </Suspense>
  );
  return { share: setShared, dialog };
}
