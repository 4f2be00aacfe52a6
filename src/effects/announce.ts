import { messagesNow } from '../i18n/messages.ts';
import { heldOf } from '../session/gameText.ts';
import { spokenLettersNow } from '../session/letters.ts';
import { gameMessages } from '../session/messages.ts';
import { onlyHuman } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';
import { followsAnswer, spoken } from '../session/speak.ts';
import { tableOf } from '../session/table.ts';
import { say } from './say.ts';

/**
 * Tells screen readers what happened: one change of the live region a ply, its text never twice the same. A move
 * refused twice is explained twice, and the second time differs by a space that is not heard.
 */
export function attachAnnounce(session: Session, region: HTMLElement): () => void {
  /** Its words are fetched with the first one; what is no longer so when they have come is not said. */
  const advise = async (now: SessionState, before: SessionState): Promise<void> => {
    const { advice } = await import('./advice.ts');
    const text = await advice(before, now, session.settings.getState());
    if (session.store.getState() === now) say(region, text);
  };
  // On the early board a move may have been refused before there was anyone to say so.
  const found = session.store.getState();
  if (found.refusal) advise(found, found).catch(() => undefined);
  return session.store.subscribe((now, before) => {
    const told = [spoken(messagesNow(gameMessages), before, now), asked(before, now)];
    const text = told.filter((part) => part !== undefined).join(' ');
    if (text !== '') say(region, followsAnswer(before, now) ? `${region.textContent} ${text}` : text);
    else if (isAdvice(before, now) || isTurned(before, now, session))
      advise(now, before).catch(() => undefined);
  });
}

function asked(before: SessionState, { held }: SessionState): string | undefined {
  return held && held !== before.held
    ? heldOf(messagesNow(gameMessages), held, spokenLettersNow())
    : undefined;
}

const isAdvice = (before: SessionState, now: SessionState): boolean =>
  (now.refusal !== undefined && now.refusal !== before.refusal) ||
  (now.hint !== undefined && now.hint !== before.hint) ||
  onlyHuman(now) !== onlyHuman(before) ||
  now.offersDraw !== before.offersDraw;

/** By hand: on a table that turns by itself, each move would be followed by the same words. */
const isTurned = (before: SessionState, now: SessionState, { settings }: Session): boolean =>
  now.orientation !== before.orientation && tableOf(now, settings.getState().table) !== 'turning';
