/** One game between two engines, judged by the project's own rules. */
import { advance } from '../../src/game/advance.ts';
import { currentPosition, type Game, newGame } from '../../src/game/game.ts';
import { parseUci } from '../../src/notation/uci.ts';
import { type ByColor, type Color, opposite } from '../../src/rules/board.ts';
import type { OutcomeReason } from '../../src/rules/outcome.ts';

export type Answer =
  | { readonly kind: 'move'; readonly uci: string; readonly ms: number }
  | { readonly kind: 'died' }
  | { readonly kind: 'silent' };

export interface Mover {
  readonly name: string;
  readonly newGame: () => Promise<void>;
  /** The moves from the start position on, in UCI. */
  readonly bestMove: (moves: readonly string[], movetimeMs: number) => Promise<Answer>;
}

/** What its own player loses by. */
export type Fault = 'tooLate' | 'illegalMove' | 'crash';
export type End = OutcomeReason | 'tooLong' | Fault;

export interface Played {
  readonly game: Game;
  /** Missing: a draw. */
  readonly winner: Color | undefined;
  readonly end: End;
  readonly slowestMs: ByColor<number>;
}

/** An answer may come so much after its time: pipes and the other engine's last thoughts take some of it. */
export const GRACE_MS = 250;
/** Longer games are called a draw; the seventy-five moves end nearly all of them before. */
const MOST_PLIES = 400;

/** The game with one move more, or undefined where it is not legal. */
function moved(game: Game, uci: string, thinkMs: number): Game | undefined {
  const move = parseUci(uci);
  const next = move && advance(game, { type: 'move', move, thinkMs });
  return next?.ok ? next.value : undefined;
}

function opened(opening: readonly string[]): Game {
  return opening.reduce((game, uci) => {
    const next = moved(game, uci, 0);
    if (!next) throw new Error(`${uci} is not legal in the opening ${opening.join(' ')}`);
    return next;
  }, newGame());
}

export async function playGame(
  movers: ByColor<Mover>,
  opening: readonly string[],
  movetimeMs: number,
  mostPlies = MOST_PLIES,
): Promise<Played> {
  let game = opened(opening);
  const moves = [...opening];
  const slowestMs = { white: 0, black: 0 };
  await movers.white.newGame();
  await movers.black.newGame();
  while (!game.outcome) {
    if (moves.length >= mostPlies) return { game, winner: undefined, end: 'tooLong', slowestMs };
    const { turn } = currentPosition(game);
    const lost = (end: Fault): Played => ({ game, winner: opposite(turn), end, slowestMs });
    const answer = await movers[turn].bestMove(moves, movetimeMs);
    if (answer.kind === 'died') return lost('crash');
    if (answer.kind === 'silent') return lost('tooLate');
    slowestMs[turn] = Math.max(slowestMs[turn], answer.ms);
    if (answer.ms > movetimeMs + GRACE_MS) return lost('tooLate');
    const next = moved(game, answer.uci, answer.ms);
    if (!next) return lost('illegalMove');
    game = next;
    moves.push(answer.uci);
  }
  return { game, winner: game.outcome.winner, end: game.outcome.reason, slowestMs };
}
