// My games, whatever is in the storage: each game has its row, and what can be done with it.
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../../../src/effects/database.ts';
import { GamesScreen } from '../../../src/features/games/GamesScreen.tsx';
import { at, junkFor, pathsOf, WHOLE, withAt } from '../../support/damaged.ts';

let connection: Connection;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  connection = await connect();
});

const keep = (store: 'games' | 'names', value: unknown, key?: string): Promise<unknown> =>
  connection.use((database) => database.put(store, value as never, key));

const next = () => screen.queryByRole('button', { name: 'Next' });
const rows = (): HTMLElement[] => screen.queryAllByRole('listitem');

async function listed(count: number): Promise<{ readonly shared: unknown[] }> {
  const shared: unknown[] = [];
  render(<GamesScreen connection={connection} onBoard="" onShare={(state) => shared.push(state)} />);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'My games' })).toHaveTextContent(`${count} game`),
  );
  return { shared };
}

/** What a row tells of its game. */
const READ = ['version', 'id', 'moves', 'outcome', 'seats', 'about'];

test('whatever field of a game is damaged, it has a row', async () => {
  const damaged = pathsOf(WHOLE)
    .filter((path) => READ.includes(path[0]!))
    .flatMap((path) => {
      if (path[0] === 'id') return [7, [], ['x']].map((id) => ({ ...WHOLE, id }));
      const junk = [[null], 7n, new Date(0), 1e300, ...junkFor(at(WHOLE, path))];
      return junk.map((value, n) => withAt({ ...WHOLE, id: `${path.join()} ${n}` }, path, value));
    });
  for (const game of damaged) await keep('games', game);
  await listed(damaged.length);
  let seen = rows().length;
  for (let on = next(); on && !on.hasAttribute('disabled'); on = next()) {
    await userEvent.click(on);
    await waitFor(() => expect(screen.getByRole('navigation')).toHaveTextContent(`${seen + 1}–`));
    seen += rows().length;
  }
  expect(seen).toBe(damaged.length);
});

test('a name that is no text is none, and goes and comes back with its game', async () => {
  const names: readonly unknown[] = [7, {}, [], null, true];
  for (const [n, name] of names.entries()) {
    await keep('games', { ...WHOLE, id: `game-${n}` });
    await keep('names', name, `game-${n}`);
  }
  await listed(names.length);
  await userEvent.type(screen.getByRole('searchbox'), 'ada');
  await waitFor(() => expect(rows()).toHaveLength(names.length));
  await userEvent.click(screen.getAllByRole('button', { name: /^Delete/ })[1]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toHaveLength(names.length));
  await userEvent.click(screen.getAllByRole('button', { name: /^Rename/ })[1]!);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada – ?');
});

test('where a game that looks whole can’t be read, the wish to share it leads to where this is said', async () => {
  await keep('games', { ...WHOLE, moves: ['h2h8'] });
  const { shared } = await listed(1);
  await userEvent.click(screen.getByRole('button', { name: /^Share/ }));
  await waitFor(() => expect(window.location.hash).toBe('#/play?game=game-1'));
  expect(shared).toEqual([]);
});
