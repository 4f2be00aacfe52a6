import { messagesNow } from '../i18n/messages.ts';
import { spokenLettersNow } from '../session/letters.ts';
import { gameMessages } from '../session/messages.ts';
import { shownPosition } from '../session/selectors.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { WhyNot } from '../session/settings.ts';
import { heldOf, playsPremove, spoken } from '../session/speak.ts';
import { refusalText } from '../session/whyNot.ts';
import { whyNotMessages } from '../session/whyNotMessages.ts';

/**
 * Tells screen readers what happened: one change of the live region a ply, its text never twice the same. A move
 * refused twice is explained twice, and the second time differs by a space that is not heard.
 */
export function attachAnnounce(session: Session, region: HTMLElement): () => void {
  return session.store.subscribe((now, before) => {
    const { whyNot } = session.settings.getState();
    const text = spoken(messagesNow(gameMessages), before, now) ?? warned(before, now, whyNot);
    if (text !== undefined) say(region, playsPremove(before, now) ? `${region.textContent} ${text}` : text);
  });
}

/** Writes what should be heard now; the same again differs by a space that is not heard. */
export function say(region: HTMLElement, text: string): void {
  region.textContent = text === region.textContent ? `${text}\u00a0` : text;
}

function warned(before: SessionState, now: SessionState, whyNot: WhyNot): string | undefined {
  const { refusal, held } = now;
  if (held && held !== before.held) return heldOf(messagesNow(gameMessages), held, spokenLettersNow());
  if (!refusal || refusal === before.refusal) return undefined;
  const words = messagesNow(whyNotMessages);
  const text = refusalText(words, whyNot, shownPosition(now), refusal, spokenLettersNow());
  return refusal.explained ? text : `${words.headline}. ${text}`.trim();
}
