import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openGameStore, type GameStore } from '../../src/effects/gameStore.ts';
import { attachSave } from '../../src/effects/save.ts';
import { parseSaved } from '../../src/effects/readSaved.ts';
import { toSaved } from '../../src/effects/savedGame.ts';
import { attachTabs, type Tabs, type TabsWorld } from '../../src/effects/tabs.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { createSettings } from '../../src/session/settings.ts';
import { control } from '../support/clocks.ts';
import { fakeBrowser } from '../support/fakeTabs.ts';
import { playIn, stateOf } from '../support/sessions.ts';
import { newGame } from '../../src/game/game.ts';

interface Tab {
  readonly session: Session;
  readonly games: GameStore;
  readonly tabs: Tabs;
  readonly problems: unknown[];
  readonly wait: (ms: number) => void;
  /** How often it was told that a newer version has the game. */
  readonly outdated: () => number;
  /** Resolves when nothing is being saved. */
  readonly settled: () => Promise<void>;
}

let browser = fakeBrowser();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser = fakeBrowser();
});

/** A tab that is opened as the app opens one. */
async function open(
  world: TabsWorld = browser.tab(),
  fresh = stateOf(),
  settings = createSettings(),
): Promise<Tab> {
  const store = await openGameStore();
  let asked = 0;
  const games: GameStore = {
    ...store,
    save: (...game) => {
      asked++;
      return store.save(...game);
    },
  };
  const saved = parseSaved(await games.current());
  let now = 0;
  const session = createSession(saved.ok ? saved.value : fresh, () => now, settings);
  const problems: unknown[] = [];
  let outdated = 0;
  const tabs = await attachTabs(session, games, () => outdated++, world);
  attachSave(session, games, (problem) => {
    problems.push(problem);
    if (problem === 'taken') tabs.lost();
  });
  const wait = (ms: number): void => {
    now += ms;
  };
  const settled = (): Promise<void> => vi.waitFor(() => expect(problems).toHaveLength(asked));
  return { session, games, tabs, problems, wait, settled, outdated: () => outdated };
}

const state = ({ session }: Tab) => session.store.getState();
const follows = (tab: Tab): boolean => state(tab).viewOnly === true;
const played = (tab: Tab): readonly string[] => state(tab).game.plies.map(({ san }) => san);
const saved = async ({ session, settled }: Tab, ...moves: string[]): Promise<void> => {
  playIn(session, ...moves);
  await settled();
};
const move = { from: 0, to: 0 };

