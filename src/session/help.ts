import type { ByColor } from '../rules/board.ts';
import { positionAt, type Game } from '../game/game.ts';
import type { Position } from '../rules/position.ts';
import type { ArrivalWarning, WhyNot } from './settings.ts';

interface Tried {
  readonly game: Game;
  readonly cursor: number;
  readonly triedIn?: Position | undefined;
}

/** Are impossible moves explained in this position, and the squares that checks forbid marked? */
export const explains = (setting: WhyNot, { game, cursor, triedIn }: Tried): boolean =>
  setting === 'always' || (setting === 'afterTry' && triedIn === positionAt(game, cursor));

/** Is White warned of an arrival that Black can follow? */
export const warns = (setting: ArrivalWarning, { timeControl }: Game): boolean =>
  setting === 'on' || (setting === 'untimed' && !timeControl);

interface Table {
  readonly seats: ByColor<{ readonly kind: string }>;
  readonly strict?: boolean | undefined;
}

/** Time is the opponent's to give: in a strict game nobody who plays the computer gets any. */
export const mayGiveTime = ({ seats, strict }: Table): boolean =>
  !strict || seats.white.kind === seats.black.kind;
