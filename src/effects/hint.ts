import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bot } from '../bot/client.ts';
import { isLive, seatToMove } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import { HINT_STEPS, type SessionState } from '../session/sessionState.ts';

export type HintStatus = 'idle' | 'asking' | 'unavailable';

export interface HintEffect {
  readonly status: StoreApi<{ readonly status: HintStatus }>;
  /** The first step of a hint, or the next one; nothing where a person isn't to move. */
  readonly ask: () => void;
}

/** Can a hint be asked for? After the last step there is no more to say. */
export const mayHint = (state: SessionState): boolean =>
  !state.game.outcome &&
  !state.paused &&
  !state.viewOnly &&
  !state.strict &&
  isLive(state) &&
  seatToMove(state).kind === 'human' &&
  state.hint?.step !== HINT_STEPS.at(-1);

/** Asks the bot for a move and its reasons. Whatever happens to the game makes the question void. */
export function hintEffect(session: Session, bot: Pick<Bot, 'hint'>): HintEffect {
  const status = createStore<{ readonly status: HintStatus }>(() => ({ status: 'idle' }));

  const fetchHint = async ({ game, seats }: SessionState): Promise<void> => {
    const asking = new AbortController();
    const unsubscribe = session.store.subscribe((now) => {
      if (now.game !== game || now.seats !== seats) asking.abort();
    });
    status.setState({ status: 'asking' });
    try {
      const moves = game.plies.map(({ move }) => move);
      const { move, reasons } = await bot.hint({ start: game.start, moves }, asking.signal);
      status.setState({ status: 'idle' });
      if (!asking.signal.aborted)
        session.dispatch({ type: 'hint', hint: { move, reasons, step: HINT_STEPS[0] } });
    } catch {
      status.setState({ status: asking.signal.aborted ? 'idle' : 'unavailable' });
    } finally {
      unsubscribe();
    }
  };

  const ask = (): void => {
    const state = session.store.getState();
    if (!mayHint(state) || status.getState().status === 'asking') return;
    const { hint } = state;
    if (!hint) return void fetchHint(state);
    const step = HINT_STEPS[HINT_STEPS.indexOf(hint.step) + 1];
    if (step) session.dispatch({ type: 'hint', hint: { ...hint, step } });
  };
  return { status, ask };
}