describe('two tabs with the same game', () => {
  test('the second follows the first, move by move', async () => {
    const first = await open();
    await saved(first, 'h2h3');
    const second = await open();
    expect([follows(first), follows(second)]).toEqual([false, true]);
    playIn(first.session, 'a2b3');
    await vi.waitFor(() => expect(played(second)).toEqual(['Kh3', 'Kb3']));
    first.session.dispatch({ type: 'takeBack', plies: 1 });
    await vi.waitFor(() => expect(played(second)).toEqual(['Kh3']));
  });

  test('an offer that waits for the next move is known in both, and goes along with a takeover', async () => {
    const first = await open();
    await saved(first, 'h2h3', 'a2b3');
    const second = await open();
    first.session.dispatch({ type: 'offerWithMove', on: true });
    await vi.waitFor(() => expect(state(second).offersDraw).toBe(true));
    await first.settled();
    await second.tabs.takeOver();
    expect([follows(second), state(second).offersDraw]).toEqual([false, true]);
  });

  test('whoever follows can look around and do nothing else', async () => {
    const first = await open();
    await saved(first, 'h2h3', 'a2b3');
    const { session } = await open();
    for (const event of [
      { type: 'move', move },
      { type: 'resign', color: 'white' },
      { type: 'takeBack', plies: 1 },
      { type: 'agreeDraw' },
      { type: 'offerWithMove', on: true },
    ] as const)
      expect(session.dispatch(event)).toEqual({ ok: false, error: { code: 'viewOnly' } });
    session.dispatch({ type: 'flip' });
    session.dispatch({ type: 'goTo', ply: 1 });
    playIn(first.session, 'h3h4');
    await vi.waitFor(() => expect(session.store.getState().game.plies).toHaveLength(3));
    expect(session.store.getState()).toMatchObject({ cursor: 1, orientation: 'black' });
    expect(state(first).orientation).toBe('white');
  });

  test('a follower takes over, and the other follows from then on', async () => {
    const first = await open();
    await saved(first, 'h2h3');
    const second = await open();
    await second.tabs.takeOver();
    await vi.waitFor(() => expect([follows(first), follows(second)]).toEqual([true, false]));
    await saved(second, 'a2b3');
    await vi.waitFor(() => expect(played(first)).toEqual(['Kh3', 'Kb3']));
    await first.tabs.takeOver();
    await vi.waitFor(() => expect([follows(first), follows(second)]).toEqual([false, true]));
    expect(played(first)).toEqual(['Kh3', 'Kb3']);
  });

  test('what a newer version of the app has written is looked at and left as it is', async () => {
    const first = await open();
    await saved(first, 'h2h3');
    const second = await open();
    const newer = { ...toSaved(state(first)), version: 2, moves: ['h2g3'] };
    await first.games.connection?.use((database) => database.put('games', newer as never));
    await second.tabs.takeOver();
    expect(follows(second)).toBe(true);
    expect(second.outdated()).toBe(1);
    expect(second.problems).toEqual([]);
    expect(await first.games.current()).toEqual(newer);
    // Nor did that take the game from the tab that has it.
    await vi.waitFor(() => expect(follows(first)).toBe(true));
    await first.games.save({ id: state(first).id });
  });

  test('a takeover goes on with what was saved last, clocks standing', async () => {
    const timed = stateOf({ game: newGame({ timeControl: control('60+0') }) });
    const first = await open(browser.tab(), timed);
    await saved(first, 'h2h3');
    first.wait(5000);
    await saved(first, 'a2b3');
    const second = await open();
    await second.tabs.takeOver();
    expect(follows(second)).toBe(false);
    expect(state(second).paused).toBe(true);
    expect(state(second).game.plies.map(({ thinkMs }) => thinkMs)).toEqual([0, 5000]);
  });

  test.each(['on', 'off'] as const)(
    'a takeover in mid-thought gives no time back, with the clock running on while away: %s',
    async (clockAway) => {
      const settings = createSettings((name) => (name === 'clockAway' ? clockAway : undefined));
      const wall = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
      const timed = stateOf({ game: newGame({ timeControl: control('60+0') }) });
      const first = await open(browser.tab(), timed, settings);
      await saved(first, 'h2h3');
      const second = await open(browser.tab(), timed, settings);
      await vi.waitFor(() => expect(state(second).paused).toBe(false));
      // What was saved last is older than this.
      for (const { wait } of [first, second]) wait(900);
      wall.mockReturnValue(1_000_900);
      await second.tabs.takeOver();
      expect(second.session.thinkMs()).toBe(900);
      expect(state(second).paused).toBe(clockAway === 'off');
      await vi.waitFor(() => expect(follows(first)).toBe(true));
      await vi.waitFor(() => expect(state(first).paused).toBe(clockAway === 'off'));
      expect(first.session.thinkMs()).toBe(900);
      wall.mockRestore();
    },
  );

  test('a clock that is told late is seen as it is by then, and one told a moment apart does not go back', async () => {
    const timed = stateOf({ game: newGame({ timeControl: control('60+0') }) });
    const first = await open(browser.tab(), timed);
    await saved(first, 'h2h3');
    const second = await open(browser.tab(), timed);
    await vi.waitFor(() => expect(state(second).paused).toBe(false));
    const stranger = browser.tab().channel!;
    const stands = { ...toSaved(state(first)), ranAt: 1_000_000 };
    const wall = vi.spyOn(Date, 'now').mockReturnValue(1_000_700);
    stranger.postMessage({ kind: 'stands', game: { ...stands, thoughtMs: 2000 }, paused: false });
    await vi.waitFor(() => expect(second.session.thinkMs()).toBe(2700));
    second.wait(30);
    stranger.postMessage({
      kind: 'stands',
      game: { ...stands, thoughtMs: 2010, offersDraw: true },
      paused: false,
    });
    await vi.waitFor(() => expect(state(second).offersDraw).toBe(true));
    expect(second.session.thinkMs()).toBe(2730);
    wall.mockRestore();
  });

  test('a tab that has slept through the takeover overwrites nothing', async () => {
    const sleeper = await open({ locks: browser.tab().locks, channel: undefined });
    await saved(sleeper, 'h2h3');
    const second = await open();
    // The sleeper hears of nothing: its lock is stolen in a browser of its own.
    const games = await openGameStore();
    await games.reign('game-1');
    await saved(sleeper, 'a2a3');
    expect(sleeper.problems.at(-1)).toBe('taken');
    expect(follows(sleeper)).toBe(true);
    const kept = parseSaved(await games.current());
    expect(kept.ok && kept.value.game.plies.map(({ san }) => san)).toEqual(['Kh3']);
    expect(follows(second)).toBe(true);
  });

  test('when the playing tab goes to another game, the follower goes along and still follows', async () => {
    const first = await open();
    await saved(first, 'h2h3');
    const second = await open();
    first.session.dispatch({ type: 'open', state: stateOf({ id: 'game-2' }) });
    await vi.waitFor(() => expect(state(second)).toMatchObject({ id: 'game-2', viewOnly: true }));
    playIn(first.session, 'h2g3');
    await vi.waitFor(() => expect(played(second)).toEqual(['Kg3']));
    expect(follows(first)).toBe(false);
  });

  test('a follower that begins a game of its own plays it, and the first is not disturbed', async () => {
    const first = await open();
    await saved(first, 'h2h3');
    const second = await open();
    second.session.dispatch({ type: 'open', state: stateOf({ id: 'game-2' }) });
    await saved(second, 'h2g3');
    await saved(first, 'a2b3');
    expect([follows(first), follows(second)]).toEqual([false, false]);
    expect([played(first), played(second)]).toEqual([['Kh3', 'Kb3'], ['Kg3']]);
    // The game that a follower left without a move of its own is still kept.
    expect(await first.games.reign('game-1')).toMatchObject({ moves: ['h2h3', 'a2b3'] });
  });

  test('when the playing tab leaves the game, the one that waits for it plays', async () => {
    const first = await open({ locks: browser.tab().locks, channel: undefined });
    await saved(first, 'h2h3');
    const second = await open();
    expect([follows(first), follows(second)]).toEqual([false, true]);
    first.session.dispatch({ type: 'open', state: stateOf({ id: 'game-2' }) });
    await vi.waitFor(() => expect(follows(second)).toBe(false));
    await saved(second, 'a2b3');
    expect(second.problems).not.toContain('taken');
  });
});

describe('without locks', () => {
  test('the tab that was opened last plays', async () => {
    const bare = (): TabsWorld => ({ locks: undefined, channel: browser.tab().channel });
    const first = await open(bare());
    await saved(first, 'h2h3');
    const second = await open(bare());
    await vi.waitFor(() => expect([follows(first), follows(second)]).toEqual([true, false]));
    await first.tabs.takeOver();
    await vi.waitFor(() => expect([follows(first), follows(second)]).toEqual([false, true]));
  });
});

test('words of a newer version are not believed', async () => {
  const first = await open();
  await saved(first, 'h2h3');
  const second = await open();
  const stranger = browser.tab().channel!;
  for (const word of [
    null,
    'hello',
    { kind: 'stands' },
    { kind: 'stands', game: 7 },
    { kind: 'stands', game: { id: 'game-1', version: 2 }, paused: false },
    { kind: 'stands', game: { id: 'game-1', version: 1, moves: ['h2h4'] }, paused: false },
    { kind: 'asks' },
  ])
    stranger.postMessage(word);
  await saved(first, 'a2b3');
  await vi.waitFor(() => expect(played(second)).toEqual(['Kh3', 'Kb3']));
  expect([follows(first), follows(second)]).toEqual([false, true]);
});
