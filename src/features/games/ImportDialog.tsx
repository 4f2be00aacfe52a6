import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import type { ImportState, PgnPieces } from './importPgn.ts';
import { gamesMessages } from './messages.ts';
import { piecesOfFiles, piecesOfText } from './pgnPieces.ts';
import { placeOf, problemOf } from './unreadText.ts';

interface Props {
  readonly open: boolean;
  readonly busy: boolean;
  readonly state: ImportState | undefined;
  readonly onStart: (pieces: PgnPieces) => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

export function ImportDialog(props: Props): React.JSX.Element {
  const { open, busy, state, onStart, onStop, onClose } = props;
  const words = useMessages(gamesMessages).import;
  return (
    <Dialog open={open} heading={words.heading} onClose={onClose}>
      {state ? <Report state={state} busy={busy} /> : <Sources onStart={onStart} />}
      {state && (
        <div className="dialog-foot">
          <button type="button" className="button" disabled={!busy} onClick={onStop}>
            {words.stop}
          </button>
          <button type="button" className="button primary" disabled={busy} onClick={onClose}>
            {words.close}
          </button>
        </div>
      )}
    </Dialog>
  );
}

function Sources({ onStart }: Pick<Props, 'onStart'>): React.JSX.Element {
  const { import: words } = useMessages(gamesMessages);
  const [text, setText] = useState('');
  return (
    <form
      className="games-form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(piecesOfText(text));
      }}
    >
      <label className="button wide games-file">
        {words.file}
        <input
          type="file"
          accept=".pgn,.txt,application/x-chess-pgn,text/plain"
          multiple
          onChange={({ target }) => target.files?.length && onStart(piecesOfFiles([...target.files]))}
        />
      </label>
      <p className="quiet">{words.drop}</p>
      <label>
        {words.paste}
        <textarea
          dir="ltr"
          rows={7}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="button primary wide" disabled={text.trim() === ''}>
        {words.start}
      </button>
    </form>
  );
}

/** How far it is while it runs; then what came of it, with each game that was not taken and why. */
function Report({ state, busy }: { state: ImportState; busy: boolean }): React.JSX.Element {
  const { import: words } = useMessages(gamesMessages);
  const { read, added, known, unread, unreadCount, progress, stopped } = state;
  return (
    <div className="games-report">
      <progress aria-label={words.progress} value={progress} max={1} />
      <output>{busy ? words.busy(read) : words.added(added)}</output>
      {!busy && !stopped && read === 0 && <p>{words.nothing}</p>}
      {stopped && <p role="alert">{words.stopped[stopped]}</p>}
      {!busy && known > 0 && <p>{words.known(known)}</p>}
      {!busy && unreadCount > 0 && (
        <>
          <p>{words.unread(unreadCount)}</p>
          <ul>
            {unread.map((one) => (
              <li key={one.number}>
                <strong>{placeOf(words, one)}</strong> {problemOf(words, one)}
              </li>
            ))}
          </ul>
          {unreadCount > unread.length && <p>{words.more(unreadCount - unread.length)}</p>}
        </>
      )}
    </div>
  );
}
