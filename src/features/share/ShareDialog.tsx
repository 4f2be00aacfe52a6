import type { SessionState } from '../../session/sessionState.ts';
import { recordOf } from '../../session/gameRecord.ts';
import { shownPosition } from '../../session/selectors.ts';
import { makeFen } from '../../notation/makeFen.ts';
import { makePgn } from '../../notation/pgnWrite.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { download } from '../../ui/download.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { gameUrl } from './gameUrl.ts';
import { shareMessages } from './messages.ts';
import { PictureSection } from './PictureSection.tsx';
import './share.css';

interface Props {
  /** The game as it is looked at: its ply on show is what FEN and picture show. */
  readonly state: SessionState;
  readonly onClose: () => void;
}

/** The game to take away: as a link, as text, as a picture that stands or moves. */
export function ShareDialog({ state, onClose }: Props): React.JSX.Element {
  const words = useMessages(shareMessages);
  const pgn = makePgn(
    recordOf(state, (seat) => (seat.kind === 'bot' ? words.computer(words.level[seat.level]) : undefined)),
  );
  return (
    <Dialog open heading={words.heading} onClose={onClose}>
      <div className="share">
        <LinkSection url={gameUrl(state.game, window.location.href)} />
        <section>
          <h3>{words.text}</h3>
          <div className="share-row">
            <CopyButton text={pgn} label={words.copyPgn} />
            <CopyButton text={makeFen(shownPosition(state))} label={words.copyFen} />
            <button
              type="button"
              className="button"
              onClick={() =>
                download('racing-kings.pgn', new Blob([pgn], { type: 'application/x-chess-pgn' }))
              }
            >
              {words.pgnFile}
            </button>
          </div>
        </section>
        <PictureSection state={state} />
        <button type="button" className="button primary wide" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

function LinkSection({ url }: { url: string | undefined }): React.JSX.Element {
  const words = useMessages(shareMessages);
  if (url === undefined) return <p className="quiet">{words.tooLong}</p>;
  // Called off by the reader is no fault.
  const send = (): void => void navigator.share({ url }).catch(() => undefined);
  return (
    <section>
      <h3 id="share-link">{words.link}</h3>
      <input
        className="share-link"
        dir="ltr"
        aria-labelledby="share-link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <p className="quiet">{words.linkHint}</p>
      <div className="share-row">
        <CopyButton text={url} label={words.copyLink} primary shown />
        {'share' in navigator && (
          <button type="button" className="button" onClick={send}>
            {words.send}
          </button>
        )}
      </div>
    </section>
  );
}
