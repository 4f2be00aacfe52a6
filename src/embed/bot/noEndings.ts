/** In the place of `bot/engine/endings.ts`: the small embed carries no endgame tables. */
import type * as endings from '../../bot/engine/endings.ts';

export const NO_ANSWER: typeof endings.NO_ANSWER = -1;

export const aimTables: typeof endings.aimTables = () => undefined;
export const askHere: typeof endings.askHere = () => NO_ANSWER;
export const askInSearch: typeof endings.askInSearch = () => NO_ANSWER;
export const tableScore: typeof endings.tableScore = () => 0;
