import { rematch } from '../../session/nextGame.ts';
import type { Session } from '../../session/session.ts';
import { LateIcon } from '../../ui/LateIcon.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { laterMessages } from './laterMessages.ts';

interface Props {
  readonly session: Session;
  readonly onShare: () => void;
}

/**
 * What follows a game: the next one, or a walk through this one if anything was played, or to take it away. The last
 * position stays in sight.
 */
export function EndActions({ session, onShare }: Props): React.JSX.Element {
  const words = useMessages(laterMessages).end;
  const played = useSession(session, ({ game }) => game.plies.length > 0);
  const id = useSession(session, (state) => state.id);
  const again = (): void => {
    const state = session.store.getState();
    // A second press may come before the button has left the page: it asks for no rematch of the rematch.
    if (state.id === id) session.dispatch({ type: 'open', state: rematch(state, crypto.randomUUID()) });
  };
  return (
    <div className="status-actions">
      <button type="button" className="button primary" onClick={again}>
        {words.rematch}
      </button>
      {played && (
        <button type="button" className="button" onClick={() => session.dispatch({ type: 'goTo', ply: 0 })}>
          {words.review}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={words.share}
        aria-haspopup="dialog"
        title={words.share}
        onClick={onShare}
      >
        <LateIcon name="share" />
      </button>
    </div>
  );
}
