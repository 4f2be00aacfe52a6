import { parseFen } from 'chessops/fen';
import { makeSan as oracleSan, parseSan as oracleParse } from 'chessops/san';
import { makeUci as oracleUci } from 'chessops/util';
import { RacingKings } from 'chessops/variant';
import { makeFen } from '../../src/notation/makeFen.ts';
import { makeSan, parseSan } from '../../src/notation/san.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { play, type Position } from '../../src/rules/position.ts';

export const oraclePosition = (position: Position): RacingKings =>
  RacingKings.fromSetup(parseFen(makeFen(position)).unwrap()).unwrap();

function oracleMoves(oracle: RacingKings): readonly string[] {
  const moves: string[] = [];
  for (const [from, dests] of oracle.allDests()) {
    for (const to of dests) moves.push(oracleUci({ from, to }));
  }
  return moves.toSorted();
}

/** An outcome as both can say it: a word for who has won. */
const word = (outcome: { readonly winner: string | undefined } | undefined): string =>
  outcome ? (outcome.winner ?? 'draw') : 'none';

/** Differences in the SAN of every legal move; the oracle's own suffix differs, so ours is held to the outcome. */
function sanDifferences(position: Position, oracle: RacingKings): readonly string[] {
  return legalMoves(position).flatMap((move) => {
    const ours = makeSan(position, move);
    const theirs = oracleSan(oracle, move).replace(/[+#]$/, '');
    const suffix = positionOutcome(play(position, move))?.winner ? '#' : '';
    const read = oracleParse(oracle, ours);
    const back = parseSan(position, theirs);
    const same =
      ours === theirs + suffix &&
      read !== undefined &&
      oracleUci(read) === makeUci(move) &&
      back.ok &&
      makeUci(back.value) === makeUci(move);
    return same ? [] : [`san of ${makeUci(move)}: ${ours}, theirs ${theirs}`];
  });
}

/** Where chessops sees the position otherwise: its legal moves, its outcome, and the SAN of its moves. */
export function differences(drawn: Position): readonly string[] {
  // The oracle knows no draws by the half-move clock.
  const position = { ...drawn, halfmoves: 0 };
  const oracle = oraclePosition(position);
  const found: string[] = [];
  const ours = legalMoves(position).map(makeUci).toSorted().join(' ');
  const theirs = oracle.isEnd() ? '' : oracleMoves(oracle).join(' ');
  if (ours !== theirs) found.push(`moves: ${ours}, theirs ${theirs}`);
  const outcome = word(positionOutcome(position));
  if (outcome !== word(oracle.outcome())) found.push(`outcome: ${outcome}, theirs ${word(oracle.outcome())}`);
  if (found.length === 0) found.push(...sanDifferences(position, oracle));
  return found.map((difference) => `${makeFen(drawn)}: ${difference}`);
}
