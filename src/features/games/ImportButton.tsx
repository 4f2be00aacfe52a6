import { useEffect, useRef, useState } from 'react';
import type { Connection } from '../../effects/database.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { importPgn, NOTHING_READ, type ImportState, type PgnPieces } from './importPgn.ts';
import { gamesMessages } from './messages.ts';
import { piecesOfFiles } from './pgnPieces.ts';

interface Props {
  readonly connection: Connection;
  readonly onDone: () => Promise<void>;
}

/** Takes PGN in by file, by paste, or dropped anywhere on the page. */
export function ImportButton({ connection, onDone }: Props): React.JSX.Element {
  const words = useMessages(gamesMessages).import;
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<ImportState>();
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);

  const start = async (pieces: PgnPieces): Promise<void> => {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    setState(NOTHING_READ);
    setBusy(true);
    setState(await importPgn(connection, pieces, setState, mine.signal));
    setBusy(false);
    await onDone();
  };
  useDrop((files) => {
    setOpen(true);
    void start(piecesOfFiles(files));
  });
  // Whoever leaves the page has stopped the import.
  useEffect(() => () => stop.current?.abort(), []);

  return (
    <>
      <button type="button" className="button primary" onClick={() => setOpen(true)}>
        {words.button}
      </button>
      <ImportDialog
        open={open}
        busy={busy}
        state={state}
        onStart={(pieces) => void start(pieces)}
        onStop={() => stop.current?.abort()}
        onClose={() => {
          setOpen(false);
          if (!busy) setState(undefined);
        }}
      />
    </>
  );
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Files dropped on the page are for us: the browser must not leave the page for one. */
function useDrop(take: (files: readonly File[]) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
