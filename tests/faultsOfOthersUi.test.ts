import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newGame } from '../src/game/game.ts';
import { LETTER_SETS } from '../src/notation/letterSets.ts';
import { readMove } from '../src/features/play/typed/readMove.ts';
import { moveByHand } from '../src/session/premoves.ts';
import { at, uci } from './support/at.ts';
import { sessionOf } from './support/sessions.ts';

/**
 * Faults that players of other programs met while moving pieces. Each is tried here, and `tests` names the tests that
 * would notice it; or it can't happen, and `because` says why.
 */
const FAULTS: readonly Fault[] = [
  {
    id: 'UI-01',
    fault: 'a king’s step off a line that uncovers a check was offered as legal',
    tests: { 'tests/faultsOfOthersUi.test.ts': ['a king may not uncover a check'] },
  },
  {
    id: 'UI-02',
    fault: 'a second way to move let the illegal move through and took it back silently',
    tests: {
      'tests/faultsOfOthersUi.test.ts': ['a king may not uncover a check'],
      'e2e/whyNot.spec.ts': ['is explained, drawn and changes nothing'],
      'e2e/typedMoves.spec.ts': ['an impossible typed move gets its reason'],
    },
  },
  {
    id: 'UI-15',
    fault: 'after a flip something stayed unflipped',
    tests: {
      'e2e/state.spec.ts': ['after a flip drops land where they are seen'],
      'e2e/drawings.spec.ts': ['outlast a flip'],
      'tests/board/squareGrid.test.ts': ['an arrow leads to the neighbour that the grid shows there'],
    },
  },
  {
    id: 'UI-18',
    fault: 'arrow keys ran backwards for Black',
    tests: {
      'tests/board/squareGrid.test.ts': ['%s on a board seen from %s goes from e4 to %s'],
      'e2e/blindGame.spec.ts': ['a whole game by keyboard alone'],
    },
  },
  {
    id: 'UI-21',
    fault: 'after a resize a drag moved another piece',
    tests: { 'e2e/state.spec.ts': ['after each resize drags move the right piece to the right square'] },
  },
  {
    id: 'UI-22',
    fault: 'a board hidden during a resize showed its pieces in a corner',
    tests: { 'e2e/hands.spec.ts': ['a board that was hidden during a resize'] },
  },
  {
    id: 'UI-23',
    fault: 'both buttons, crossed, left a piece in hand',
    tests: { 'e2e/drawings.spec.ts': ['right down, left down, left up, right up leaves nothing in hand'] },
  },
  {
    id: 'UI-24',
    fault: 'a right click during a drag left the piece in mid-air',
    tests: { 'e2e/state.spec.ts': ['ends a drag without a move'] },
  },
  {
    id: 'UI-25',
    fault: 'a release outside the board left the piece at the pointer',
    tests: { 'e2e/state.spec.ts': ['a piece dropped outside the board or back on its square stays'] },
  },
  {
    id: 'UI-26',
    fault: 'a drag away and back chose the piece, so that the next click moved it',
    tests: { 'e2e/state.spec.ts': ['a piece dropped outside the board or back on its square stays'] },
  },
  {
    id: 'UI-30',
    fault: 'a finger moved the page instead of the piece',
    tests: { 'e2e/state.spec.ts': ['a finger on the board moves the piece and not the page'] },
  },
  {
    id: 'UI-32',
    fault: 'a finger on the board could never scroll the page',
    tests: { 'e2e/touch.spec.ts': ['a finger on a finished game’s board scrolls the page'] },
  },
  {
    id: 'UI-38',
    fault: 'a takeback played the old premove',
    tests: { 'tests/session/premoves.test.ts': ['a takeback'] },
  },
  {
    id: 'UI-39',
    fault: 'a premove was sent instead of a move that was still unsent',
    because:
      'a move is in the game before anything else happens, and a premove is only ever the answer to the opponent’s',
  },
  {
    id: 'UI-40',
    fault: 'a premove could castle onto the rook’s square',
    tests: {
      'tests/session/premoves.test.ts': ['no premove castles'],
      'tests/board/boardConfig.test.ts': ['in moves and in premoves'],
    },
  },
  {
    id: 'UI-41',
    fault: 'a move at the instant of the opponent’s made two histories',
    tests: {
      'tests/effects/premoves.test.tsx': ['a move by hand in the instant of the answer'],
      'e2e/premoves.spec.ts': ['a drag that the answer overtakes goes on'],
    },
  },
  {
    id: 'UI-73',
    fault: 'the opponent’s move was written but not spoken',
    tests: {
      'tests/effects/page.test.tsx': ['the live region changes once a ply'],
      'tests/session/speak.test.ts': ['each ply has a text, never twice the same'],
      'tests/effects/premoves.test.tsx': ['both are heard'],
    },
  },
  {
    id: 'UI-74',
    fault: 'Resign came first after the board and asked nothing',
    tests: {
      'e2e/blindGame.spec.ts': ['is resigned by ear alone'],
      'tests/features/play/screen.test.tsx': ['a resignation half asked for does not outlive the next move'],
    },
  },
];

interface Fault {
  readonly id: string;
  readonly fault: string;
  /** Test titles, or parts of them, by file. */
  readonly tests?: Readonly<Record<string, readonly string[]>>;
  readonly because?: string;
}

test.each(FAULTS)('$id: $fault', ({ tests = {}, because }) => {
  const named = Object.entries(tests);
  expect(named.length > 0 || because !== undefined).toBe(true);
  for (const [file, titles] of named) {
    const text = readFileSync(file, 'utf8');
    for (const title of titles) expect(text, `${file} has no test “${title}”`).toContain(title);
  }
});

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
