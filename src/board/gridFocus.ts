/**
 * A click brings the keyboard to the board too: chessground keeps the browser from doing so. Whoever plays with the
 * mouse sees no ring around a square until a key is pressed. The square says so, for a browser looks through all of them
 * when their board does.
 */
export function focusWithMouse(host: HTMLElement, signal: AbortSignal): void {
  let square: HTMLElement | undefined;
  const ring = (): void => {
    delete square?.dataset['byPointer'];
    square = undefined;
  };
  const onPointer = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    ring();
    square = host.querySelector<HTMLElement>('.squares [tabindex="0"]') ?? undefined;
    if (!square) return;
    square.dataset['byPointer'] = '';
    square.focus({ preventScroll: true });
  };
  host.addEventListener('pointerdown', onPointer, { signal });
  // Pressed anywhere: the tab key leads here from elsewhere.
  document.addEventListener('keydown', ring, { capture: true, signal });
}
