import { messagesNow } from '../i18n/messages.ts';
import { gameMessages } from '../session/messages.ts';
import { shownPosition } from '../session/selectors.ts';
import type { Session, SessionState } from '../session/session.ts';
import { heldOf, spoken } from '../session/speak.ts';
import { whyNotText } from '../session/whyNot.ts';
import { whyNotMessages } from '../session/whyNotMessages.ts';

/**
 * Tells screen readers what happened: one change of the live region a ply, its text never twice the same. A move
 * refused twice is explained twice, and the second time differs by a space that is not heard.
 */
export function attachAnnounce(session: Session, region: HTMLElement): () => void {
  return session.store.subscribe((now, before) => {
    const text = spoken(messagesNow(gameMessages), before, now) ?? warned(before, now);
    if (text !== undefined) region.textContent = text === region.textContent ? `${text}\u00a0` : text;
  });
}

function warned(before: SessionState, now: SessionState): string | undefined {
  const { refusal, held } = now;
  if (held && held !== before.held) return heldOf(messagesNow(gameMessages), held);
  if (!refusal || refusal === before.refusal) return undefined;
  return whyNotText(messagesNow(whyNotMessages), shownPosition(now), refusal.move, refusal.reasons);
}
