import { describePieces } from '../diagram/describe.ts';
import { makeFrame } from './shadow.ts';
import { html } from './html.ts';
import { makePicture, type Scene } from './livePicture.ts';
import { authorLabel, coordinatesOf, orientationOf } from './options.ts';
import type { Orientation } from '../rules/orientation.ts';
import type { PositionReport, View } from './part.ts';
import type { PlainFen } from './plainFen.ts';
import { diagramWords } from './words.ts';

/** A position drawn on the page, with its caption. */
export function mountStill(
  host: HTMLElement,
  style: CSSStyleSheet,
  { pieces, turn }: PlainFen,
  position: PositionReport,
  drawings?: (orientation: Orientation) => Pick<Scene, 'under' | 'over'>,
): View {
  const frame = makeFrame(host, style);
  const picture = makePicture();
  const caption = html('div', { part: 'caption' });
  frame.append(picture.element, caption);

  function show(): void {
    const orientation = orientationOf(host);
    picture.show(
      { pieces, orientation, coordinates: coordinatesOf(host), ...drawings?.(orientation) },
      authorLabel(host) ?? describePieces(pieces, turn, diagramWords),
    );
    caption.textContent = host.getAttribute('caption');
  }

  show();
  return {
    state: () => 'diagram',
    position: () => position,
    changed: (name) => {
      if (/^(mode|fen|pgn|src|moves|lang|arrows|squares)$/.test(name)) return false;
      show();
      return true;
    },
  };
}
