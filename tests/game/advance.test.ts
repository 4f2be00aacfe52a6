import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/game/advance.ts';
import { claimableWith, claimMove, claims, occurrences } from '../../src/game/claims.ts';
import { currentPosition, gameDests, newGame, positionAt } from '../../src/game/game.ts';
import { startPosition } from '../../src/rules/position.ts';
import { at, square, uci } from '../support/at.ts';
import { advanced, played, playedFrom, refused } from '../support/games.ts';

const move = (text: string): GameEvent => ({ type: 'move', move: uci(text) });
const offering = (text: string): GameEvent => ({ type: 'move', move: uci(text), offerDraw: true });

const opening = played(newGame(), ['h2h3', 'a2a3']);
const there = ['h2h3', 'a2a3'];
const andBack = ['h3h2', 'a3a2'];
const loop = [...there, ...andBack];

test('a new game is at its start', () => {
  const game = newGame();
  expect(game).toEqual({ start: startPosition, plies: [] });
  expect(currentPosition(game)).toBe(startPosition);
  expect(gameDests(game).get(square('h2'))).toHaveLength(2);
});

test('a second new game starts like the first', () => {
  played(newGame(), loop);
  expect(newGame()).toEqual({ start: startPosition, plies: [] });
});

test('position n follows ply n', () => {
  expect(positionAt(opening, 0)).toBe(startPosition);
  expect(positionAt(opening, 2)).toBe(currentPosition(opening));
  expect(positionAt(opening, 3)).toBeUndefined();
  expect(positionAt(opening, -1)).toBeUndefined();
});

test('a game from a finished position is finished, and no move can be played', () => {
  const game = newGame({ start: at('k7/6K1/8/8/8/8/8/8 w - - 0 1') });
  expect(game.outcome).toEqual({ winner: 'black', reason: 'blackReached' });
  expect(gameDests(game).size).toBe(0);
  expect(refused(game, move('g7g8'))).toEqual({ code: 'gameOver' });
});

test('a draw by moves leaves nothing to move although the pieces could', () => {
  const game = newGame({ start: at('8/8/8/8/5K2/8/2k5/8 w - - 150 120') });
  expect(game.outcome?.reason).toBe('seventyFive');
  expect(gameDests(game).size).toBe(0);
});

test('an illegal move is refused with its reasons', () => {
  expect(refused(newGame(), move('h2h4'))).toEqual({
    code: 'illegalMove',
    reasons: [{ kind: 'pieceCannotReach' }],
  });
});

test('every ply keeps its move, its SAN and the position it led to', () => {
  expect(opening.plies.map(({ san }) => san)).toEqual(['Kh3', 'Ka3']);
  expect(opening.plies[0]).toMatchObject({ move: uci('h2h3'), thinkMs: 0 });
});

test('either side resigns at any time and loses', () => {
  for (const color of ['white', 'black'] as const) {
    const game = advanced(opening, { type: 'resign', color });
    expect(game.outcome).toEqual({ winner: color === 'white' ? 'black' : 'white', reason: 'resignation' });
    expect(refused(game, { type: 'resign', color })).toEqual({ code: 'gameOver' });
  }
});

test('a draw agreed away from the board', () => {
  expect(advanced(opening, { type: 'agreeDraw' }).outcome).toEqual({
    winner: undefined,
    reason: 'agreement',
  });
});

test('a draw is offered with a move, after each side has moved', () => {
  expect(refused(newGame(), offering('h2h3'))).toEqual({ code: 'offerTooEarly' });
  expect(refused(played(newGame(), ['h2h3']), offering('a2a3'))).toEqual({ code: 'offerTooEarly' });
  const game = advanced(opening, offering('h3h4'));
  expect(game.drawOffer).toBe('white');
  expect(game.plies).toHaveLength(3);
});

