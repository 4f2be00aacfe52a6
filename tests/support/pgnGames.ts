import fc from 'fast-check';
import { makeSan } from '../../src/notation/san.ts';
import type {
  PgnComment,
  PgnEval,
  PgnGame,
  PgnLine,
  PgnMove,
  PgnResult,
} from '../../src/notation/pgnTree.ts';
import { resultOf } from '../../src/notation/pgnTags.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { play, startPosition, type Position } from '../../src/rules/position.ts';
import { at } from './at.ts';

/** What a random line is made of, before it is known which moves are legal. */
interface Plan {
  readonly moves: readonly {
    readonly choice: number;
    readonly nags: readonly number[];
    readonly before: readonly PgnComment[];
    readonly after: readonly PgnComment[];
    readonly variations: readonly Plan[];
  }[];
  readonly end: readonly PgnComment[];
}

const color = fc.constantFrom('green', 'red', 'yellow', 'blue');
const square = fc.nat(63);
const depth = fc.option(fc.nat(999), { nil: undefined });

const evaluation: fc.Arbitrary<PgnEval> = fc
  .oneof(
    fc.record({ centipawns: fc.integer({ min: -99_999, max: 99_999 }) }),
    fc.record({ win: fc.integer({ min: -99, max: 99 }) }),
  )
  .chain((value) => depth.map((d) => (d === undefined ? value : { ...value, depth: d })));

/** Words of any characters a comment can hold, `}` alone excepted, and no `[%` that would make a command. */
const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom('%', '[Event', '"x"]', ';', '{', '(', '1-0', '$1', '[%', '%clk]'),
  )
  .map((text) => text.replace(/[\s}]/gu, '') || 'x');

const text = fc
  .array(word, { maxLength: 30 })
  .map((words) => words.join(' ').replaceAll('[%', '[ %'))
  .map((joined) => joined.replace(/\s+/g, ' ').trim());

const comment: fc.Arbitrary<PgnComment> = fc
  .record(
    {
      text,
      clockMs: fc.nat(100_000_000),
      elapsedMs: fc.nat(100_000),
      evaluation,
      marks: fc.array(fc.record({ color, square }), { minLength: 1, maxLength: 9 }),
      arrows: fc.array(fc.record({ color, from: square, to: square }), { minLength: 1, maxLength: 9 }),
      drawOffer: fc.constant(true as const),
    },
    { requiredKeys: ['text'] },
  )
  .filter((c) => c.text !== '' || Object.keys(c).length > 1);

const comments = fc.array(comment, { maxLength: 2 });

const plan = fc.letrec<{ line: Plan }>((tie) => ({
  line: fc.record({
    moves: fc.array(
      fc.record({
        choice: fc.nat(),
        nags: fc.uniqueArray(fc.nat(255), { maxLength: 2 }),
        before: comments,
        after: comments,
        variations: fc.oneof(
          { weight: 5, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.array(tie('line'), { maxLength: 2 }) },
        ),
      }),
      { maxLength: 12 },
    ),
    end: comments,
  }),
})).line;

/**
 * Plays the plan's choices as legal moves. Comments stay where PGN can tell them apart: ahead of a move only
 * at the head of a line or behind a variation, at the end only where no move could take them.
 */
function playPlan(start: Position, { moves: choices, end }: Plan): PgnLine {
  const moves: PgnMove[] = [];
  let position = start;
  for (const { choice, nags, before, after, variations } of choices) {
    if (positionOutcome(position)) break;
    const legal = legalMoves(position);
    const move = legal[choice % legal.length]!;
    const from = position;
    const previous = moves.at(-1);
    moves.push({
      move,
      san: makeSan(position, move),
      nags,
      before: !previous || previous.variations.length > 0 ? before : [],
      after,
      variations: variations
        .map((variation) => playPlan(from, variation))
        .filter((line) => line.moves.length > 0 || line.end.length > 0),
    });
    position = play(position, move);
  }
  const last = moves.at(-1);
  return { moves, end: !last || last.variations.length > 0 ? end : [] };
}

const starts = [
  startPosition,
  at('8/8/8/8/8/1k6/8/R3R1K1 b - - 7 31'),
  at('8/3k2K1/b7/7b/6R1/N5N1/2n5/8 w - - 97 51'),
];

const tags = fc
  .array(fc.tuple(fc.stringMatching(/^\w{1,12}$/), fc.string({ unit: 'grapheme', maxLength: 20 })))
  .map((entries) => new Map([...entries, ['__proto__', 'x']] as [string, string][]));

/** The tags a reading keeps, in the order an export has them. */
const keptTags = (all: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const derived = new Set(['result', 'variant', 'rulevariants', 'setup', 'fen']);
  const roster = ['event', 'site', 'date', 'round', 'white', 'black'];
  return new Map([...all].filter(([name]) => ![...derived, ...roster].includes(name.toLowerCase())));
};

const roster = fc.record(
  { Event: fc.string({ minLength: 2 }), White: fc.constant('A "B" \\ C') },
  { requiredKeys: [] },
);

/** A game as a reading of it gives: all fields agree with each other. */
export const pgnGame: fc.Arbitrary<PgnGame> = fc
  .tuple(fc.constantFrom(...starts), plan, tags, roster, fc.constantFrom('1-0', '0-1', '1/2-1/2', '*'))
  .map(([start, choices, others, known, told]) => {
    const line = playPlan(start, choices);
    const outcome = positionOutcome(line.moves.reduce((position, { move }) => play(position, move), start));
    const result: PgnResult = outcome ? resultOf(outcome.winner) : told;
    return { tags: new Map([...Object.entries(known), ...keptTags(others)]), start, line, result };
  });
