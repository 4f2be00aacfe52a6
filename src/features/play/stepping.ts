import type { Session } from '../../session/session.ts';

/** How far a finger has to go sideways for a step, and how far down at most. */
const SWIPE_PX = { least: 40, mostDown: 30 };

/** How far a wheel has to turn for a step: less than one notch of any mouse. */
const WHEEL_PX = 50;

/** Plies that a key goes, ahead or back, where one reads from left to right; up and down are a row of the list. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -2,
  ArrowDown: 2,
  Home: -Infinity,
  End: Infinity,
};

/** These go where they point, as the buttons of the same steps are drawn and as the list is read. */
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];

/** Elsewhere on the page these scroll. */
const ONLY_IN_LIST = ['ArrowUp', 'ArrowDown'];

/** Steps through the game by keys, by swipes over the list of moves and, where it is set so, by the wheel on the board. */
export function attachStepping(session: Session, list: HTMLElement, board: Element | null): () => void {
  const step = (plies: number): void => {
    const { cursor, game } = session.store.getState();
    const ply = Math.max(0, Math.min(game.plies.length, cursor + plies));
    if (ply !== cursor) session.dispatch({ type: 'goTo', ply });
  };
  const attached = new AbortController();
  const { signal } = attached;
  listenToKeys(list, step, signal);
  listenToSwipes(list, step, signal);
  if (board) listenToWheel(session, board, step, signal);
  return () => attached.abort();
}

type Step = (plies: number) => void;

/** 1 where the game goes on to the right, -1 where it goes on to the left. */
const onward = (list: HTMLElement): number => (getComputedStyle(list).direction === 'rtl' ? -1 : 1);

/** In the list all of them; where nothing has the focus, those that don't scroll the page. */
function listenToKeys(list: HTMLElement, step: Step, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent): void => {
    const plies = KEYS[event.key];
    if (plies === undefined || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const inList = event.target instanceof Node && list.contains(event.target);
    const nowhere = event.target === document.body && !ONLY_IN_LIST.includes(event.key);
    if (!inList && !nowhere) return;
    event.preventDefault();
    step(SIDEWAYS.includes(event.key) ? plies * onward(list) : plies);
  };
  document.addEventListener('keydown', onKey, { signal });
}

function listenToSwipes(list: HTMLElement, step: Step, signal: AbortSignal): void {
  let start: PointerEvent | undefined;
  const onDown = (event: PointerEvent): void => {
    start = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
  };
  const onUp = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointerId) return;
    const across = event.clientX - start.clientX;
    const down = Math.abs(event.clientY - start.clientY);
    start = undefined;
    // The finger pulls the next move in from where the list goes on.
    if (Math.abs(across) >= SWIPE_PX.least && down <= SWIPE_PX.mostDown)
      step(-Math.sign(across) * onward(list));
  };
  list.addEventListener('pointerdown', onDown, { signal });
  list.addEventListener('pointerup', onUp, { signal });
  list.addEventListener('pointercancel', () => (start = undefined), { signal });
}

function listenToWheel(session: Session, board: Element, step: Step, signal: AbortSignal): void {
  let turned = 0;
  const onWheel = (event: Event): void => {
    if (!(event instanceof WheelEvent)) return;
    if (session.settings.getState().wheel === 'off' || event.ctrlKey) return;
    event.preventDefault();
    // Firefox tells lines rather than pixels.
    turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL_PX;
    if (Math.abs(turned) < WHEEL_PX) return;
    step(Math.sign(turned));
    turned = 0;
  };
  board.addEventListener('wheel', onWheel, { passive: false, signal });
}
