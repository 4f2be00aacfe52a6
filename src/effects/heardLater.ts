import { soon } from '../lib/soon.ts';
import type { Session } from '../session/session.ts';

/** The same board, its changes told in a task each after they were made: words and sounds don't hold up the picture. */
export const heardLater = (session: Session): Session => ({
  ...session,
  store: {
    ...session.store,
    subscribe: (listener) => {
      let listens = true;
      const unsubscribe = session.store.subscribe((now, before) =>
        soon(() => listens && listener(now, before)),
      );
      return () => {
        listens = false;
        unsubscribe();
      };
    },
  },
});
