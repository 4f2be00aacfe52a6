import { pageParsed } from './pageParsed.ts';

/**
 * Editors strip elements they don't know from what authors write, but keep `pre`, `figure` and `div` with a
 * class and `data-` attributes. Such a one gets a `<racing-kings>` inside; what stood there becomes its fallback.
 */
const MARKED = ':is(pre,figure,div).racing-kings';

function upgrade(marked: HTMLElement): void {
  if (marked.querySelector('racing-kings') !== null) return;
  const board = document.createElement('racing-kings');
  for (const name in marked.dataset) board.setAttribute(name, marked.dataset[name] ?? '');
  board.style.display = 'block';
  board.append(...marked.childNodes);
  marked.append(board);
}

/** Upgrades what is there, and what a page adds later. */
export async function upgradeMarked(): Promise<void> {
  await pageParsed();
  const all = (): void => document.querySelectorAll<HTMLElement>(MARKED).forEach(upgrade);
  all();
  new MutationObserver(all).observe(document, { childList: true, subtree: true });
}
