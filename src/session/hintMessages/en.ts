import { listed } from '../../i18n/listed.ts';
import type { Role } from '../../rules/board.ts';
import type { SquareName } from '../../rules/squares.ts';

type Squares = readonly SquareName[];

const and = (parts: readonly string[]): string => listed(parts, ' and ');
const or = (parts: readonly string[]): string => listed(parts, ' or ');

const moves = (count: number): string => (count === 1 ? 'one move' : `${count} moves`);

/** A hint in three steps: the piece, its move, and why; a whole sentence a reason. */
export const en = {
  headline: 'Hint',
  showSquare: 'Where to?',
  showWhy: 'Why?',
  piece: (role: Role, square: SquareName) => `Look at your ${role} on ${square}.`,
  move: (san: string) => `The best move is ${san}.`,
  reasons: {
    wins: (square: SquareName) => `It wins at once: your king reaches ${square}.`,
    draws: 'It draws, and there is nothing better.',
    winsRace: (square: SquareName | undefined, count: number) =>
      square === undefined
        ? `It wins the race: your king arrives in ${moves(count)} at most, whatever the answer.`
        : `It wins the race: against the best defence your king reaches ${square} in ${moves(count)}.`,
    holdsOut: (count: number) =>
      `The race is lost, and this holds out longest: the other king arrives in ${moves(count)}.`,
    stopsArrival: (squares: Squares) => `Otherwise the other king would arrive on ${or(squares)} next.`,
    removesGuard: (role: Role, square: SquareName, squares: Squares) =>
      `It takes the ${role} on ${square}, which kept your king off ${and(squares)}.`,
    captures: (role: Role, square: SquareName) => `It takes the ${role} on ${square}.`,
    guards: (squares: Squares) => `It keeps the other king off ${and(squares)}.`,
    runs: (left: number) =>
      left === 0
        ? 'Your king arrives, even though Black may follow.'
        : `Your king gains a rank: ${left === 1 ? 'one' : left} more to the goal.`,
    opensWay: (squares: Squares) => `It opens ${and(squares)} for your king.`,
    saves: (role: Role, square: SquareName) => `The ${role} on ${square} would be taken otherwise.`,
    onlyMove: 'It is the only legal move.',
  },
  simplyBest: 'It is simply the strongest move here.',
};
