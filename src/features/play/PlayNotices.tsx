import { useStore } from 'zustand';
import { fenMessages } from '../../session/fenMessages.ts';
import { fenText } from '../../session/fenText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { noticeMessages } from './noticeMessages.ts';
import type { PlayServices } from './openPlay.ts';
import { StorageNotice } from './StorageNotice.tsx';

/** What is to be told besides the game, the most pressing alone. */
export function PlayNotices({ services }: { services: PlayServices }): React.JSX.Element {
  const { session, storage, tabs } = services;
  const told = useStore(services.notices, ({ notice }) => notice !== undefined);
  const followed = useSession(session, (state) => state.viewOnly === true);
  if (told) return <ToldNotice services={services} />;
  if (followed) return <FollowNotice takeOver={() => void tabs.then((ours) => ours?.takeOver())} />;
  return <StorageNotice session={session} storage={storage} />;
}

/** Foreign words may be written the other way round; they turn nothing else. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What was wrong with the link that was followed, or why a hint does not come. */
function ToldNotice({ services: { notices } }: { services: PlayServices }): React.JSX.Element {
  const words = useMessages(noticeMessages);
  const fenWords = useMessages(fenMessages);
  const { notice, fenError, unknown } = useStore(notices);
  return (
    <Notice dismissLabel={words.dismiss} onDismiss={() => notices.setState({ notice: undefined })}>
      {notice && notice !== 'unknown' && words.told[notice]}
      {unknown && words.unknown(unknown.parts.map(isolated), unknown.more)}
      {fenError && ` ${fenText(fenWords, fenError)}`}
    </Notice>
  );
}

/** Another tab plays this game; this one follows until told otherwise. */
function FollowNotice({ takeOver }: { takeOver: () => void }): React.JSX.Element {
  const words = useMessages(noticeMessages);
  return (
    <Notice
      action={
        <button type="button" className="notice-action" onClick={takeOver}>
          {words.takeOver}
        </button>
      }
    >
      {words.elsewhere}
    </Notice>
  );
}
