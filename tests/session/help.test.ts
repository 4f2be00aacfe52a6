import { expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { createSession } from '../../src/session/session.ts';
import { createSettings, type Settings } from '../../src/session/settings.ts';
import { LETTER_OF } from '../../src/notation/letters.ts';
import { refusalText } from '../../src/session/whyNot.ts';
import { en } from '../../src/session/whyNotMessages/en.ts';
import { shownPosition } from '../../src/session/selectors.ts';
import { at, uci } from '../support/at.ts';
import { control } from '../support/clocks.ts';
import { stateOf } from '../support/sessions.ts';

const ROOK = '8/8/k7/8/8/8/8/1R5K w - - 0 1';
const ARRIVAL = '8/1k4K1/8/8/8/8/8/8 w - - 0 1';

function board(fen: string, chosen: Partial<Settings>, clock?: string) {
  const settings = createSettings();
  settings.setState(chosen);
  const game = newGame({ start: at(fen), ...(clock && { timeControl: control(clock) }) });
  const session = createSession(stateOf({ game }), () => 0, settings);
  return {
    session,
    state: session.store.getState,
    settings,
    /** Tries a move that can't be played; what is said of it. */
    refused: (move: string): string => {
      session.play(uci(move));
      const { refusal } = session.store.getState();
      if (!refusal) throw new Error(`${move} was not refused`);
      return refusalText(
        en,
        settings.getState().whyNot,
        shownPosition(session.store.getState()),
        refusal,
        LETTER_OF,
      );
    },
  };
}

const WHY = 'Rb6 isn’t allowed: the rook would give check to the king on a6.';

test('an impossible move is explained at once', () => {
  expect(board(ROOK, {}).refused('b1b6')).toBe(WHY);
});

test('after a try: the first only says how to learn more, the second is explained, whatever the move', () => {
  const { refused, session } = board(ROOK, { whyNot: 'afterTry' });
  expect(refused('b1a1')).toBe(en.again);
  session.dispatch({ type: 'dismiss' });
  expect(refused('b1b6')).toBe(WHY);
});

test('after a try: each position has a first try of its own', () => {
  const { refused, session } = board(ROOK, { whyNot: 'afterTry' });
  refused('b1b6');
  session.play(uci('h1h2'));
  session.play(uci('a6a5'));
  expect(refused('b1b5')).toBe(en.again);
});

test('off: it is refused without a reason, however often', () => {
  const { refused } = board(ROOK, { whyNot: 'off' });
  expect(refused('b1b6')).toBe('');
  expect(refused('b1b6')).toBe('');
});

const held = (chosen: Partial<Settings>, clock?: string): boolean => {
  const { session, state } = board(ARRIVAL, chosen, clock);
  session.play(uci('g7g8'));
  return state().held !== undefined;
};

test('an arrival that Black can follow is held as the reader wants it', () => {
  expect(held({})).toBe(true);
  expect(held({}, '60+0')).toBe(true);
  expect(held({ arrivalWarning: 'untimed' })).toBe(true);
  expect(held({ arrivalWarning: 'untimed' }, '60+0')).toBe(false);
  expect(held({ arrivalWarning: 'off' })).toBe(false);
});
