import type { Game } from '../../game/game.ts';
import { makeGameLink } from '../../game/gameLink.ts';
import { makeFen } from '../../notation/makeFen.ts';
import { startPosition } from '../../rules/position.ts';

/** Where a game can be looked at: all of it is in the address. `undefined` for a game too long. */
export function gameUrl(game: Game, page: string): string | undefined {
  const link = makeGameLink(game);
  if (link === undefined) return undefined;
  const fen = makeFen(game.start);
  const start = fen === makeFen(startPosition) ? '' : `&fen=${fen.replaceAll(' ', '_')}`;
  return `${page.split('#')[0]}#/view?g=${link}${start}`;
}
