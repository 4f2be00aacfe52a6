import { kingSquare } from '../rules/board.ts';
import { type Move, play } from '../rules/position.ts';
import { bookMoves, pickBookMove } from './book/book.ts';
import type { Limits, Line } from './engine/engine.ts';
import { type Choice, chooseLine, players, type Player } from './levels.ts';
import type { BotAnswer, MoveQuestion } from './protocol.ts';
import { randomFrom } from './random.ts';
import { search, type Mind, type Thinking } from './slices.ts';
import { LONGEST_MS, thinkingTime } from './thinkingTime.ts';

/** Salts, so that a game's oversights and its choices have nothing to do with each other. */
const CHOICE = 1;
const OVERSIGHTS = 2;

/** The move of a level. Time spent waiting since `askedAt` is taken off its thinking time. */
export function* bestMove(mind: Mind, question: MoveQuestion, askedAt = mind.now()): Thinking<BotAnswer> {
  const { engine } = mind;
  engine.setPosition(question.start, question.moves);
  const [only, ...others] = engine.legalMoves();
  if (!only) throw new Error('the bot was asked for a move in a finished game');
  if (others.length === 0) return { move: only, depth: 0, nodes: 0, pv: [only] };

  const player = players[question.level];
  const known = player.book ? fromBook(mind, question) : undefined;
  if (known) return { move: known, depth: 0, nodes: 0, pv: [known] };
  // What other searches left in the table would make the same seed play another game.
  if (player.perception) engine.newGame();
  const waited = mind.now() - askedAt;
  const result = yield* search(mind, question, limitsOf(player, question, waited, others.length + 1));
  const line = player.choice ? choose(result.lines, player.choice, question) : result.lines[0];
  const [move] = line?.moves ?? [];
  if (!line || !move) throw new Error('the search found no line');
  return { move, score: line.score, depth: result.depth, nodes: result.nodes, pv: line.moves };
}

function limitsOf(player: Player, question: MoveQuestion, waited: number, legalMoves: number): Limits {
  const times = [
    question.level === 'hard' && question.nodes === undefined ? LONGEST_MS : Infinity,
    question.moveTimeMs ?? Infinity,
    question.clock ? thinkingTime(question.clock) : Infinity,
  ];
  const time = Math.min(...times);
  return {
    ...(Number.isFinite(time) ? { moveTimeMs: Math.max(1, time - waited) } : {}),
    ...(question.nodes === undefined ? {} : { nodes: question.nodes }),
    ...(player.depth === undefined ? {} : { depth: player.depth }),
    ...(player.perception
      ? {
          perception: {
            ...player.perception,
            seed: Math.floor(randomFrom(question.seed, OVERSIGHTS)() * 2 ** 31),
          },
        }
      : {}),
    ...(player.choice ? { multiPv: legalMoves } : {}),
  };
}

function fromBook({ book }: Mind, { start, moves, seed }: MoveQuestion): Move | undefined {
  const position = moves.reduce(play, start);
  const random = randomFrom(seed, CHOICE, ...position.board.codes)();
  return book && pickBookMove(bookMoves(book, position), random)?.move;
}

function choose(
  lines: readonly Line[],
  choice: Choice,
  { start, moves, seed }: MoveQuestion,
): Line | undefined {
  const { board, turn } = moves.reduce(play, start);
  return chooseLine(lines, choice, {
    king: kingSquare(board, turn),
    lastTarget: moves.at(-1)?.to,
    random: randomFrom(seed, CHOICE, ...board.codes),
  });
}
