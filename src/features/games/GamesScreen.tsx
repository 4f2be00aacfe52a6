import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Connection } from '../../effects/database.ts';
import { keptGame } from '../../effects/gameLibrary.ts';
import { parseSaved } from '../../effects/readSaved.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { ExportButton } from './ExportButton.tsx';
import { GameList } from './GameList.tsx';
import './games.css';
import { titleOf } from './gameText.ts';
import { summaryOf } from '../../effects/gameSummary.ts';
import { ImportButton } from './ImportButton.tsx';
import { openLibrary, type Library } from './library.ts';
import { gamesMessages } from './messages.ts';
import { Statistics } from './Statistics.tsx';

interface Props {
  /** Nothing where the browser keeps nothing. */
  readonly connection: Connection | undefined;
  /** The game on the board of this tab. */
  readonly onBoard: string;
  readonly onShare: (state: SessionState) => void;
}

/** Every kept game: what it was, how it ended, and what can be done with it. */
export function GamesScreen({ connection, onBoard, onShare }: Props): React.JSX.Element {
  const words = useMessages(gamesMessages);
  return (
    <Screen heading={words.title} lead={connection ? words.lead : words.refused}>
      {connection && <Shelves connection={connection} onBoard={onBoard} onShare={onShare} />}
    </Screen>
  );
}

interface ShelvesProps extends Props {
  readonly connection: Connection;
}

function Shelves({ connection, onBoard, onShare }: ShelvesProps): React.JSX.Element {
  const words = useMessages(gamesMessages);
  const [library] = useState(() => openLibrary(connection));
  const state = useStore(library.store, (shelf) => shelf.state);
  useEffect(() => void library.load(), [library]);
  const share = async (id: string): Promise<void> => {
    const saved = parseSaved(await keptGame(connection, id));
    if (saved.ok) onShare(saved.value);
    // There it is said what is the matter with it, and its data is handed out.
    else window.location.hash = `#/play?game=${encodeURIComponent(id)}`;
  };
  return (
    <>
      <div className="games-tools">
        <ImportButton connection={connection} onDone={library.load} />
        <ExportButton connection={connection} />
      </div>
      {state === 'broken' && <p role="alert">{words.broken}</p>}
      <GameList
        library={library}
        connection={connection}
        onBoard={onBoard}
        onShare={(id) => void share(id)}
      />
      <Statistics library={library} />
      <RemovedNotice library={library} />
    </>
  );
}

/** A deleted game can be brought back until the next one is deleted. */
function RemovedNotice({ library }: { library: Library }): React.JSX.Element | undefined {
  const words = useMessages(gamesMessages);
  const removed = useStore(library.store, (shelf) => shelf.removed);
  if (!removed) return undefined;
  const { game, name } = removed;
  return (
    <Notice
      key={game.id}
      dismissLabel={words.dismiss}
      onDismiss={library.forget}
      action={<UndoButton library={library} id={game.id} />}
    >
      {words.removed(titleOf(words, summaryOf(game.id, game), name))}
    </Notice>
  );
}

/** Where a reader goes on when the notice is gone: the game that came back, else the list's beginning. */
function goOn(id: string): void {
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  (find(`[data-game="${CSS.escape(id)}"] a`) ?? find('.games-head input'))?.focus();
}

/** It has the focus: the button that was pressed is gone with its row. */
function UndoButton({ library, id }: { library: Library; id: string }): React.JSX.Element {
  const words = useMessages(gamesMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    return () => goOn(id);
  }, [id]);
  return (
    <button type="button" className="notice-action" ref={button} onClick={() => void library.undo()}>
      {words.undo}
    </button>
  );
}
