import type { Api } from 'chessground/api';
import { focusWithMouse } from './gridFocus.ts';

/**
 * chessground measures its rectangle at a resize or a scroll only, so anything else that moves the board would
 * put pieces on wrong squares: it measures afresh at each pointer event. A drag ends with Escape or when
 * the window loses the pointer. Escape and the right button cancel premoves or a move that waits, and then draw nothing.
 */
export function keepTrue(
  host: HTMLElement,
  ground: Api,
  letGo: () => void,
  cancelPlan: () => boolean,
): () => void {
  const measure = (): void => ground.state.dom.bounds.clear();
  const onKey = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape' || (target as Element).closest('dialog, input')) return;
    if (ground.state.selected) letGo();
    else cancelPlan();
  };
  const onButton = (event: MouseEvent): void => {
    if (event.button === 2 && !ground.state.draggable.current && cancelPlan()) event.stopPropagation();
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
    document.addEventListener(type, measure, options);
  document.addEventListener('keydown', onKey, options);
  host.addEventListener('mousedown', onButton, options);
  // Nobody's finger is as fast as it comes; without it a drag only lacks its ring.
  void import('./touchAim.ts').then(
    ({ aimAtTouch }) => listening.signal.aborted || aimAtTouch(host, ground, listening.signal),
    () => undefined,
  );
  focusWithMouse(host, listening.signal);
  // Not in the capture phase, where the blur of every element would pass.
  window.addEventListener('blur', letGo, { signal: listening.signal });
  return () => listening.abort();
}
