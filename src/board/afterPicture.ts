import { soon } from '../lib/soon.ts';

/** In a task of its own once the next picture has been drawn; without waiting where the page is hidden and draws none. */
export function afterPicture(callback: () => void): void {
  if (document.hidden) soon(callback);
  else requestAnimationFrame(() => soon(callback));
}
