import { expect, test } from 'vitest';
import { claimableWith, claims, occurrences } from '../../src/game/claims.ts';
import { currentPosition } from '../../src/game/game.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { outcomeOf, readVectors } from '../support/vectors.ts';
import { uci } from '../support/at.ts';
import { playedFrom, refused, advanced } from '../support/games.ts';

test.each(readVectors('games'))('the recorded game $id', (vector) => {
  const game = playedFrom(vector.initial_fen, vector.moves_uci);
  expect(game.plies.map(({ san }) => san)).toEqual(vector.moves_san);
  expect(game.plies.map(({ position }) => makeFen(position))).toEqual(vector.fens);
  expect(game.outcome).toEqual(outcomeOf(vector.outcome));
});

test.each(readVectors('claims'))('the claims of $id: $why', (vector) => {
  const game = playedFrom(vector.initial_fen, vector.moves);
  expect(makeFen(currentPosition(game))).toBe(vector.final_fen);
  expect(game.outcome).toEqual(outcomeOf(vector.outcome));
  expect(occurrences(game)).toBe(vector.occurrences);
  const rights = claims(game);
  expect({ threefold: rights.includes('threefold'), fifty: rights.includes('fifty') }).toEqual(
    vector.claim_now,
  );

  for (const { by, rule, intended, accepted, why } of vector.claims) {
    const move = intended === null ? undefined : uci(intended);
    const claim = { type: 'claim', color: by, rule, ...(move && { move }) } as const;
    if (!accepted) {
      expect(refused(game, claim), why).toBeDefined();
      continue;
    }
    const claimed = advanced(game, claim);
    expect(claimed.outcome?.winner, why).toBeUndefined();
    expect(claimed.plies.at(-1)?.move ?? move, why).toEqual(move ?? game.plies.at(-1)?.move);
    if (move) expect(claimableWith(game, move), why).toContain(rule);
  }
});
