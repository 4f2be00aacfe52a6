import { advance } from '../../src/game/advance.ts';
import { currentPosition, type Game, newGame } from '../../src/game/game.ts';
import { type Color, opposite } from '../../src/rules/board.ts';
import type { OutcomeReason } from '../../src/rules/outcome.ts';
import type { Player } from './players.ts';
import { scoreInterval } from '../support/statistics.ts';

/** Longer games are called a draw; the seventy-five moves end nearly all of them before. */
const MOST_PLIES = 400;

export interface MatchResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points of the first player, from 0 to 1, with the 95 % interval. */
  readonly score: number;
  readonly interval: readonly [number, number];
  readonly plies: number;
  readonly reasons: Readonly<Partial<Record<OutcomeReason | 'tooLong', number>>>;
}

function playGame(white: Player, black: Player, seed: number): Game {
  let game = newGame();
  while (!game.outcome && game.plies.length < MOST_PLIES) {
    const player = currentPosition(game).turn === 'white' ? white : black;
    const move = player({ start: game.start, moves: game.plies.map((ply) => ply.move) }, seed);
    const next = advance(game, { type: 'move', move });
    if (!next.ok) throw new Error(`an illegal move: ${JSON.stringify(next.error)}`);
    game = next.value;
  }
  return game;
}

/** Games from the start position, colours in turn, each with a seed of its own. */
export function playMatch(a: Player, b: Player, games: number, firstSeed: number): MatchResult {
  const points: number[] = [];
  const reasons: Partial<Record<OutcomeReason | 'tooLong', number>> = {};
  let plies = 0;
  for (let number = 0; number < games; number++) {
    const color: Color = number % 2 === 0 ? 'white' : 'black';
    const [white, black] = color === 'white' ? [a, b] : [b, a];
    const game = playGame(white, black, firstSeed + number);
    const winner = game.outcome?.winner;
    points.push(winner === color ? 1 : winner === opposite(color) ? 0 : 0.5);
    const reason = game.outcome?.reason ?? 'tooLong';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    plies += game.plies.length;
  }
  const count = (value: number): number => points.filter((point) => point === value).length;
  const [wins, draws, losses] = [count(1), count(0.5), count(0)];
  return { wins, draws, losses, ...scoreInterval(wins, draws, losses), plies: plies / games, reasons };
}
