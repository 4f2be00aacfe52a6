import { useLayoutEffect, useRef, useState } from 'react';
import { toGif } from '../../diagram/animation.ts';
import { toPng } from '../../diagram/canvas.ts';
import { toDom } from '../../diagram/dom.ts';
import { toMarkup } from '../../diagram/markup.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { download } from '../../ui/download.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { shareMessages } from './messages.ts';
import { pictureAt, pictures, sized } from './pictures.ts';

/** Pixels across: for a page or a print, and for a message. A viewer shows an SVG that names none quite small. */
const SIZE = { svg: 1024, png: 1024, gif: 400 } as const;

const NAME = 'racing-kings';

export function PictureSection({ state }: { state: SessionState }): React.JSX.Element {
  const words = useMessages(shareMessages);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  /** Makes a file and hands it over, or says that it could not. */
  const hand = async (name: string, make: () => Promise<Blob>): Promise<void> => {
    setBusy(true);
    try {
      download(`${NAME}.${name}`, await make());
      setSaid(words.done);
    } catch {
      setSaid(words.failed);
    } finally {
      setBusy(false);
    }
  };
  const svg = async (): Promise<Blob> =>
    new Blob([toMarkup(sized(pictureAt(state, state.cursor), SIZE.svg))], { type: 'image/svg+xml' });
  const gif = (): Promise<Blob> =>
    toGif(pictures(state), SIZE.gif, (done) => setSaid(words.busy(Math.round(100 * done))));
  const button = (label: string, name: string, make: () => Promise<Blob>): React.JSX.Element => (
    <button type="button" className="button" disabled={busy} onClick={() => void hand(name, make)}>
      {label}
    </button>
  );
  return (
    <section>
      <h3>{words.picture}</h3>
      <div className="share-picture">
        <Picture state={state} />
        <div className="share-row">
          {button('SVG', 'svg', svg)}
          {button('PNG', 'png', () => toPng(pictureAt(state, state.cursor), SIZE.png))}
          {button(words.animated, 'gif', gif)}
          <output className="quiet">{said}</output>
        </div>
      </div>
    </section>
  );
}

function Picture({ state }: { state: SessionState }): React.JSX.Element {
  const words = useMessages(shareMessages);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(toDom(pictureAt(state, state.cursor, words.pictureOf)));
  }, [state, words]);
  return <div className="share-thumb" ref={box} />;
}
