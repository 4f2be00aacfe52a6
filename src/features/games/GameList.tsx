import { useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import type { Connection } from '../../effects/database.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { GameRow } from './GameRow.tsx';
import { titleOf } from './gameText.ts';
import type { Library } from './library.ts';
import { gamesMessages } from './messages.ts';
import { RenameDialog } from './RenameDialog.tsx';

/** So many rows are drawn in a blink, however many games there are. */
const ROWS = 25;

interface Props {
  readonly library: Library;
  readonly connection: Connection;
  readonly onBoard: string;
  readonly onShare: (id: string) => void;
}

export function GameList({ library, connection, onBoard, onShare }: Props): React.JSX.Element {
  const words = useMessages(gamesMessages);
  const { games, names, state } = useStore(library.store);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const [page, setPage] = useState(0);
  const [renaming, setRenaming] = useState<string>();
  const found =
    wanted === ''
      ? games
      : games.filter((game) => titleOf(words, game, names.get(game.id)).toLowerCase().includes(wanted));
  const last = Math.max(0, Math.ceil(found.length / ROWS) - 1);
  const shown = Math.min(page, last);
  const rows = found.slice(shown * ROWS, (shown + 1) * ROWS);
  const renamed = games.find(({ id }) => id === renaming);

  return (
    <section className="games" aria-label={words.title}>
      <div className="games-head">
        <label>
          <span className="hidden">{words.search}</span>
          <input
            type="search"
            placeholder={words.search}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setPage(0);
            }}
          />
        </label>
        <output className="quiet">{state === 'coming' ? words.coming : words.count(found.length)}</output>
      </div>
      {state === 'here' && found.length === 0 && (
        <p className="quiet">{wanted === '' ? words.none : words.noneFound}</p>
      )}
      {rows.length > 0 && (
        <ol className="games-list" start={shown * ROWS + 1}>
          {rows.map((game) => (
            <GameRow
              key={game.id}
              game={game}
              name={names.get(game.id)}
              connection={connection}
              onBoard={game.id === onBoard}
              onShare={onShare}
              onRename={setRenaming}
              onRemove={(id) => void library.remove(id)}
            />
          ))}
        </ol>
      )}
      {last > 0 && <Pages shown={shown} last={last} count={found.length} onPage={setPage} />}
      {renamed && (
        <RenameDialog
          name={names.get(renamed.id) ?? titleOf(words, renamed, undefined)}
          onClose={() => setRenaming(undefined)}
          onName={(name) => {
            void library.rename(renamed.id, name);
            setRenaming(undefined);
          }}
        />
      )}
    </section>
  );
}

interface PagesProps {
  readonly shown: number;
  readonly last: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

function Pages({ shown, last, count, onPage }: PagesProps): React.JSX.Element {
  const words = useMessages(gamesMessages);
  const from = shown * ROWS;
  return (
    <nav className="games-pages" aria-label={words.pages}>
      <button type="button" className="button" disabled={shown === 0} onClick={() => onPage(shown - 1)}>
        {words.previous}
      </button>
      <output className="quiet">{words.range(from + 1, Math.min(from + ROWS, count), count)}</output>
      <button type="button" className="button" disabled={shown === last} onClick={() => onPage(shown + 1)}>
        {words.next}
      </button>
    </nav>
  );
}
