import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/notation/fen.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { parsePgn, pgnSteps } from '../../src/notation/pgn.ts';
import type { PgnReading } from '../../src/notation/pgnGameReader.ts';
import type { PgnFailure, PgnSuccess } from '../../src/notation/pgnProblems.ts';
import type { PgnGame, PgnLine } from '../../src/notation/pgnTree.ts';
import { play } from '../../src/rules/position.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { resultOf } from '../../src/notation/pgnTags.ts';
import { square } from '../support/at.ts';
import { outcomeOf, readVectors } from '../support/vectors.ts';

const fixture = (name: string): string => readFileSync(`tests/fixtures/pgn/${name}`, 'utf8');
function whole(reading: PgnReading | undefined): PgnSuccess {
  if (!reading?.ok) throw new Error(`expected a whole game: ${JSON.stringify(reading)}`);
  return reading.value;
}

function broken(reading: PgnReading | undefined): PgnFailure {
  if (!reading || reading.ok) throw new Error('expected a game with a fault');
  return reading.error;
}

const only = (text: string): PgnReading => {
  const readings = parsePgn(text);
  expect(readings).toHaveLength(1);
  return readings[0]!;
};

/** A game of ours with these moves and, if need be, further tags. */
const ours = (moves: string, tags = ''): string => `[Variant "Racing Kings"]\n${tags}\n${moves}`;

const sans = (line: PgnLine): string => line.moves.map((move) => move.san).join(' ');
const uci = (line: PgnLine): string[] => line.moves.map(({ move }) => makeUci(move));
const endFen = ({ start, line }: PgnGame): string =>
  makeFen(line.moves.reduce((position, { move }) => play(position, move), start));

describe('what the large sites write', () => {
  const known = new Map(readVectors('games').map((game) => [game.id, game]));

  test.each([
    ['lichess.pgn', ['g016', 'g031', 'g049']],
    ['lichess2021.pgn', ['g022', 'g002']],
    ['chesscom.pgn', ['g027']],
    ['correspondence.pgn', ['g051']],
  ])('%s', (file, ids) => {
    const games = parsePgn(fixture(file)).map((reading) => whole(reading).game);
    expect(games).toHaveLength(ids.length);
    for (const [i, game] of games.entries()) {
      const vector = known.get(ids[i]!)!;
      expect(makeFen(game.start)).toBe(START_FEN);
      expect(uci(game.line)).toEqual(vector.moves_uci);
      expect(sans(game.line)).toBe(vector.moves_san.join(' '));
      expect(endFen(game)).toBe(vector.fens.at(-1));
      expect(game.result).toBe(resultOf(outcomeOf(vector.outcome)?.winner));
    }
  });

  test('clocks, evaluations and glyphs of a live game', () => {
    const { game, notices } = whole(parsePgn(fixture('lichess.pgn'))[0]);
    expect(game.tags.get('White')).toBe('rookrunner');
    expect(game.tags.get('TimeControl')).toBe('180+2');
    expect(game.line.moves[0]?.after).toEqual([
      { text: '', clockMs: 182_000, evaluation: { centipawns: -146 } },
    ]);
    expect(game.line.moves[13]?.nags).toEqual([6]);
    expect(game.line.moves.at(-1)?.after).toEqual([
      { text: '', clockMs: 145_000 },
      { text: 'White won the race.' },
    ]);
    expect(notices).toEqual([]);
  });

  test('the orthodox start in games of mid-2021 is read as ours, with a notice', () => {
    const readings = parsePgn(fixture('lichess2021.pgn'));
    expect(readings.map((reading) => whole(reading).notices)).toMatchObject([
      [{ code: 'orthodoxFen', line: 17, column: 1 }],
      [{ code: 'orthodoxFen', line: 39, column: 1 }],
    ]);
  });

  test('draw offers of a correspondence game', () => {
    const { game } = whole(only(fixture('correspondence.pgn')));
    const offers = game.line.moves.flatMap(({ after }, ply) => (after.some((c) => c.drawOffer) ? [ply] : []));
    expect(offers).toEqual([13, 20, 31]);
    expect(game.tags.get('Black')).toBe('"The Rook" O\'Neil');
  });

  test('a study: nested variations, arrows, marked squares', () => {
    const { game } = whole(only(fixture('study.pgn')));
    const [first, second, third] = game.line.moves;
    expect(sans(game.line)).toBe('Kg3 Kb3 Kg4 Kb4 Kg5 Kb5');
    expect(first?.before).toMatchObject([
      {
        text: 'The kings start on the outer files. White moves first.',
        marks: [{ color: 'green' }, { color: 'green' }],
        arrows: [{ color: 'green', from: square('h2') }, { color: 'red' }],
      },
    ]);
    expect(first?.nags).toEqual([1, 14]);
    expect(first?.variations.map(sans)).toEqual(['Kh3 Kb3 Kg4', 'Nxc2 Nxf2 Nxa1']);
    const [slow] = first!.variations;
    expect(slow?.moves[1]?.variations.map(sans)).toEqual(['Ka3 Kh4 Ka4']);
    expect(slow?.moves[1]?.variations[0]?.moves[1]?.variations.map(sans)).toEqual(['Kg4']);
    expect(second?.after).toMatchObject([{ text: '', arrows: [{ color: 'yellow' }] }]);
    expect(third?.after).toEqual([{ text: 'See 1-0 in the next chapter; (not here).' }]);
  });

  test('what a word processor made of it', () => {
    const { game, notices } = whole(only(fixture('wordProcessor.pgn')));
    expect(sans(game.line)).toBe('Kg3 Ka3 Kh4 Kb4 Kh5 Nxf1 Rxf1');
    expect(game.line.moves.map((move) => move.nags)).toEqual([[], [], [1], [], [5], [], []]);
    expect(game.tags.get('Event')).toBe('Club ‘night’');
    expect(game.result).toBe('1-0');
    expect(notices).toEqual([]);
  });

  test('all on one line, captures without x', () => {
    const { game } = whole(
      only(
        '[Variant "Racing Kings"] [RuleVariants "EnPassant Play4Mate RacingKings"] 1. Ne1c2 Nd1f2 2. Nc2a1 Nf2h1 3. Rg1h1 Rb1a1 4. Kh2g3 Ka2b3 *',
      ),
    );
    expect(sans(game.line)).toBe('Nxc2 Nxf2 Nxa1 Nxh1 Rxh1 Rxa1 Kg3 Kb3');
  });
});

