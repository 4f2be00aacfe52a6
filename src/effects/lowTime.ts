import type { Color } from '../rules/board.ts';
import { clockMs, clockRuns, delayLeftMs } from '../session/clock.ts';
import { isLow, lowFromMs } from '../session/clockText.ts';
import { turnOf } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { SoundPlayer } from './sound.ts';

const COLORS: readonly Color[] = ['white', 'black'];

/**
 * One sound for each person whose time grows short, at the moment the clock's face says so. It comes again only
 * after the clock has recovered by half: increments and gifts at the edge don't make it a metronome.
 */
export function attachLowTime(session: Session, sounds: SoundPlayer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const low: Record<Color, boolean> = { white: false, black: false };

  const initialMs = (color: Color): number =>
    session.store.getState().game.timeControl?.initialMs[color] ?? 0;
  const look = (aloud: boolean): void => {
    clearTimeout(timer);
    const state = session.store.getState();
    const thinkMs = session.thinkMs();
    for (const color of COLORS) {
      const ms = clockMs(state, color, thinkMs);
      const now = ms !== undefined && isLow(ms, initialMs(color), low[color]);
      const person = state.seats[color].kind === 'human';
      if (now && !low[color] && aloud && person && clockRuns(state)) sounds.play('lowTime');
      low[color] = now;
    }
    const wait = untilLowMs();
    if (wait !== undefined) timer = setTimeout(() => look(true), wait);
  };
  /** How long until the running clock will be low; `undefined` where none runs or it is low already. */
  const untilLowMs = (): number | undefined => {
    const state = session.store.getState();
    const color = turnOf(state);
    const thinkMs = session.thinkMs();
    const ms = clockMs(state, color, thinkMs);
    if (!clockRuns(state) || ms === undefined || low[color]) return undefined;
    return Math.max(1, Math.ceil(ms - lowFromMs(initialMs(color)) + delayLeftMs(state, thinkMs)));
  };
  const unsubscribe = session.store.subscribe((now, before) => {
    // The clocks of another game are as they are: nothing has grown short here.
    if (now.game !== before.game || now.paused !== before.paused) look(now.id === before.id);
  });
  look(false);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
