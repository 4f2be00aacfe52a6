/**
 * Editors strip elements they don't know from what authors write, but keep `pre`, `figure` and `div` with a
 * class and `data-` attributes. Such a one gets a `<racing-kings>` inside; what stood there becomes its fallback.
 */
const MARKED = ':is(pre,figure,div).racing-kings';

function upgrade(marked: HTMLElement): void {
  if (marked.querySelector('racing-kings') !== null) return;
  const board = document.createElement('racing-kings');
  for (const [name, value] of Object.entries(marked.dataset))
    if (value !== undefined) board.setAttribute(name, value);
  board.style.display = 'block';
  board.append(...marked.childNodes);
  marked.append(board);
}

/** Upgrades what is there, and what a page adds later. */
export function upgradeMarked(): void {
  const all = (): void => document.querySelectorAll<HTMLElement>(MARKED).forEach(upgrade);
  const start = (): void => {
    all();
    new MutationObserver(all).observe(document, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
