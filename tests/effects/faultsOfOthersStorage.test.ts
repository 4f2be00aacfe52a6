// What happened to the users of other programs with storage, reloads, tabs and sharing, from the log of such faults:
// each is tried in a test of its own, which is named here and must be there, or can't happen here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Fault {
  readonly id: string;
  readonly what: string;
  readonly tried?: readonly (readonly [file: string, test: string])[];
  readonly cannotHappen?: string;
}

const FAULTS: readonly Fault[] = [
  {
    id: 'UI-57',
    what: 'a game between two people was gone after the phone had been locked for an hour',
    tried: [
      ['e2e/state.spec.ts', 'a reload in mid-game brings everything back'],
      ['e2e/clocks.spec.ts', 'a pause hides the board, and a reload finds it paused'],
      ['e2e/storageFaults.spec.ts', 'a frozen tab goes on where it was'],
    ],
  },
  {
    id: 'UI-58',
    what: 'coming back from another site showed the start position',
    tried: [['e2e/storageFaults.spec.ts', 'coming back from another site shows the game as it was left']],
  },
  {
    id: 'UI-59',
    what: 'each move made an entry in the browser’s history',
    tried: [['e2e/storageFaults.spec.ts', 'moves make no entries in the browser’s history']],
  },
  {
    id: 'UI-60',
    what: 'two tabs overwrote each other’s stored state',
    tried: [
      ['tests/effects/tabs.test.ts', 'a tab that has slept through the takeover overwrites nothing'],
      ['e2e/tabs.spec.ts', 'one tab plays, the other follows and can take over'],
      ['e2e/tabs.spec.ts', 'each tab keeps the game it had'],
      ['tests/effects/page.test.tsx', 'settings last, each under a key of its own'],
    ],
  },
  {
    id: 'UI-61',
    what: 'full storage stopped the game',
    tried: [
      [
        'e2e/storageFaults.spec.ts',
        'full storage stops no game, is said once, and unsaid when there is room again',
      ],
      ['tests/effects/page.test.tsx', 'full storage costs the memory of a setting, not the setting'],
    ],
  },
  {
    id: 'UI-02',
    what: 'an illegal move came in by a pasted record or a link, to be reverted silently later',
    tried: [
      ['tests/game/gameLink.test.ts', 'moves after the end are damaged'],
      [
        'tests/features/games/importExport.test.ts',
        'games, those that were here already, and those with a fault',
      ],
      ['tests/effects/savedGame.test.ts', 'a save whose %s is %j is not believed'],
    ],
  },
  {
    id: 'UI-81',
    what: 'a record of another site, without a FEN and with long moves, failed to import',
    tried: [
      [
        'tests/features/games/importExport.test.ts',
        'a record of another site, with its long moves, is taken',
      ],
    ],
  },
  {
    id: 'UI-53',
    what: 'taking back after the end did nothing',
    tried: [['tests/effects/tabs.test.ts', 'the second follows the first, move by move']],
    cannotHappen: 'a takeback undoes the result too; what is saved after it is the game without',
  },
  {
    id: 'UI-43',
    what: 'a clock stood while its tab was hidden',
    tried: [['e2e/storageFaults.spec.ts', 'the wall clock jumps by a day both ways']],
  },
  {
    id: 'UI-86',
    what: 'after a lost connection a reload began a new game',
    cannotHappen: 'games over a connection are not part of this; a reload at one screen is UI-57',
  },
  {
    id: 'UI-85',
    what: 'after a lost connection one’s own name was taken',
    cannotHappen: 'a tab is known by a lock that the browser frees with it, not by a name on a server',
  },
  {
    id: 'UI-92',
    what: 'whoever saw an invitation could sit down',
    cannotHappen: 'a shared link holds a finished record and no seat',
  },
];

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const text = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, text);
  return text;
};

test.each(FAULTS)('$id: $what', ({ tried = [], cannotHappen }) => {
  expect(tried.length > 0 || cannotHappen !== undefined).toBe(true);
  for (const [file, name] of tried) expect(sourceOf(file)).toContain(name);
});