describe('conformance vectors', () => {
  interface Vector {
    readonly id: string;
    readonly type: 'fen' | 'pgn';
    readonly input: string;
    readonly expect: 'accept' | 'reject' | 'policy';
  }
  const vectors = readFileSync('tests/fixtures/vectors/badfens.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector)
    .filter((vector) => vector.type === 'pgn');
  const named = (expected: Vector['expect']) =>
    vectors.filter((v) => v.expect === expected).map((v) => [v.id, v.input] as const);

  test.each(named('accept'))('%s is read whole, without a notice', (_, input) =>
    expect(whole(only(input)).notices).toEqual([]),
  );

  test.each(named('reject'))('%s is refused with a place', (_, input) => {
    const [error] = broken(only(input)).errors;
    expect(error).toMatchObject({ line: expect.any(Number) as number, column: expect.any(Number) as number });
  });

  const start = 'Kg3 Kb3 Kh4 Ka4';
  const policies: Readonly<Record<string, readonly [moves: string, codes: readonly string[]]>> = {
    'pol-fen-empty': [start, ['emptyFen']],
    'pol-tag-open': [start, ['brokenTag']],
    'pol-paren-open': ['Kg3', ['unclosedVariation']],
    'pol-wrong-numbers': [start, []],
    'pol-result-tag': [start, ['resultTags']],
    'pol-no-x': ['Nxc2 Nxf2', []],
    'pol-figurine': ['Kg3', []],
    'pol-uci': ['Kg3 Kb3', []],
    'pol-fen-standard': [start, ['orthodoxFen']],
    'pol-headers-only': ['', []],
    'pol-long-san': ['Kg3 Kb3', []],
  };

  test.each(named('policy'))('%s is read as documented', (id, input) => {
    const reading = only(input);
    const game = reading.ok ? reading.value.game : reading.error.legalPart;
    const problems = reading.ok ? reading.value.notices : reading.error.errors;
    expect([game && sans(game.line), problems.map(({ code }) => code)]).toEqual(policies[id]);
  });
});

describe('which game it is', () => {
  test.each([
    'Racing Kings',
    'racingKings',
    'racing-kings',
    'RACING_KINGS',
    'RaceKings',
    'racing',
    'race',
    'Racing King',
    'racing kings\u200b',
  ])('%j is ours', (name) => expect(only(`[Variant "${name}"]\n1. Kg3 *`).ok).toBe(true));

  test.each([
    'Standard',
    'Atomic',
    'From Position',
    'King of the Hill',
    'Racing Pawns',
    'racer',
    'Three-check',
  ])('%s is another, and the message names the tag', (variant) => {
    const { errors, legalPart } = broken(only(`[Event "x"]\n[Variant "${variant}"]\n\n1. Kg3 *`));
    expect(errors).toEqual([
      { code: 'otherVariant', tag: 'Variant', variant, line: 2, column: 1, text: variant },
    ]);
    expect(legalPart).toBeUndefined();
  });

  test('rules listed in place of a name', () => {
    expect(only('[RuleVariants "EnPassant RacingKings"]\n1. Kg3 *').ok).toBe(true);
    expect(broken(only('[Variant "?"]\n[RuleVariants "EnPassant Atomic"]\n1. Kg3 *')).errors).toMatchObject([
      { code: 'otherVariant', tag: 'RuleVariants', variant: 'EnPassant Atomic', line: 2 },
    ]);
  });

  test('a tag that says nothing, or no tag at all, leaves it ours', () => {
    expect(whole(only('[Variant ""]\n1. Kg3 *')).game.line.moves).toHaveLength(1);
    expect(whole(only('1. Kg3 Kb3')).game.result).toBe('*');
  });

  test('a custom FEN under another name: the name is at fault', () => {
    const text = '[Variant "Standard"]\n[FEN "8/8/8/8/8/1k6/8/R3R1K1 w - - 0 1"]\n1. Red1 *';
    expect(broken(only(text)).errors).toMatchObject([{ code: 'otherVariant', line: 1 }]);
  });

  test('the orthodox start without our name is not ours', () => {
    const text = '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n1. e4 *';
    expect(broken(only(text)).errors).toMatchObject([{ code: 'badFen', line: 1 }]);
  });
});

describe('set-up positions', () => {
  test('the game starts from its FEN, whatever case the tag has', () => {
    const { game } = whole(only(ours('1. Red1 *', '[fen "8/8/8/8/8/1k6/8/R3R1K1 w - - 0 1"]\n')));
    expect(makeFen(game.start)).toBe('8/8/8/8/8/1k6/8/R3R1K1 w - - 0 1');
    expect(game.tags.size).toBe(0);
  });

  test('a FEN without kings is an error with its place, and no game', () => {
    const failure = broken(only('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n[SetUp "1"]\n*'));
    expect(failure.errors).toMatchObject([
      { code: 'badFen', line: 1, column: 1, text: '8/8/8/8/8/8/8/8 w - - 0 1' },
    ]);
    expect(failure.legalPart).toBeUndefined();
  });
});

describe('a move that can not be played', () => {
  test('keeps the legal part and says where it stops', () => {
    const { errors, legalPart } = broken(only(ours('1. Kg3 Kb3\n2. Kh4 Nz9 3. Kh5 Ka5 1-0\n')));
    expect(errors).toEqual([{ code: 'unreadableMove', line: 4, column: 8, text: 'Nz9' }]);
    expect(sans(legalPart!.line)).toBe('Kg3 Kb3 Kh4');
    expect(legalPart!.result).toBe('1-0');
  });

  test('nothing of the rest of its line is read, variations included', () => {
    const { errors, legalPart } = broken(only(ours('1. Kg3 O-O (1... Kb3 (1... Ka3)) $1 {x} 2. Kh4 ( *')));
    expect(errors).toHaveLength(1);
    expect(legalPart?.line).toEqual({
      moves: [expect.objectContaining({ san: 'Kg3', nags: [], after: [], variations: [] })],
      end: [],
    });
  });

  test('in a variation ends that variation only', () => {
    const text = ours('1. Kg3 (1. Kh3 e5 2. Kh4 (2. Kg4) ) (1. Nxc2) 1... Kb3 (1... O-O) 2. Kh4 *');
    const { errors, legalPart } = broken(only(text));
    expect(errors.map(({ code, text: word, column }) => [code, word, column])).toEqual([
      ['unreadableMove', 'e5', 16],
      ['unreadableMove', 'O-O', 62],
    ]);
    expect(sans(legalPart!.line)).toBe('Kg3 Kb3 Kh4');
    expect(legalPart!.line.moves[0]?.variations.map(sans)).toEqual(['Kh3', 'Nxc2']);
    expect(legalPart!.line.moves[1]?.variations).toEqual([]);
  });

  test('prose is no game', () => {
    expect(broken(only('Dear Sir,\nno game here')).errors).toEqual([
      { code: 'notPgn', line: 1, column: 1, text: 'Dear' },
    ]);
    expect(broken(only('\n\n  {only a comment}')).errors).toEqual([
      { code: 'notPgn', line: 3, column: 3, text: '{only a comment}' },
    ]);
    expect(broken(only('1. Hello')).errors).toMatchObject([{ code: 'unreadableMove', text: 'Hello' }]);
  });

  test('nothing gives nothing', () => expect(parsePgn(' \n\ufeff\r\n')).toEqual([]));

  test('a long word is cut in the message', () => {
    const [error] = broken(only(ours(`1. ${'K'.repeat(1000)}`))).errors;
    expect(error?.text).toBe(`${'K'.repeat(59)}…`);
  });

  test('a game full of faults tells the first twenty', () => {
    const { errors, notices } = broken(only(ours(`1. Kg3 ${'(1. x) ] '.repeat(500)} Kb3 *`)));
    expect([errors.length, notices.length]).toEqual([20, 20]);
  });
});

describe('brackets and comments that do not pair', () => {
  test('a comment without its end', () => {
    const { errors, legalPart } = broken(only(ours('1. Kg3 {and then\n1... Kb3 *')));
    expect(errors).toMatchObject([{ code: 'unclosedComment', line: 3, column: 8 }]);
    expect(sans(legalPart!.line)).toBe('Kg3');
  });

  test('spoils no other game of the file', () => {
    const [first, second] = parsePgn(`${ours('1. Kg3 {and then\n')}\n[Event "next"]\n${ours('1. Kh3 *')}`);
    expect(broken(first).errors).toMatchObject([{ code: 'unclosedComment' }]);
    expect(whole(second).game.tags.get('Event')).toBe('next');
  });

  test('a variation without a move to stand in for', () => {
    const { errors, legalPart } = broken(only(ours('(1. Kh3 (1. Kg3)) 1. Kg3 *')));
    expect(errors).toMatchObject([{ code: 'strayVariation', line: 3, column: 1, text: '(' }]);
    expect(sans(legalPart!.line)).toBe('Kg3');
  });

  test('what has no meaning is passed over with a notice', () => {
    const { game, notices } = whole(only(ours('$3 1. Kg3) Kb3 } = *')));
    expect(sans(game.line)).toBe('Kg3 Kb3');
    expect(notices.map(({ code, text }) => [code, text])).toEqual([
      ['strayText', '$3'],
      ['strayText', ')'],
      ['strayText', '}'],
    ]);
  });

  test('empty variations and comments leave nothing, empty variations with a comment do', () => {
    const { game } = whole(only(ours('1. Kg3 () ({}) ({x}) Kb3 *')));
    expect(game.line.moves[0]?.variations).toEqual([{ moves: [], end: [{ text: 'x' }] }]);
  });

  test('a hundred levels are read, one more is refused and passed over', () => {
    const nest = (depth: number): string =>
      depth === 0 ? '' : ` (${depth % 2 ? '1. Kh3' : '1. Kg3'}${nest(depth - 1)})`;
    expect(only(ours(`1. Kg3${nest(100)} Kb3 *`)).ok).toBe(true);
    const { errors, legalPart } = broken(only(ours(`1. Kg3${nest(102)} Kb3 *`)));
    expect(errors).toMatchObject([{ code: 'nestedTooDeep', text: '(' }]);
    expect(sans(legalPart!.line)).toBe('Kg3 Kb3');
  });
});

describe('comments stand where they were', () => {
  test('ahead of the first move, behind a move, behind a variation, behind the result', () => {
    const { game } = whole(only(ours('{a} 1. Kg3 {b} {c} (1. Kh3) {d} Kb3 (1... Ka3) {e} 1-0 {f}')));
    const texts = (comments: readonly { readonly text: string }[]) => comments.map(({ text }) => text);
    const [first, second] = game.line.moves;
    expect(
      [first?.before, first?.after, second?.before, second?.after, game.line.end].map((c) => texts(c!)),
    ).toEqual([['a'], ['b', 'c'], ['d'], [], ['e', 'f']]);
  });

  test('a sign said twice is kept once', () =>
    expect(whole(only(ours('1. Kg3!$1 $14 *'))).game.line.moves[0]?.nags).toEqual([1, 14]));
});

describe('the result', () => {
  const finish = '[FEN "8/K7/6k1/8/8/8/8/8 w - - 0 1"]\n';

  test.each([
    ['the marker, without a tag', '', '1. Kg3 0-1', '0-1'],
    ['the tag, without a marker', '[Result "1/2-1/2"]\n', '1. Kg3', '1/2-1/2'],
    ['whichever of both says something', '[Result "*"]\n', '1. Kg3 1-0', '1-0'],
    ['the same the other way round', '[Result "0-1"]\n', '1. Kg3 *', '0-1'],
    ['open, if a tag says nonsense', '[Result "won"]\n', '1. Kg3', '*'],
    ['also as a person writes it', '[Result "½ – ½"]\n', '1. Kg3', '1/2-1/2'],
    ['not a marker within a variation', '', '1. Kg3 (1. Kh3 0-1) 1... Kb3 1-0', '1-0'],
  ])('is %s', (_, tags, moves, result) => {
    const { game, notices } = whole(only(ours(moves, tags)));
    expect(game.result).toBe(result);
    expect(notices).toEqual([]);
  });

  test('the board decides against the tag, with a notice', () => {
    const { game, notices } = whole(only(ours('1. Ka8# 0-1', `[Result "0-1"]\n${finish}`)));
    expect(game.result).toBe('1-0');
    expect(notices).toMatchObject([
      { code: 'resultOnBoard', told: '0-1', board: '1-0', line: 2, text: '0-1' },
    ]);
  });

  test('the board decides where nothing is told', () => {
    const { game, notices } = whole(only(ours('1. Ka8', finish)));
    expect([game.result, notices]).toEqual(['1-0', []]);
  });
});

describe('many games', () => {
  test('with tags, in one go or one line', () => {
    const text = '[Event "a"] 1. Kg3 * [Event "b"] 1. Kh3 [Event "c"]\n1. Nxc2 *\n\n[Event "d"]\n1. Kg3';
    expect(parsePgn(text).map((r) => [whole(r).game.tags.get('Event'), sans(whole(r).game.line)])).toEqual([
      ['a', 'Kg3'],
      ['b', 'Kh3'],
      ['c', 'Nxc2'],
      ['d', 'Kg3'],
    ]);
  });

  test('without tags the result parts them', () =>
    expect(
      parsePgn('1. Kg3 * {of the first} 1. Kh3 Kb3 1-0 Nxc2 0-1').map((r) => sans(whole(r).game.line)),
    ).toEqual(['Kg3', 'Kh3 Kb3', 'Nxc2']));

  test('a result without a game is none', () => expect(parsePgn('* 1. Kg3 *')).toHaveLength(1));

  test('some of tags only', () => {
    const readings = parsePgn('[Event "a"]\n\n[Event "b"]\n\n*\n\n[Event "c"]\n[White "x"]\n\n* ');
    expect(readings.map((r) => whole(r).game.tags.get('Event'))).toEqual(['a', 'b', 'c']);
  });

  test('a fault in one of them has the line of the file', () => {
    const [, second, third] = parsePgn(`${ours('1. Kg3 *\n')}\n${ours('1. Kg3\r\n1... O-O\n')}\n1. Kg3 *`);
    expect(broken(second).errors).toMatchObject([{ line: 8, column: 6, text: 'O-O' }]);
    expect(third).toBeUndefined();
  });

  test('places count every kind of line end, and start afresh with each game', () => {
    const [, second] = parsePgn('1. Kg3\r1... Kb3 *\r1. Kg3\r 1... x');
    expect(broken(second).errors).toMatchObject([{ line: 4, column: 7, text: 'x' }]);
  });

  test('a header of comments and escapes ahead of the first tag belongs to no game', () => {
    const [reading, more] = parsePgn('; made by x\n% y\n{ z }\n[Event "a"]\n{ for the move }\n1. Kg3 *');
    expect(whole(reading).game.line.moves[0]?.before.map((c) => c.text)).toEqual([
      'made by x',
      'z',
      'for the move',
    ]);
    expect(more).toBeUndefined();
  });
});

describe('ten million characters', () => {
  test.each([
    ['in a tag', `[Event "${'x'.repeat(10_000_000)}"]\n1. Kg3 *`],
    ['of escapes in a tag', `[Event "${'\\\\'.repeat(5_000_000)}"]\n1. Kg3 *`],
    ['in a comment', `1. Kg3 * {${'x'.repeat(10_000_000)}}`],
    ['of spaces', `1. Kg3${' '.repeat(10_000_000)}*`],
  ])('%s', (_, text) => expect(sans(whole(only(text)).game.line)).toBe('Kg3'));
});

test('a tag named like a part of every object is a tag like another', () => {
  const { game } = whole(only(ours('1. Kg3 *', '[__proto__ "x"]\n[constructor "y"]\n')));
  expect([...game.tags]).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('in steps a text reads as it does in one go, and a long game takes many of them', () => {
  for (const name of readdirSync('tests/fixtures/pgn')) {
    const text = fixture(name);
    const steps = [...pgnSteps(text)];
    expect(steps.filter((reading) => reading !== undefined)).toEqual(parsePgn(text));
    expect(steps.length).toBeGreaterThan(parsePgn(text).length);
  }
});
