import { soon } from '../lib/soon.ts';

/** In a task of its own once the next picture has been drawn; without waiting where the page is hidden and draws none. */
export function afterPicture(callback: () => void): void {
  if (document.hidden) return soon(callback);
  const go = (): void => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', go);
    soon(callback);
  };
  const frame = requestAnimationFrame(go);
  // It may be hidden before there is a picture.
  document.addEventListener('visibilitychange', go);
}
