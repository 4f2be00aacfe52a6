import { describe, expect, test } from 'vitest';
import { commentWords, parseComment } from '../../src/notation/pgnComments.ts';
import { square } from '../support/at.ts';

describe('reading', () => {
  test.each([
    ['[%clk 0:04:58]', { text: '', clockMs: 298_000 }],
    ['[%clk 1:00:00.5] thinking', { text: 'thinking', clockMs: 3_600_500 }],
    ['[%clk 4:58]', { text: '', clockMs: 298_000 }],
    ['[%emt 0:00:07]', { text: '', elapsedMs: 7000 }],
    ['[%eval 0.23]', { text: '', evaluation: { centipawns: 23 } }],
    ['[%eval -0.00,18]', { text: '', evaluation: { centipawns: 0, depth: 18 } }],
    ['[%eval #-3]', { text: '', evaluation: { win: -3 } }],
    ['[%eval #4,30]', { text: '', evaluation: { win: 4, depth: 30 } }],
    [
      '[%csl Ga1, Rh8]',
      {
        text: '',
        marks: [
          { color: 'green', square: square('a1') },
          { color: 'red', square: square('h8') },
        ],
      },
    ],
    [
      '[%cal Yh2h8,Ba2b3]',
      {
        text: '',
        arrows: [
          { color: 'yellow', from: square('h2'), to: square('h8') },
          { color: 'blue', from: square('a2'), to: square('b3') },
        ],
      },
    ],
    ['[%draw offer]', { text: '', drawOffer: true }],
    ['  two\n  lines\tof text ', { text: 'two lines of text' }],
    ['a [%clk 0:00:01] b [%eval 1] c', { text: 'a b c', clockMs: 1000, evaluation: { centipawns: 100 } }],
  ])('%j', (source, comment) => expect(parseComment(source)).toEqual(comment));

  test('nothing within it, no comment', () => expect(parseComment(' \n ')).toBeUndefined());

  test.each([
    '[%clk soon]',
    '[%clk 99]',
    '[%eval x]',
    '[%csl Ga9]',
    '[%csl Xa1]',
    '[%csl ]',
    '[%cal Ga1]',
    '[%cal Ga1b2,Xa1b2]',
    '[%cal Gz1b2]',
    '[%draw maybe]',
    '[%unknown 1]',
    '[%__proto__ 1]',
    '[%clk 0:04:58',
  ])('what can not be read stays in the text: %s', (source) =>
    expect(parseComment(source)).toEqual({ text: source }),
  );
});

describe('writing', () => {
  test('commands first, each in one piece, then the words', () => {
    expect(
      commentWords({
        text: 'off we go',
        evaluation: { centipawns: -7, depth: 20 },
        clockMs: 61_250,
        elapsedMs: 0,
        marks: [{ color: 'green', square: square('h8') }],
        arrows: [{ color: 'red', from: square('h2'), to: square('g3') }],
        drawOffer: true,
      }),
    ).toEqual([
      '[%eval -0.07,20]',
      '[%clk 0:01:01.25]',
      '[%emt 0:00:00]',
      '[%csl Gh8]',
      '[%cal Rh2g3]',
      '[%draw offer]',
      'off',
      'we',
      'go',
    ]);
  });

  test('a race to its end', () =>
    expect(commentWords({ text: '', evaluation: { win: -2 } })).toEqual(['[%eval #-2]']));

  test('empty lists of marks and arrows write nothing', () =>
    expect(commentWords({ text: 'x', marks: [], arrows: [] })).toEqual(['x']));

  test('a text never closes its own comment', () => {
    expect(commentWords({ text: 'see {this} } there' })).toEqual(['see', '(this)', ')', 'there']);
    expect(commentWords({ text: 'see { there' })).toEqual(['see', '{', 'there']);
  });
});
