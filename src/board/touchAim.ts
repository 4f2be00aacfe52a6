import type { Api } from 'chessground/api';
import { fileOf, parseSquare, rankOf } from '../rules/squares.ts';

/** While a finger drags a piece, a ring wider than the finger stands around the square it would drop on. */
export function aimAtTouch(host: HTMLElement, ground: Api, signal: AbortSignal): void {
  const aim = document.createElement('div');
  aim.className = 'aim';
  aim.hidden = true;
  host.append(aim);
  const follow = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    const dragging = pointerType === 'touch' && ground.state.draggable.current?.started;
    // chessground names places, however the board is turned: `a8` is the one at the top left.
    const place = dragging ? parseSquare(ground.getKeyAtDomPos([clientX, clientY]) ?? '') : undefined;
    aim.hidden = place === undefined;
    if (place === undefined) return;
    aim.style.left = `${fileOf(place) * 12.5}%`;
    aim.style.top = `${(7 - rankOf(place)) * 12.5}%`;
  };
  const leave = (): void => {
    aim.hidden = true;
  };
  document.addEventListener('pointermove', follow, { passive: true, signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, leave, { signal });
  host.addEventListener('touchstart', closePopovers, { passive: true, signal });
  signal.addEventListener('abort', () => aim.remove());
}

/** A finger elsewhere closes an open menu; not on a board, where chessground keeps the touch from the browser. */
function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover="auto"]')) popover.hidePopover();
}
