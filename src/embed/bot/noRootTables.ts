/** In the place of `bot/engine/rootTables.ts`: the small embed carries no endgame tables. */
import type * as rootTables from '../../bot/engine/rootTables.ts';

export const keepResult: typeof rootTables.keepResult = () => 0;
export const scoreWithin: typeof rootTables.scoreWithin = (score) => score;
