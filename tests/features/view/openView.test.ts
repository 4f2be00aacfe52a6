import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../../../src/effects/database.ts';
import { addGames } from '../../../src/effects/gameLibrary.ts';
import { toSaved } from '../../../src/effects/savedGame.ts';
import { gameUrl } from '../../../src/features/share/gameUrl.ts';
import { openView } from '../../../src/features/view/openView.ts';
import { newGame } from '../../../src/game/game.ts';
import { played, playedFrom } from '../../support/games.ts';
import { playIn, sessionOf } from '../../support/sessions.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const query = (url = ''): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');

test.each([
  ['from the start', played(newGame(), ['h2h3', 'a2b3'])],
  ['from elsewhere', playedFrom('8/8/8/8/5K2/8/2k5/8 w - - 3 12', ['f4f5'])],
])('a game %s that was shared is the game that is seen', async (_, game) => {
  const url = gameUrl(game, 'https://example.org/app/#/games');
  expect(url).toMatch(/^https:\/\/example\.org\/app\/#\/view\?g=/);
  const viewed = await openView(query(url), undefined);
  expect(viewed.ok && viewed.value.game.plies).toMatchObject(game.plies.map(({ san }) => ({ san })));
  // The same link is the same game, however often it is kept.
  expect(await openView(query(url), undefined)).toEqual(viewed);
  // Nor does the sentence around it change it.
  for (const after of ['.', ',', ').', '»', '…'])
    expect(await openView(query(url + after), undefined)).toEqual(viewed);
});

test('a kept game is seen as it ended, whatever was on show', async () => {
  const connection = await connect();
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'goTo', ply: 0 });
  await addGames(connection, [toSaved(session.store.getState()), { id: 'damaged' }]);
  const viewed = await openView(query('?game=game-1'), connection);
  expect(viewed.ok && viewed.value.cursor).toBe(2);
  expect(await openView(query('?game=damaged'), connection)).toEqual({ ok: false, error: 'unreadable' });
});

test.each([
  ['', 'nothing'],
  ['?g=', 'nothing'],
  ['?game=', 'nothing'],
  ['?game=nobody', 'noGame'],
  ['?g=EADoOw', 'damaged'],
  ['?g=EADoOwxG&fen=8/8/8/8/8/8/8/8_w_-_-_0_1', 'badStart'],
])('%j is answered with %s', async (address, error) => {
  expect(await openView(query(address), await connect())).toEqual({ ok: false, error });
});