test('the offer stands until the opponent accepts, declines or moves; nobody else can', () => {
  const game = advanced(opening, offering('h3h4'));
  expect(advanced(game, { type: 'acceptDraw', color: 'black' }).outcome?.reason).toBe('agreement');
  expect(advanced(game, { type: 'acceptDraw', color: 'black' }).drawOffer).toBeUndefined();
  const declined = advanced(game, { type: 'declineDraw', color: 'black' });
  expect(declined).not.toHaveProperty('drawOffer');
  expect(declined.outcome).toBeUndefined();
  expect(advanced(game, move('a3a4'))).not.toHaveProperty('drawOffer');
  expect(advanced(game, offering('a3a4')).drawOffer).toBe('black');
  for (const type of ['acceptDraw', 'declineDraw'] as const) {
    expect(refused(game, { type, color: 'white' })).toEqual({ code: 'noDrawOffer' });
    expect(refused(opening, { type, color: 'white' })).toEqual({ code: 'noDrawOffer' });
    expect(refused(advanced(game, move('a3a4')), { type, color: 'black' })).toEqual({ code: 'noDrawOffer' });
  }
});

test('an illegal move offers nothing, a move that ends the game needs no answer', () => {
  expect(refused(opening, offering('h3h5'))).toMatchObject({ code: 'illegalMove' });
  const almost = playedFrom('8/K7/8/6k1/8/8/8/8 w - - 0 1', ['a7b7', 'g5g4']);
  const won = advanced(almost, offering('b7b8'));
  expect(won.outcome?.winner).toBe('white');
  expect(won).not.toHaveProperty('drawOffer');
});

test('the third time may be claimed, the fifth ends the game', () => {
  const thrice = played(newGame(), [...loop, ...loop]);
  expect(occurrences(thrice)).toBe(3);
  expect(claims(thrice)).toEqual(['threefold']);
  const claimed = advanced(thrice, { type: 'claim', color: 'white', rule: 'threefold' });
  expect(claimed.outcome).toEqual({ winner: undefined, reason: 'threefold' });
  expect(claimed.plies).toBe(thrice.plies);

  const fivefold = played(thrice, [...loop, ...loop]);
  expect(fivefold.outcome).toEqual({ winner: undefined, reason: 'fivefold' });
  expect(claims(fivefold)).toEqual([]);
  expect(claimableWith(fivefold, uci('h2h3'))).toEqual([]);
});

test('a claim can come with the move that brings the third time', () => {
  const almost = played(newGame(), [...loop, ...there, 'h3h2']);
  expect(claims(almost)).toEqual([]);
  expect(claimableWith(almost, uci('a3a2'))).toEqual(['threefold']);
  expect(claimableWith(almost, uci('a3a4'))).toEqual([]);
  expect(claimableWith(almost, uci('a3a5'))).toEqual([]);
  const claimed = advanced(almost, { type: 'claim', color: 'black', rule: 'threefold', move: uci('a3a2') });
  expect(claimed.outcome?.reason).toBe('threefold');
  expect(claimed.plies.at(-1)?.san).toBe('Ka2');
});

test('a wrong claim changes nothing and says why', () => {
  const claim = (rule: 'threefold' | 'fifty', text?: string): GameEvent => ({
    type: 'claim',
    color: 'white',
    rule,
    ...(text && { move: uci(text) }),
  });
  expect(refused(opening, claim('threefold'))).toEqual({ code: 'notThreefold', occurrences: 1 });
  expect(refused(opening, claim('threefold', 'h3h2'))).toEqual({ code: 'notThreefold', occurrences: 1 });
  expect(refused(opening, claim('fifty'))).toEqual({ code: 'notFifty', halfmoves: 2 });
  expect(refused(opening, claim('fifty', 'h3h4'))).toEqual({ code: 'notFifty', halfmoves: 3 });
  expect(refused(opening, claim('fifty', 'h3h5'))).toMatchObject({ code: 'illegalMove' });
  expect(refused(opening, { ...claim('fifty'), color: 'black' } as GameEvent)).toEqual({
    code: 'notYourTurn',
  });
});

