import type { Engine, SearchResult } from '../../src/bot/engine/engine.ts';
import { makeBoardFen } from '../../src/notation/makeFen.ts';
import { pieceAt, type Color } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { FIFTY_MOVES, positionOutcome, type Outcome } from '../../src/rules/outcome.ts';
import { play, startPosition, type Move, type Position } from '../../src/rules/position.ts';
import { encodeSample } from './samples.ts';

export interface SelfPlayOptions {
  /** Positions visited for each move. */
  readonly nodes: number;
  /** Random moves before the first searched one, at least and at most. */
  readonly opening: readonly [number, number];
  /** How often a random move strays from the best one, and up to which ply. */
  readonly strayChance: number;
  readonly strayPlies: number;
}

/** A position of the game with the search's score in centipawns for the side to move. */
interface Judged {
  readonly position: Position;
  readonly score: number;
}

const DRAW = { winner: undefined } as const;

const pickMove = (position: Position, random: () => number): Move => {
  const moves = legalMoves(position);
  return moves[Math.floor(random() * moves.length)]!;
};

/** A start that games of one seed do not share: some random moves, none of which ends the game. */
function openingMoves([least, most]: readonly [number, number], random: () => number): readonly Move[] {
  const wanted = least + Math.floor(random() * (most - least + 1));
  const moves: Move[] = [];
  let position = startPosition;
  while (moves.length < wanted) {
    const move = pickMove(position, random);
    position = play(position, move);
    moves.push(move);
    if (positionOutcome(position)) return openingMoves([least, most], random);
  }
  return moves;
}

/** Who has won, once a search has seen the end of the race or a draw can be claimed. */
type Ending = Pick<Outcome, 'winner'>;

function drawByHistory(position: Position, seen: Map<string, number>): Ending | undefined {
  const key = `${makeBoardFen(position.board)} ${position.turn}`;
  const times = (seen.get(key) ?? 0) + 1;
  seen.set(key, times);
  return times === 3 || position.halfmoves >= FIFTY_MOVES ? DRAW : undefined;
}

function decidedBy({ lines }: SearchResult, turn: Color): Ending | undefined {
  const winIn = lines[0]?.score.winIn;
  if (winIn === undefined) return undefined;
  return { winner: winIn > 0 === (turn === 'white') ? 'white' : 'black' };
}

/** Positions whose best move captures are left to the search: their score is not theirs alone. */
const isQuiet = ({ board }: Position, move: Move): boolean => pieceAt(board, move.to) === undefined;

const resultFor = ({ winner }: Ending, color: Color): 0 | 1 | 2 =>
  winner === undefined ? 1 : winner === color ? 2 : 0;

/** Plays one game of the engine against itself; its quiet positions, judged, with the game's result. */
export function selfPlayGame(engine: Engine, options: SelfPlayOptions, random: () => number): Int16Array[] {
  const moves = [...openingMoves(options.opening, random)];
  let position = moves.reduce(play, startPosition);
  const seen = new Map<string, number>();
  const judged: Judged[] = [];
  let ending: Ending | undefined;
  engine.newGame();
  while (!ending) {
    let move: Move;
    if (judged.length < options.strayPlies && random() < options.strayChance) {
      move = pickMove(position, random);
    } else {
      engine.setPosition(startPosition, moves);
      const result = engine.search({ nodes: options.nodes }, { now: () => 0 });
      ending = decidedBy(result, position.turn);
      if (ending) break;
      move = result.bestMove!;
      if (isQuiet(position, move))
        judged.push({ position, score: Math.round(result.lines[0]!.score.centipawns) });
    }
    position = play(position, move);
    moves.push(move);
    ending = positionOutcome(position) ?? drawByHistory(position, seen);
  }
  return judged.map((sample) =>
    encodeSample(sample.position, sample.score, resultFor(ending, sample.position.turn)),
  );
}
