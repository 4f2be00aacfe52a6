import { Suspense, useState } from 'react';
import type { Session } from '../../session/session.ts';
import { LateIcon } from '../../ui/LateIcon.tsx';
import { late } from '../../ui/late.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { laterMessages } from './laterMessages.ts';

const ViewDialog = late(async () => (await import('./ViewDialog.tsx')).ViewDialog);

/** Opens what can be chosen of the board while a game is on. */
export function ViewButton({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(laterMessages).board;
  // Undefined until it is first asked for, since it is fetched then.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.view}
        aria-haspopup="dialog"
        title={words.view}
        onClick={() => setOpen(true)}
      >
        <LateIcon name="view" />
      </button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ViewDialog open={open} session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
