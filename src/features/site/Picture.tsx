import { parseArrows, parseMarkedSquares } from '../../diagram/annotations.ts';
import { toPng } from '../../diagram/canvas.ts';
import { describePosition } from '../../diagram/describe.ts';
import { diagram } from '../../diagram/diagram.ts';
import { toMarkup } from '../../diagram/markup.ts';
import { diagramMessages } from '../../diagram/messages.ts';
import { parseFen } from '../../notation/fen.ts';
import { startPosition, type Position } from '../../rules/position.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import type { Draft } from './draft.ts';
import { siteMessages } from './messages.ts';

const PNG_SIZE = 960;

/** Hands a file to the reader, by the link a click on which the browser takes for a download. */
function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const positionOf = (fen: string): Position => {
  const parsed = parseFen(fen);
  return parsed.ok ? parsed.value : startPosition;
};

/** The position as a file, with its text for those who can't see it. */
export function Picture({ draft }: { draft: Draft }): React.JSX.Element {
  const words = useMessages(siteMessages);
  const names = useMessages(diagramMessages);
  const { fen = '', arrows = '', squares = '', coordinates, theme } = draft.options;
  const position = positionOf(fen);
  const alt = describePosition(position, names);
  const drawn = parseArrows(arrows);
  const marked = parseMarkedSquares(squares);
  const picture = diagram({
    board: position.board,
    title: names.title,
    description: alt,
    ...(drawn.ok && { arrows: drawn.value }),
    ...(marked.ok && { squares: marked.value }),
    theme: theme === 'dark' ? 'dark' : 'light',
    coordinates: coordinates === 'outside' || coordinates === 'none' ? coordinates : 'inside',
  });
  return (
    <section className="site-picture">
      <h2>{words.picture}</h2>
      <div className="site-buttons">
        <button
          type="button"
          className="button"
          onClick={() =>
            download(new Blob([toMarkup(picture)], { type: 'image/svg+xml' }), 'racing-kings.svg')
          }
        >
          {words.svg}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void toPng(picture, PNG_SIZE).then((image) => download(image, 'racing-kings.png'))}
        >
          {words.png}
        </button>
        <CopyButton shown text={alt} label={words.copyAlt} />
      </div>
      <p className="quiet">
        {words.alt}: {alt}
      </p>
    </section>
  );
}
