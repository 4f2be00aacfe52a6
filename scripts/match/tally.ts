/** What the games of a match come to. */
import { type Color, opposite } from '../../src/rules/board.ts';
import { elo, pairInterval } from '../support/statistics.ts';
import type { Fault, Played } from './referee.ts';

/** A game, and which side was ours. */
export interface Finished {
  readonly ours: Color;
  readonly played: Played;
}

/** Both games of an opening, one with each colour. */
export type Pair = readonly [Finished, Finished];

export function pointsOf({ ours, played: { winner } }: Finished): number {
  if (winner === undefined) return 0.5;
  return winner === ours ? 1 : 0;
}

const pairPoints = ([first, second]: Pair): number => pointsOf(first) + pointsOf(second);

/** The opening of each pair: all of them in turn, as often as it takes. */
export const pairings = (
  openings: readonly (readonly string[])[],
  games: number,
): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(games / 2) }, (_, number) => openings[number % openings.length]!);

/** How often a player lost by its own fault. */
export type Faults = Readonly<Record<Fault, number>>;

export function faultsOf(games: readonly Finished[], side: 'ours' | 'theirs'): Faults {
  const count = (fault: Fault): number =>
    games.filter(({ ours, played: { end, winner } }) => {
      const loser = winner && opposite(winner);
      return end === fault && (loser === ours) === (side === 'ours');
    }).length;
  return { tooLate: count('tooLate'), illegalMove: count('illegalMove'), crash: count('crash') };
}

const slowestOf = (games: readonly Finished[], side: 'ours' | 'theirs'): number =>
  Math.max(...games.map(({ ours, played }) => played.slowestMs[side === 'ours' ? ours : opposite(ours)]));

const percent = (share: number): string => (100 * share).toFixed(1);

const eloText = (share: number): string => elo(share).toFixed(0).replace('Infinity', '∞');

const wonDrawnLost = (games: readonly Finished[]): string =>
  [1, 0.5, 0].map((points) => games.filter((game) => pointsOf(game) === points).length).join(', ');

function endings(games: readonly Finished[]): string {
  const counts = new Map<string, number>();
  for (const { played } of games) counts.set(played.end, (counts.get(played.end) ?? 0) + 1);
  return [...counts].map(([end, count]) => `${end} ${count}`).join(', ');
}

/** The lines that a match ends with. */
export function table(
  pairs: readonly Pair[],
  names: { readonly ours: string; readonly theirs: string },
): string[] {
  const games = pairs.flat();
  const { score, interval } = pairInterval(pairs.map(pairPoints));
  const side = (color: Color): string => wonDrawnLost(games.filter(({ ours }) => ours === color));
  const byPoints = [0, 0.5, 1, 1.5, 2].map(
    (points) => pairs.filter((pair) => pairPoints(pair) === points).length,
  );
  const behaved = (of: 'ours' | 'theirs'): string => {
    const { tooLate, illegalMove, crash } = faultsOf(games, of);
    const slowest = slowestOf(games, of).toFixed(0);
    return `lost on time ${tooLate}, illegal moves ${illegalMove}, crashes ${crash}, slowest answer ${slowest} ms`;
  };
  const rows: readonly (readonly [string, string])[] = [
    ['games', `${games.length}`],
    ['won, drawn, lost', wonDrawnLost(games)],
    ['with White', side('white')],
    ['with Black', side('black')],
    ['score', `${percent(score)} % [${interval.map(percent).join(', ')}]`],
    ['Elo', `${eloText(score)} [${interval.map(eloText).join(', ')}]`],
    ['pairs with 0, ½, 1, 1½, 2 points', byPoints.join(', ')],
    ['ended by', endings(games)],
    [names.ours, behaved('ours')],
    [names.theirs, behaved('theirs')],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}
