import { advance } from '../game/advance.ts';
import { newGame, type Game } from '../game/game.ts';
import { makeFen } from '../notation/makeFen.ts';
import { makeUci, parseUci } from '../notation/uci.ts';
import type { Position } from '../rules/position.ts';

/** Where the page lets a game be kept, if at all: asking for storage throws in frames that may have none. */
function storageOf(host: Element): Storage | undefined {
  try {
    const kind = host.getAttribute('persist');
    return kind === 'local' ? localStorage : kind === 'session' ? sessionStorage : undefined;
  } catch {
    return undefined;
  }
}

/** One game a page and element: the element's id tells several on one page apart. */
const keyOf = (host: Element): string => `racing-kings ${location.pathname} ${host.id}`;

export function remember(host: Element, game: Game): void {
  try {
    const moves = game.plies.map(({ move }) => makeUci(move)).join(' ');
    storageOf(host)?.setItem(keyOf(host), `${makeFen(game.start)}|${moves}`);
  } catch {
    // Full or forbidden: the game goes on without being kept.
  }
}

/** The game left here, if it began from the same position and every move of it can still be played. */
export function recall(host: Element, start: Position): Game | undefined {
  const [fen, moves = ''] = (storageOf(host)?.getItem(keyOf(host)) ?? '').split('|');
  if (fen !== makeFen(start)) return undefined;
  let game = newGame({ start });
  for (const text of moves.split(' ').filter((word) => word !== '')) {
    const move = parseUci(text);
    const next = move && advance(game, { type: 'move', move });
    if (next?.ok !== true) return undefined;
    game = next.value;
  }
  return game;
}
