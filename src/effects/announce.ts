import { messagesNow } from '../i18n/messages.ts';
import { gameMessages } from '../session/messages.ts';
import type { Session } from '../session/session.ts';
import { spoken } from '../session/speak.ts';

/** Tells screen readers what happened: one change of the live region a ply, its text never twice the same. */
export function attachAnnounce(session: Session, region: HTMLElement): () => void {
  return session.store.subscribe((now, before) => {
    const text = spoken(messagesNow(gameMessages), before, now);
    if (text !== undefined) region.textContent = text;
  });
}
