// Whatever is in the storage: the app opens, says what is the matter, and overwrites nothing.
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { inspect } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { openGameStore } from '../../../src/effects/gameStore.ts';
import { rawData } from '../../../src/effects/rawData.ts';
import { toSaved, type SavedGame } from '../../../src/effects/savedGame.ts';
import { openGame, type OpenedGame } from '../../../src/features/play/openGame.ts';
import { playIn, sessionOf, stateOf } from '../../support/sessions.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

async function reopened(): Promise<OpenedGame> {
  return openGame();
}

const troubleOf = ({ storage }: OpenedGame) => storage.store.getState().trouble;

const sound = ((): SavedGame => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  return toSaved(session.store.getState());
})();

const put = async (record: object): Promise<void> => {
  const games = await openGameStore();
  await games.save(sound);
  await games.connection!.use((database) => database.put('games', record as SavedGame));
};

const kept = async (id: string): Promise<unknown> =>
  (await openGameStore()).connection!.use((database) => database.get('games', id));

const JUNK = [undefined, null, '', 'junk', -1, 1e9, NaN, [], {}, new Date(0), [null], 7n];
const needed = ['version', 'start', 'moves', 'thinkMs', 'seats', 'cursor', 'orientation'] as const;

test.each(needed)('a game whose %s is damaged is left as it is', async (field) => {
  for (const junk of JUNK) {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const record = { ...sound, [field]: junk };
    await put(record);
    const services = await reopened();
    const newer = field === 'version' && junk === 1e9;
    expect(troubleOf(services), inspect(junk)).toBe(newer ? 'newer' : 'unreadable');
    services.session.dispatch({ type: 'open', state: stateOf({ id: 'game-2' }) });
    playIn(services.session, 'h2h3');
    expect(await kept('game-1')).toEqual(record);
    expect(await rawData(undefined)).toContain('"game-1"');
  }
});

test.each(['outcome', 'drawOffer', 'timeControl', 'givenMs', 'thoughtMs', 'about'] as const)(
  'a game whose %s is damaged is put back whole or left as it is',
  async (field) => {
    for (const junk of JUNK) {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const record = { ...sound, [field]: junk };
      await put(record);
      const services = await reopened();
      const { id, game } = services.session.store.getState();
      if (id === 'game-1') expect(game.plies.map(({ san }) => san)).toEqual(['Kh3', 'Kb3']);
      else expect(troubleOf(services), inspect(junk)).toBe('unreadable');
      expect(await kept('game-1')).toEqual(record);
    }
  },
);

test.each(['gone', '', 7, { id: 'game-1' }, null, true])(
  'where what was played last is said to be %j, it is said and no game is touched',
  async (pointer) => {
    await put(sound);
    const games = await openGameStore();
    await games.connection!.use((database) => database.put('current', pointer as string, 'play'));
    const services = await reopened();
    expect(troubleOf(services)).toBe('unreadable');
    playIn(services.session, 'h2h3');
    expect(await kept('game-1')).toEqual(sound);
  },
);

test('full storage is said once, and again only after a save went well', async () => {
  const { storage, session, games } = await reopened();
  storage.saved('full');
  storage.dismiss();
  storage.saved('full');
  expect(storage.store.getState().read).toBe(true);
  storage.saved(undefined);
  expect(storage.store.getState().trouble).toBeUndefined();
  storage.saved('full');
  expect(storage.store.getState()).toEqual({ trouble: 'full', read: false });
  playIn(session, 'h2h3');
  expect(games.refusal).toBeUndefined();
});

test('a good save does not hide that an older game was unreadable', async () => {
  await put({ ...sound, moves: 'none' });
  const { storage } = await reopened();
  storage.saved(undefined);
  expect(storage.store.getState()).toEqual({ trouble: 'unreadable', read: false });
});
