import { boardStyle } from '../boardStyle.ts';
import { styleSheet } from '../shadow.ts';
import { fenOf } from '../options.ts';
import type { Mount } from '../part.ts';
import { plainFen } from '../plainFen.ts';
import { mountStill } from '../stillBoard.ts';

const style = styleSheet(boardStyle);

/** A plain position, as a picture; what is not plain is left to a part that knows more. */
export const mount: Mount = (host) => {
  const fen = fenOf(host);
  const plain = host.hasAttribute('arrows') || host.hasAttribute('squares') ? undefined : plainFen(fen);
  return plain === undefined ? 'position' : mountStill(host, style, plain, { fen, ply: 0, turn: plain.turn });
};
