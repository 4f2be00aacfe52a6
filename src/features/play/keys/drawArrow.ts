import { messagesNow } from '../../../i18n/messages.ts';
import { parseSquare, squareName, type Square } from '../../../rules/squares.ts';
import { DRAWING_COLORS, withArrow, type Drawing } from '../../../session/drawings.ts';
import type { Session } from '../../../session/session.ts';
import { keysMessages } from './messages.ts';

type DrawingColor = Drawing['color'];

/** The keys that go with the right button of a mouse go with Enter too. */
const colorWith = ({ shiftKey, altKey }: KeyboardEvent): DrawingColor =>
  DRAWING_COLORS[(shiftKey ? 1 : 0) + (altKey ? 2 : 0)] ?? 'green';

const squareOf = (target: EventTarget | null): Square | undefined =>
  target instanceof HTMLElement ? parseSquare(target.dataset['square'] ?? '') : undefined;

let stopLast = (): void => undefined;

/**
 * An arrow by the keyboard: from its first square it follows the focus, until Enter draws it or Escape gives it up.
 * It ends unsaid where something else clears or changes the drawings, as a move does. The keys are caught before
 * the board and the page hear them. `tell` is for what is heard at the end; what is heard now is returned.
 */
export function drawArrow(session: Session, from: Square, tell: (text: string) => void): string {
  stopLast();
  const words = messagesNow(keysMessages).drawn;
  const others = session.store.getState().drawings;
  let shown = others;
  const show = (drawings: readonly Drawing[]): void => {
    shown = drawings;
    session.dispatch({ type: 'draw', drawings });
  };
  const preview = (to: Square): void =>
    show([...others, { from, color: 'green', ...(to !== from && { to }) }]);

  const listening = new AbortController();
  const stop = (): void => {
    listening.abort();
    unsubscribe();
    if (session.store.getState().drawings === shown) show(others);
  };
  const unsubscribe = session.store.subscribe(({ drawings }) => drawings === shown || stop());
  const giveUp = (): void => {
    stop();
    tell(words.cancelled);
  };
  const finish = (to: Square, color: DrawingColor): void => {
    stop();
    const arrow = { from, to, color };
    const drawings = withArrow(others, arrow);
    session.dispatch({ type: 'draw', drawings });
    const [start, end] = [squareName(from), squareName(to)];
    tell(drawings.includes(arrow) ? words.arrow(color, start, end) : words.arrowGone(start, end));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const to = squareOf(event.target);
    if (event.key === 'Escape' || to === undefined || to === from) giveUp();
    else finish(to, colorWith(event));
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const to = squareOf(target);
    if (to === undefined) giveUp();
    else preview(to);
  };
  const { signal } = listening;
  window.addEventListener('keydown', onKey, { capture: true, signal });
  window.addEventListener('focusin', onFocus, { capture: true, signal });
  stopLast = stop;
  preview(from);
  return words.arrowFrom(squareName(from));
}
