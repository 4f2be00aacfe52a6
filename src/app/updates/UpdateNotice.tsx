import { useState } from 'react';
import { useStore } from 'zustand';
import { scriptUrl } from '../../lib/scriptUrl.ts';
import type { Session } from '../../session/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import type { ScreenName } from '../routes.ts';
import { updateMessages } from './messages.ts';
import './updateNotice.css';
import { watchUpdates, type Updates, type UpdateState } from './watchUpdates.ts';

interface Props {
  readonly session: Session;
  readonly screen: ScreenName;
}

let watched: Updates | undefined;

/** One for the page, however often React draws the notice. */
const updatesOfPage = (): Updates =>
  (watched ??= watchUpdates(scriptUrl(new URL('sw.js', document.baseURI).href), {
    workers: navigator.serviceWorker,
    page: document,
    reload: () => window.location.reload(),
  }));

/** Offers a new version; while a game is under way and this one still works, it waits until the game is over. */
export function UpdateNotice({ session, screen }: Props): React.JSX.Element | null {
  const words = useMessages(updateMessages);
  const { store, take } = updatesOfPage();
  const state = useStore(store);
  const [declined, setDeclined] = useState<UpdateState>('current');
  const playing = useSession(session, ({ game }) => game.plies.length > 0 && !game.outcome);
  if (state === declined || state === 'current') return null;
  if (state === 'waiting' && playing && screen === 'play') return null;
  return (
    <Notice dismissLabel={words.later} onDismiss={() => setDeclined(state)}>
      <span className="update">
        {words.ready}
        <button type="button" className="button" onClick={take}>
          {words.reload}
        </button>
      </span>
    </Notice>
  );
}
