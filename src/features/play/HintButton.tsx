import { mayHint, type HintEffect } from '../../effects/hint.ts';
import type { Session } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFollowed } from '../../ui/useFollowed.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { playMessages } from './messages.ts';

/** Its box is fetched while the bot thinks, so that neither waits for the other. */
const fetchBox = (): void => void import('./HintBox.tsx').catch(() => undefined);

/** Each press tells one step more. */
export function HintButton({ session, hint }: { session: Session; hint: HintEffect }): React.JSX.Element {
  const words = useMessages(playMessages).actions;
  const possible = useSession(session, mayHint);
  const asking = useFollowed(hint.status, ({ status }) => status === 'asking');
  return (
    <button
      type="button"
      className="button"
      // Pressed to its last step it keeps the focus; the effect knows when there is nothing to ask.
      aria-disabled={!possible}
      aria-busy={asking}
      onClick={() => {
        fetchBox();
        hint.ask();
      }}
    >
      <Icon name="hint" />
      {words.hint}
    </button>
  );
}
