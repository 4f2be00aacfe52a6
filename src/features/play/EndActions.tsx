import { rematch } from '../../session/nextGame.ts';
import type { Session } from '../../session/session.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { playMessages } from './messages.ts';

/** What follows a game: the next one, or a walk through this one if anything was played. The last position stays in sight. */
export function EndActions({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(playMessages).end;
  const played = useSession(session, ({ game }) => game.plies.length > 0);
  return (
    <div className="status-actions">
      <button
        type="button"
        className="button primary"
        onClick={() =>
          session.dispatch({ type: 'open', state: rematch(session.store.getState(), crypto.randomUUID()) })
        }
      >
        {words.rematch}
      </button>
      {played && (
        <button type="button" className="button" onClick={() => session.dispatch({ type: 'goTo', ply: 0 })}>
          {words.review}
        </button>
      )}
    </div>
  );
}
