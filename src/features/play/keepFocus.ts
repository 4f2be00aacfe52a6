import { focusBoard } from './useBoardKeys.ts';

const lost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * What is pressed may go from the page, or be switched off: whoever has no pointer then goes on from the board, instead of
 * from the top of the page.
 */
export function attachKeepFocus(page: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let focused: Element | undefined;
  let pointed = false;
  const found = (): void => {
    const active = page.activeElement;
    focused = active?.closest('.play-head, .play-side, .pause-cover') ? active : undefined;
  };
  const observer = new MutationObserver(() => {
    if (pointed || !focused || !lost(focused)) return;
    const active = page.activeElement;
    if (active === page.body || active === focused) focusBoard();
    focused = undefined;
  });
  found();
  page.addEventListener('focusin', found, { signal });
  page.addEventListener('pointerdown', () => (pointed = true), { capture: true, signal });
  page.addEventListener('keydown', () => (pointed = false), { capture: true, signal });
  for (const part of page.querySelectorAll('.play-head, .play-side'))
    observer.observe(part, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  // The board's own pieces come and go; the cover of a pause lies beside them.
  for (const part of page.querySelectorAll('.play-board')) observer.observe(part, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => listening.abort();
}
