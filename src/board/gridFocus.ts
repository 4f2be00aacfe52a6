/**
 * A click brings the keyboard to the board too: chessground keeps the browser from doing so. Whoever plays with the
 * mouse sees no ring around a square until a key is pressed.
 */
export function focusWithMouse(host: HTMLElement, signal: AbortSignal): void {
  const onPointer = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    host.dataset['byPointer'] = '';
    host.querySelector<HTMLElement>('.squares [tabindex="0"]')?.focus({ preventScroll: true });
  };
  host.addEventListener('pointerdown', onPointer, { signal });
  // Pressed anywhere: the tab key leads here from elsewhere.
  document.addEventListener('keydown', () => delete host.dataset['byPointer'], { capture: true, signal });
}
