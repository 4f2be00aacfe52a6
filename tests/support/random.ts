import { seeded } from '../../scripts/fuzz/random.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { boardOf, type Piece, type PlacedPiece, type Role } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { play, type Position, startPosition } from '../../src/rules/position.ts';

/** Positions of random games from the start, the finished ones included, in the order they arise. */
export function* randomPositions(count: number, seed: number): Generator<Position> {
  const random = seeded(seed);
  let position = startPosition;
  for (let n = 0; n < count; n++) {
    yield position;
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    position = move && !positionOutcome(position) ? play(position, move) : startPosition;
  }
}

const ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Positions nobody would come to: up to fourteen pieces of any kind anywhere, kings often near the goal. */
export function* scatteredPositions(count: number, seed: number): Generator<Position> {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  for (let found = 0; found < count;) {
    const free = Array.from({ length: 64 }, (_, square) => square);
    const place = (piece: Piece): PlacedPiece => {
      const from = piece.role === 'king' && random() < 0.5 ? free.filter((square) => square >= 48) : free;
      const square = pick(from);
      free.splice(free.indexOf(square), 1);
      return { square, piece };
    };
    const kings = (['white', 'black'] as const).map((color) => place({ color, role: 'king' }));
    const others = Array.from({ length: Math.floor(random() * 13) }, () =>
      place({ color: pick(['white', 'black']), role: pick(ROLES) }),
    );
    const fen = makeFen({
      board: boardOf([...kings, ...others]),
      turn: pick(['white', 'black']),
      halfmoves: 0,
      fullmoves: 1,
    });
    const position = parseFen(fen);
    if (!position.ok) continue;
    found++;
    yield position.value;
  }
}
