import { useStore } from 'zustand';
import { useSession } from '../../ui/useSession.ts';
import type { PlayServices } from './openPlay.ts';

/** Is there something to be told besides the game? What tells it is fetched only then. */
export function useAnyNotice({ session, notices, storage }: PlayServices): boolean {
  const followed = useSession(session, (state) => state.viewOnly === true);
  const linked = useStore(notices, ({ notice }) => notice !== undefined);
  const troubled = useStore(storage.store, ({ trouble, read }) => trouble !== undefined && !read);
  return followed || linked || troubled;
}
