import type { Level } from '../../bot/protocol.ts';
import type { GameSummary } from '../../effects/gameSummary.ts';
import { opposite, type Color } from '../../rules/board.ts';
import { personIn } from './gameText.ts';

export interface Score {
  readonly level: Level;
  readonly color: Color;
  readonly won: number;
  readonly draw: number;
  readonly lost: number;
}

const LEVELS = ['easy', 'medium', 'hard', 'max'] as const satisfies readonly Level[];
const COLORS = ['white', 'black'] as const satisfies readonly Color[];

/** Finished games against the computer by level and color, where there are any. */
export function statistics(games: readonly GameSummary[]): readonly Score[] {
  const counts = new Map<string, number>();
  for (const game of games) {
    const person = personIn(game);
    if (!person || !game.result || game.condition !== 'sound') continue;
    const how = game.result === 'draw' ? 'draw' : game.result === person ? 'won' : 'lost';
    const key = `${game.players[opposite(person)]} ${person} ${how}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return LEVELS.flatMap((level) =>
    COLORS.map((color) => {
      const count = (how: string): number => counts.get(`${level} ${color} ${how}`) ?? 0;
      return { level, color, won: count('won'), draw: count('draw'), lost: count('lost') };
    }),
  ).filter(({ won, draw, lost }) => won + draw + lost > 0);
}
