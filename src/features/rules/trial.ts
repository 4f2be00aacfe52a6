import { claims } from '../../game/claims.ts';
import { newGame } from '../../game/game.ts';
import type { TimeControl } from '../../game/timeControl.ts';
import { parseFen } from '../../notation/fen.ts';
import { parseUci } from '../../notation/uci.ts';
import { kingSquare } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import type { Square, SquareName } from '../../rules/squares.ts';
import { turnOf } from '../../session/selectors.ts';
import { boardWith } from '../../session/boardWith.ts';
import type { Session } from '../../session/session.ts';
import type { Seat, SessionState } from '../../session/sessionState.ts';
import type { SessionEvent } from '../../session/sessionEvents.ts';

/** What a player does besides moving. */
type Action = 'claim' | 'resign' | 'flag';

export type Step = `${SquareName}${SquareName}` | Action;

/** A position to try something in. */
export interface Trial {
  readonly id: string;
  readonly fen: string;
  /** What "Show me" does, the move in question first. */
  readonly line: readonly Step[];
  /** Buttons beside the board. A claim is offered whenever it is right, so it need not be named. */
  readonly actions?: readonly Exclude<Action, 'claim'>[];
  /** Drawn on the still picture, as `%cal` and `%csl` write them. */
  readonly arrows?: string;
  readonly marks?: string;
}

/** Our own data: a position that can't be is our own bug. */
export function trialPosition({ id, fen }: Trial): Position {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(`${id}: ${position.error.code}`);
  return position.value;
}

const isAction = (step: Step): step is Action => step === 'claim' || step === 'resign' || step === 'flag';

/** The square the keyboard begins on: that of the piece in question. */
export function trialStart(trial: Trial): Square {
  const [first] = trial.line;
  const move = first === undefined || isAction(first) ? undefined : parseUci(first);
  const { board, turn } = trialPosition(trial);
  return move?.from ?? kingSquare(board, turn);
}

const HOUR_MS = 3_600_000;

/** Clocks that nobody looks at, so that a flag can fall. */
const CLOCK: TimeControl = {
  kind: 'increment',
  initialMs: { white: HOUR_MS, black: HOUR_MS },
  incrementMs: { white: 0, black: 0 },
};

const human: Seat = { kind: 'human' };

/** The board before anything has been tried: the reader moves both sides. */
export function openTrial(trial: Trial): SessionState {
  const clocked = trial.actions?.includes('flag') ?? false;
  const game = newGame({ start: trialPosition(trial), ...(clocked && { timeControl: CLOCK }) });
  return boardWith(trial.id, game, { white: human, black: human });
}

function actionEvent(state: SessionState, action: Action): SessionEvent | undefined {
  const color = turnOf(state);
  if (action === 'resign') return { type: 'resign', color };
  if (action === 'flag') return { type: 'flag', color, thinkMs: HOUR_MS };
  const [rule] = claims(state.game);
  return rule && { type: 'claim', color, rule };
}

/** Does what a step says, whatever the rules say to it. */
export function takeStep(session: Session, step: Step): void {
  if (isAction(step)) {
    const event = actionEvent(session.store.getState(), step);
    if (event) session.dispatch(event);
    return;
  }
  const move = parseUci(step);
  if (!move) throw new Error(`no step: ${step}`);
  session.play(move, true);
}

/** Long enough to see a move and to read what is said of it. */
const PAUSE_MS = 900;

/** Takes steps one after another, and stops where somebody else has done something. */
export function showSteps(session: Session, steps: readonly Step[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = (n: number, expected: SessionState['game']): void => {
    const step = steps[n];
    if (step === undefined || session.store.getState().game !== expected) return;
    takeStep(session, step);
    timer = setTimeout(take, PAUSE_MS, n + 1, session.store.getState().game);
  };
  take(0, session.store.getState().game);
  return () => clearTimeout(timer);
}
