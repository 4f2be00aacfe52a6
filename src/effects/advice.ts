import { localeStore, type Catalogue, type Translation } from '../i18n/messages.ts';
import { hintMessages } from '../session/hintMessages.ts';
import { hintText } from '../session/hintText.ts';
import { spokenLettersNow } from '../session/letters.ts';
import { onlyHuman, shownPosition } from '../session/selectors.ts';
import type { SessionState } from '../session/sessionState.ts';
import { seenFrom } from '../session/table.ts';
import { toldMessages } from '../session/toldMessages.ts';
import type { Settings } from '../session/settings.ts';
import { refusalText } from '../session/whyNot.ts';
import { whyNotMessages } from '../session/whyNotMessages.ts';

const wordsOf = <T>(catalogue: Catalogue<T>): Promise<Translation<T>> =>
  catalogue.load(localeStore.getState().locale);

/** What a listener should hear of a refused move, a hint, or another change that is no move and no end of a game. */
export async function advice(
  before: SessionState,
  now: SessionState,
  { whyNot, table }: Pick<Settings, 'whyNot' | 'table'>,
): Promise<string> {
  const { refusal, hint } = now;
  const letters = spokenLettersNow();
  if (refusal) {
    const words = await wordsOf(whyNotMessages);
    const text = refusalText(words, whyNot, shownPosition(now), refusal, letters);
    return refusal.explained ? text : `${words.headline}. ${text}`.trim();
  }
  if (hint && hint !== before.hint)
    return hintText(await wordsOf(hintMessages), shownPosition(now), hint, letters);
  const words = await wordsOf(toldMessages);
  const color = onlyHuman(now);
  if (color && color !== onlyHuman(before)) return words.youPlay[color];
  if (now.orientation !== before.orientation) return words.turned[seenFrom(now, table)];
  return now.offersDraw ? words.offersDraw : words.offersNoDraw;
}
