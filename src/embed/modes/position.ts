import { parseFen } from '../../notation/fen.ts';
import { boardPieces } from '../../rules/board.ts';
import { boardStyle, problemStyle } from '../boardStyle.ts';
import { makeFrame, styleSheet } from '../shadow.ts';
import { drawingLayers, drawingsOf } from '../drawings.ts';
import { fenOf } from '../options.ts';
import type { Mount } from '../part.ts';
import { showProblem } from '../problem.ts';
import { report } from '../report.ts';
import { mountStill } from '../stillBoard.ts';
import { fenSentence } from '../words.ts';

const style = styleSheet(boardStyle + problemStyle);

/** A diagram with arrows, or by the whole of the notation: a wrong FEN gets its sentence. */
export const mount: Mount = (host) => {
  const parsed = parseFen(fenOf(host));
  if (!parsed.ok) {
    const { code } = parsed.error;
    return showProblem(host, makeFrame(host, style), { code, message: fenSentence(parsed.error) });
  }
  const { board, turn } = parsed.value;
  const drawings = drawingsOf(host);
  return mountStill(
    host,
    style,
    { pieces: boardPieces(board), turn },
    report(parsed.value, 0),
    (orientation) => drawingLayers(drawings, orientation),
  );
};
