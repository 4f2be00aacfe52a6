import { localeStore, type Catalogue, type Translation } from '../i18n/messages.ts';
import { hintMessages } from '../session/hintMessages.ts';
import { hintText } from '../session/hintText.ts';
import { spokenLettersNow } from '../session/letters.ts';
import { shownPosition } from '../session/selectors.ts';
import type { SessionState } from '../session/session.ts';
import type { WhyNot } from '../session/settings.ts';
import { refusalText } from '../session/whyNot.ts';
import { whyNotMessages } from '../session/whyNotMessages.ts';

const wordsOf = <T>(catalogue: Catalogue<T>): Promise<Translation<T>> =>
  catalogue.load(localeStore.getState().locale);

/** What a listener should hear of a move that was refused, or of a hint that was asked for. */
export async function advice(state: SessionState, whyNot: WhyNot): Promise<string> {
  const { refusal, hint } = state;
  const letters = spokenLettersNow();
  if (refusal) {
    const words = await wordsOf(whyNotMessages);
    const text = refusalText(words, whyNot, shownPosition(state), refusal, letters);
    return refusal.explained ? text : `${words.headline}. ${text}`.trim();
  }
  return hint ? hintText(await wordsOf(hintMessages), shownPosition(state), hint, letters) : '';
}
