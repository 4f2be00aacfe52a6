import { localeStore, messagesNow } from '../i18n/messages.ts';
import { gameMessages } from '../session/messages.ts';
import { turnOf } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';
import { verdictOf } from '../session/gameText.ts';

const APP = 'Racing Kings';

/** Keeps the tab's title saying whose turn it is, or how the game ended. */
export function attachTitle(session: Session, page: { title: string }): () => void {
  const write = (): void => {
    page.title = `${headline(session.store.getState())} · ${APP}`;
  };
  const unsubscribers = [session.store.subscribe(write), localeStore.subscribe(write)];
  write();
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    page.title = APP;
  };
}

function headline(state: SessionState): string {
  const words = messagesNow(gameMessages);
  const { outcome } = state.game;
  return outcome ? verdictOf(words, outcome) : words.toMove[turnOf(state)];
}
