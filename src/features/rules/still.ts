import { parseArrows, parseMarkedSquares } from '../../diagram/annotations.ts';
import { describePosition } from '../../diagram/describe.ts';
import { diagram } from '../../diagram/diagram.ts';
import type { DiagramMessages } from '../../diagram/messages/en.ts';
import type { SvgNode } from '../../diagram/svgNode.ts';
import type { Result } from '../../lib/result.ts';
import { trialPosition, type Trial } from './trial.ts';

function sound<T>(result: Result<T, { readonly text: string }>): T {
  if (!result.ok) throw new Error(`no annotation: ${result.error.text}`);
  return result.value;
}

/** A trial as a picture, with its position in words for those who don't see it. */
export function stillPicture(trial: Trial, title: string, words: DiagramMessages): SvgNode {
  const position = trialPosition(trial);
  return diagram({
    board: position.board,
    arrows: sound(parseArrows(trial.arrows ?? '')),
    squares: sound(parseMarkedSquares(trial.marks ?? '')),
    title,
    description: describePosition(position, words),
  });
}
