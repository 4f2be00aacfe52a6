import { isLegal, legalMoves } from '../rules/moves.ts';
import { FIFTY_MOVES, raceOutcome } from '../rules/outcome.ts';
import { type Move, play, type Position, samePosition } from '../rules/position.ts';
import { currentPosition, type Game, positionAt } from './game.ts';

export type ClaimRule = 'threefold' | 'fifty';

export type ClaimRefusal =
  | { readonly code: 'notThreefold'; readonly occurrences: number }
  | { readonly code: 'notFifty'; readonly halfmoves: number }
  | { readonly code: 'decidesRace' };

const RULES: readonly ClaimRule[] = ['threefold', 'fifty'];

/**
 * How often the position stands among those since the last capture, which no position survives. Seventy-five
 * moves end a game, so this looks back over no more than that.
 */
function count(game: Game, position: Position): number {
  const last = game.plies.length;
  const first = Math.max(0, last - position.halfmoves);
  let occurrences = 0;
  for (let ply = first; ply <= last; ply++) {
    if (samePosition(positionAt(game, ply)!, position)) occurrences++;
  }
  return occurrences;
}

/** How often the position on the board has stood, this time included. */
export const occurrences = (game: Game): number => count(game, currentPosition(game));

/** Why the player to move may not claim, or `undefined`. An intended move has to be legal. */
export function refuseClaim(game: Game, rule: ClaimRule, intended?: Move): ClaimRefusal | undefined {
  const current = currentPosition(game);
  const claimed = intended ? play(current, intended) : current;
  // The race comes first: a move that decides it can't carry a claim.
  if (intended && raceOutcome(claimed)) return { code: 'decidesRace' };
  if (rule === 'fifty') {
    const { halfmoves } = claimed;
    return halfmoves >= FIFTY_MOVES ? undefined : { code: 'notFifty', halfmoves };
  }
  const times = count(game, claimed) + (intended ? 1 : 0);
  return times >= 3 ? undefined : { code: 'notThreefold', occurrences: times };
}

/** What the player to move may claim as the board stands. */
export const claims = (game: Game): readonly ClaimRule[] =>
  game.outcome ? [] : RULES.filter((rule) => !refuseClaim(game, rule));

/** What the player to move may claim together with this move. */
export const claimableWith = (game: Game, move: Move): readonly ClaimRule[] =>
  game.outcome || !isLegal(currentPosition(game), move)
    ? []
    : RULES.filter((rule) => !refuseClaim(game, rule, move));

export interface ClaimMove {
  readonly move: Move;
  readonly rule: ClaimRule;
}

/** A legal move that the player to move may claim with, where nothing can be claimed on the board as it stands. */
export function claimMove(game: Game): ClaimMove | undefined {
  if (game.outcome || claims(game).length > 0) return undefined;
  for (const move of legalMoves(currentPosition(game)))
    for (const rule of RULES) if (!refuseClaim(game, rule, move)) return { move, rule };
  return undefined;
}
