import type { Page } from '@playwright/test';

/** What is no sentence: names of the game and of the languages, squares and files, moves. */
const NO_SENTENCE = [
  /Racing Kings|English|Русский|Suomi/g,
  /\babcdefgh\b/g,
  /\b[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]\b/g,
  /\b[a-hx]\b/g,
];

/** Every text that a page shows or says, names of controls among them; those marked as another language are left out. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
    const isForeign = (element: Element | null): boolean =>
      element?.closest('[lang]:not(html)') !== null ||
      element.closest('script, style, noscript, textarea') !== null;
    const texts: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!isForeign(node.parentElement)) texts.push(node.textContent ?? '');
    for (const element of document.body.querySelectorAll('*'))
      if (!isForeign(element)) texts.push(...spoken.flatMap((name) => element.getAttribute(name) ?? []));
    return texts;
  });

/** Takes the bracketed messages out of a text, the inner ones of a message made of messages first. */
function withoutMessages(text: string): string {
  const less = text.replace(/\[[^[\]]*~\]/g, '');
  return less === text ? text : withoutMessages(less);
}

/** Of a page in the pseudo-locale, the texts with words that came from no message file. */
export async function foreignTexts(page: Page): Promise<readonly string[]> {
  const texts = (await textsOf(page)).filter((text) => {
    const rest = NO_SENTENCE.reduce((left, pattern) => left.replace(pattern, ''), withoutMessages(text));
    return /\p{L}/u.test(rest);
  });
  return [...new Set(texts)];
}
