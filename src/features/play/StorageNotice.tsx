import { useStore } from 'zustand';
import { rawData } from '../../effects/rawData.ts';
import { toSaved } from '../../effects/savedGame.ts';
import type { StorageWatch } from '../../effects/storageTrouble.ts';
import type { Session } from '../../session/session.ts';
import { download } from '../../ui/download.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { noticeMessages } from './noticeMessages.ts';

interface Props {
  readonly session: Session;
  readonly storage: StorageWatch;
}

/** Says what is the matter with the storage, and hands out what is in it. */
export function StorageNotice({ session, storage }: Props): React.JSX.Element | undefined {
  const words = useMessages(noticeMessages);
  const { trouble, read } = useStore(storage.store);
  if (!trouble || read) return undefined;
  const hand = async (): Promise<void> => {
    const text = await rawData(toSaved({ ...session.store.getState(), thoughtMs: session.thinkMs() }));
    download('racing-kings.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <Notice
      dismissLabel={words.dismiss}
      onDismiss={storage.dismiss}
      action={
        <button type="button" className="notice-action" onClick={() => void hand()}>
          {words.download}
        </button>
      }
    >
      {words.trouble[trouble]}
    </Notice>
  );
}
