import { expect, test } from 'vitest';
import { attachAnnounce } from '../../src/effects/announce.ts';
import { attachPremoves } from '../../src/effects/premoves.ts';
import { newGame } from '../../src/game/game.ts';
import { moveByHand } from '../../src/session/premoves.ts';
import { at, uci } from '../support/at.ts';
import { bot, human, playIn, sessionOf } from '../support/sessions.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a premove is played as soon as the answer is on the board, and both are heard', async () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  const region = document.createElement('output');
  attachAnnounce(session, region);
  const stop = attachPremoves(session);
  playIn(session, 'h2h3');
  moveByHand(session, uci('h3g4'));
  expect(region.textContent).toBe('Premove 1: white king h3 to g4.');
  playIn(session, 'a2b3');
  await settled();
  expect(session.store.getState().game.plies).toHaveLength(3);
  expect(region.textContent).toBe('1: black king a2 to b3. 2: white king h3 to g4.');
  stop();
});

test('a premove made before this was here is played once it is, though the answer has come', async () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  playIn(session, 'h2h3');
  moveByHand(session, uci('h3g4'));
  playIn(session, 'a2b3');
  const stop = attachPremoves(session);
  await settled();
  expect(session.store.getState().game.plies.map((ply) => ply.san)).toEqual(['Kh3', 'Kb3', 'Kg4']);
  stop();
});

test('a move by hand in the instant of the answer is never played over by the premove', async () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  const stop = attachPremoves(session);
  playIn(session, 'h2h3');
  moveByHand(session, uci('h3g4'));
  playIn(session, 'a2b3');
  moveByHand(session, uci('h3h4'));
  await settled();
  expect(session.store.getState().game.plies.map((ply) => ply.san)).toEqual(['Kh3', 'Kb3', 'Kh4']);
  playIn(session, 'b3b4');
  await settled();
  expect(session.store.getState().game.plies).toHaveLength(4);
  expect(session.store.getState().premoves).toEqual([]);
  stop();
});

test('what can’t be played any more is told', async () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  const region = document.createElement('output');
  attachAnnounce(session, region);
  const stop = attachPremoves(session);
  playIn(session, 'h2h3');
  moveByHand(session, uci('f1a6'));
  playIn(session, 'd2f1');
  await settled();
  expect(region.textContent).toBe('The premove from f1 to a6 is not possible any more.');
  expect(session.store.getState().refusal?.move).toEqual(uci('f1a6'));
  moveByHand(session, uci('g1f1'));
  moveByHand(session, uci('f1f8'));
  session.dispatch({ type: 'cancelPremoves' });
  expect(region.textContent).toBe('Premoves cancelled.');
  stop();
});

/** Black’s only move is Ka7, and then it can follow White’s king. */
const FOLLOWED = '8/8/k5K1/8/2N5/8/8/1R6 w - - 0 1';

test.each([
  [[], ''],
  [['b1b7'], 'The premove from b1 to b7 is not possible any more. '],
])(
  'an arrival made ahead that Black can follow is asked about after the answer, and after %j',
  async (before, told) => {
    const session = sessionOf({
      seats: { white: human, black: bot },
      game: newGame({ start: at(FOLLOWED) }),
    });
    const region = document.createElement('output');
    attachAnnounce(session, region);
    const stop = attachPremoves(session);
    playIn(session, 'g6g7');
    for (const move of [...before, 'g7g8', 'g8h8']) moveByHand(session, uci(move));
    playIn(session, 'a6a7');
    await settled();
    expect(region.textContent).toBe(`1: black king a6 to a7. ${told}After Kg8 Black draws with Ka8.`);
    stop();
  },
);
