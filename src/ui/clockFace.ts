import { decimalMark } from '../i18n/decimal.ts';
import { localeStore } from '../i18n/messages.ts';
import type { Color } from '../rules/board.ts';
import { clockMs, clockRuns, delayLeftMs } from '../session/clock.ts';
import { clockText, isLow, sameTextMs } from '../session/clockText.ts';
import { turnOf } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';

/** What a side's last move has added to its clock, until it is to move again. */
function gainText(state: SessionState, color: Color): string {
  const { plies, outcome, timeControl } = state.game;
  const ms = timeControl?.kind === 'increment' && timeControl.incrementMs[color];
  return ms && plies.length > 0 && !outcome && turnOf(state) !== color ? `+${ms / 1000}` : '';
}

/** Keeps `face` showing one side's time. It writes when the text changes, and nothing but this face. */
export function attachFace(session: Session, color: Color, face: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let low = false;
  let decimal = decimalMark(localeStore.getState().locale);
  const paint = (): void => {
    clearTimeout(timer);
    const state = session.store.getState();
    const thinkMs = session.thinkMs();
    const ms = clockMs(state, color, thinkMs);
    if (ms === undefined) return;
    low = isLow(ms, state.game.timeControl?.initialMs[color] ?? 0, low);
    const runs = clockRuns(state) && turnOf(state) === color;
    face.textContent = clockText(ms, decimal);
    face.toggleAttribute('data-low', low);
    face.toggleAttribute('data-runs', runs);
    face.dataset['gain'] = gainText(state, color);
    if (runs && ms > 0) timer = setTimeout(paint, Math.ceil(delayLeftMs(state, thinkMs) + sameTextMs(ms)));
  };
  const unsubscribe = session.store.subscribe((now, before) => {
    if (now.id !== before.id) low = false;
    if (now.game !== before.game || now.paused !== before.paused) paint();
  });
  const unfollow = localeStore.subscribe(({ locale }) => {
    decimal = decimalMark(locale);
    paint();
  });
  // Timers of a hidden page come late.
  document.addEventListener('visibilitychange', paint);
  paint();
  return () => {
    unsubscribe();
    unfollow();
    document.removeEventListener('visibilitychange', paint);
    clearTimeout(timer);
  };
}
