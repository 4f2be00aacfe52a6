import { toDom } from '../diagram/dom.ts';
import { node } from '../diagram/svgNode.ts';

const SHAPES = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  flip: 'M8 20V5M4 9l4-4 4 4m4-5v15m-4-4l4 4 4-4',
  again: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  undo: 'M9 6L4 11l5 5m-5-5h10a5 5 0 0 1 0 10h-2',
  hint: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11z',
} as const;

export const icon = (name: keyof typeof SHAPES): SVGElement =>
  toDom(node('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, [node('path', { d: SHAPES[name] })]));
