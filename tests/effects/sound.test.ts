import { expect, test } from 'vitest';
import { attachSound, type SoundName } from '../../src/effects/sound.ts';
import { newGame } from '../../src/game/game.ts';
import type { Session } from '../../src/session/session.ts';
import { at, uci } from '../support/at.ts';
import { playIn, sessionOf, stateOf } from '../support/sessions.ts';

function heard(fen?: string): { session: Session; sounds: SoundName[] } {
  const session = sessionOf(fen === undefined ? {} : { game: newGame({ start: at(fen) }) });
  const sounds: SoundName[] = [];
  attachSound(session, { play: (name) => sounds.push(name) });
  return { session, sounds };
}

test('a move, a capture, an arrival and the end each have their sound', () => {
  const { session, sounds } = heard('8/1k6/6K1/8/8/8/8/R6r w - - 0 1');
  playIn(session, 'a1h1', 'b7b6', 'g6g7', 'b6b7', 'g7g8', 'b7b8');
  expect(sounds).toEqual(['capture', 'move', 'move', 'move', 'arrival', 'end']);
});

test('a refused move sounds, and sounds again', () => {
  const { session, sounds } = heard('8/8/k7/8/8/8/8/1R5K w - - 0 1');
  session.play(uci('b1b6'));
  session.play(uci('b1a1'));
  expect(sounds).toEqual(['refused', 'refused']);
});

test('a piece that was only pressed makes no sound', () => {
  const { session, sounds } = heard();
  session.play(uci('a2a2'));
  expect(session.store.getState().refusal).toBeDefined();
  expect(sounds).toEqual([]);
});

test('a draw offer is heard with the move it rides on', () => {
  const { session, sounds } = heard();
  playIn(session, 'h2h3', 'a2a3');
  session.dispatch({ type: 'offerWithMove', on: true });
  playIn(session, 'h3h4');
  expect(sounds).toEqual(['move', 'move', 'offer']);
});

test('looking back, flipping, taking back and another game are silent', () => {
  const { session, sounds } = heard();
  playIn(session, 'h2h3');
  session.dispatch({ type: 'goTo', ply: 0 });
  session.dispatch({ type: 'flip' });
  session.dispatch({ type: 'takeBack', plies: 1 });
  session.dispatch({ type: 'open', state: stateOf({ id: 'another' }) });
  expect(sounds).toEqual(['move']);
});
