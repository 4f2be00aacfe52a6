// Whatever is in the storage: the app opens, says what is the matter, and overwrites nothing.
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { openGameStore } from '../../../src/effects/gameStore.ts';
import { rawData } from '../../../src/effects/rawData.ts';
import { parseSaved } from '../../../src/effects/readSaved.ts';
import { toSaved, type SavedGame } from '../../../src/effects/savedGame.ts';
import { openGame, type OpenedGame } from '../../../src/features/play/openGame.ts';
import { at, DAMAGES, junkFor, OPEN, withAt } from '../../support/damaged.ts';
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

/** What was on the board last, whatever it is. */
const put = async (record: object): Promise<void> => {
  const { id } = record as SavedGame;
  const games = await openGameStore();
  await games.connection!.use(async (database) => {
    await database.put('games', record as SavedGame);
    await database.put('current', id, 'play');
  });
};

const kept = async (id: unknown): Promise<unknown> =>
  (await openGameStore()).connection!.use((database) => database.get('games', id as string));

/** The app opens with another game, says why, and the record stays as it is whatever is played. */
async function expectLeftAlone(record: object): Promise<void> {
  await put(record);
  const services = await reopened();
  expect(troubleOf(services)).toBe('unreadable');
  playIn(services.session, 'h2h3');
  services.session.dispatch({ type: 'open', state: stateOf({ id: 'game-2' }) });
  playIn(services.session, 'h2h3');
  expect(await kept('game-1')).toEqual(record);
  expect(await rawData(undefined)).toContain('"game-1"');
}

// What is nonsense there, in all its kinds, is tried in tests/effects/savedGame.test.ts.
const damaged = ({ record, path }: (typeof DAMAGES)[number]): object =>
  withAt(record, path, junkFor(at(record, path)).at(-1)) as object;

test.each(DAMAGES.filter(({ spare }) => !spare))(
  'a game whose $field is damaged is said, left as it is and handed out',
  (damage) => expectLeftAlone(damaged(damage)),
);

test.each(['version', 'start', 'moves', 'thinkMs', 'seats', 'cursor', 'orientation'] as const)(
  'a game without its %s is said, left as it is and handed out',
  async (field) => {
    const { [field]: _, ...without } = OPEN;
    await expectLeftAlone(without);
  },
);

test.each(DAMAGES.filter(({ spare }) => spare))(
  'a game whose $field is damaged is played on and kept without it',
  async (damage) => {
    await put(damaged(damage));
    const services = await reopened();
    expect(troubleOf(services)).toBeUndefined();
    playIn(services.session, 'b3b4');
    await vi.waitFor(async () =>
      expect(await kept('game-1')).toMatchObject({ moves: [...OPEN.moves, 'b3b4'] }),
    );
    expect(parseSaved(await kept('game-1')).ok).toBe(true);
  },
);

test.each([[7], [[]], [['game-1']]])('a game whose id is %j is said and left as it is', async (id) => {
  const record = { ...OPEN, id };
  await put(record);
  const services = await reopened();
  expect(troubleOf(services)).toBe('unreadable');
  playIn(services.session, 'h2h3');
  expect(await kept(id)).toEqual(record);
});

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