test('fifty moves may be claimed at the hundredth half-move or with the move that makes it', () => {
  const game = newGame({ start: at('8/8/8/8/5K2/8/2k5/8 w - - 99 120') });
  expect(claims(game)).toEqual([]);
  expect(claimableWith(game, uci('f4f5'))).toEqual(['fifty']);
  const claimed = advanced(game, { type: 'claim', color: 'white', rule: 'fifty', move: uci('f4f5') });
  expect(claimed.outcome).toEqual({ winner: undefined, reason: 'fifty' });
  expect(claims(played(game, ['f4f5']))).toEqual(['fifty']);
});

test('a move that decides the race carries no claim', () => {
  const game = newGame({ start: at('8/K7/8/8/8/6k1/8/8 w - - 99 120') });
  expect(claimableWith(game, uci('a7a8'))).toEqual([]);
  expect(refused(game, { type: 'claim', color: 'white', rule: 'fifty', move: uci('a7a8') })).toEqual({
    code: 'decidesRace',
  });
});

test('a draw that the intended move brings by itself comes before the claim', () => {
  const game = newGame({ start: at('8/K5k1/8/8/8/8/8/8 w - - 99 120') });
  const claimed = advanced(game, { type: 'claim', color: 'white', rule: 'fifty', move: uci('a7a8') });
  expect(claimed.outcome).toEqual({ winner: undefined, reason: 'fiftyRace' });
});

test('a position before a capture, or before the set-up, is not counted', () => {
  // Both sides shuffle twice, and the clock of the set-up pretends a longer past than the game has.
  const game = playedFrom('8/8/8/8/5K2/8/2k5/8 w - - 40 60', ['f4f5', 'c2c3', 'f5f4', 'c3c2']);
  expect(occurrences(game)).toBe(2);
});

test('taking back undoes plies and what ended the game', () => {
  const won = playedFrom('8/K7/6k1/8/8/8/8/8 w - - 0 1', ['a7a8']);
  expect(won.outcome?.winner).toBe('white');
  const back = advanced(won, { type: 'takeBack', plies: 1 });
  expect(back).toEqual(newGame({ start: won.start }));
  expect(played(back, ['a7a8'])).toEqual(won);
  const resigned = advanced(opening, { type: 'resign', color: 'white' });
  expect(advanced(resigned, { type: 'takeBack', plies: 2 })).toEqual(newGame());
  const offered = advanced(opening, offering('h3h4'));
  expect(advanced(offered, { type: 'takeBack', plies: 1 })).toEqual(opening);
});

test('only plies that were played are taken back', () => {
  for (const plies of [0, -1, 3, 1.5, NaN, Infinity]) {
    expect(refused(opening, { type: 'takeBack', plies })).toEqual({ code: 'cannotTakeBack' });
  }
  expect(refused(newGame(), { type: 'takeBack', plies: 1 })).toEqual({ code: 'cannotTakeBack' });
});

test('without clocks there is nothing to flag or to give', () => {
  expect(refused(newGame(), { type: 'flag', color: 'white', thinkMs: 1e9 })).toEqual({ code: 'noClock' });
  expect(refused(newGame(), { type: 'giveTime', color: 'white', ms: 1 })).toEqual({ code: 'noClock' });
  expect(advanced(newGame(), { ...move('h2h3'), thinkMs: 1e9 } as GameEvent).outcome).toBeUndefined();
});

test('an event of no known type is a bug of ours', () => {
  expect(() => advanced(newGame(), { type: 'castle' } as unknown as GameEvent)).toThrow('Unexpected value');
});

test('a claim with a move is found where there is none without', () => {
  const twice = played(newGame(), [...loop, ...loop].slice(0, -1));
  expect(claimMove(twice)).toEqual({ move: uci('a3a2'), rule: 'threefold' });
  const thrice = played(newGame(), [...loop, ...loop]);
  expect(claims(thrice)).toEqual(['threefold']);
  expect(claimMove(thrice)).toBeUndefined();
  expect(claimMove(newGame())).toBeUndefined();
  expect(claimMove(newGame({ start: at('8/8/8/k7/8/7K/8/8 w - - 98 70') }))).toBeUndefined();
  expect(claimMove(newGame({ start: at('8/8/8/k7/8/7K/8/8 w - - 99 70') }))?.rule).toBe('fifty');
});
