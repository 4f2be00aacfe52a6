import { describe, expect, test } from 'vitest';
import { newGame } from '../src/game/game.ts';
import { LETTER_SETS } from '../src/notation/letterSets.ts';
import { readMove } from '../src/features/play/typed/readMove.ts';
import { moveByHand } from '../src/session/premoves.ts';
import { at, uci } from './support/at.ts';
import { sessionOf } from './support/sessions.ts';

describe('a king may not uncover a check', () => {
  const start = at('8/8/1rk4K/8/8/8/8/8 b - - 0 1');
  const reasons = [{ kind: 'discoversCheck', checkers: [41], king: 47, shield: 42 }];

  test.each(['c6d7', 'c6c7', 'c6b7', 'c6d5'])('%s, by hand or typed', (text) => {
    const session = sessionOf({ game: newGame({ start }) });
    const before = session.store.getState().game;
    expect(moveByHand(session, uci(text))).toEqual({ ok: false, error: { code: 'illegalMove', reasons } });
    expect(session.store.getState().game).toBe(before);
    expect(session.store.getState().refusal?.reasons).toEqual(reasons);
    const typed = readMove(start, `K${text.slice(2)}`, LETTER_SETS.en);
    expect(typed).toEqual({ ok: true, value: uci(text) });
  });

  test('along the line it may step', () => {
    const session = sessionOf({ game: newGame({ start }) });
    expect(moveByHand(session, uci('c6d6')).ok).toBe(true);
  });
});
