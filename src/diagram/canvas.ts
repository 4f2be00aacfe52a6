import { textOf, type Attributes, type SvgNode } from './svgNode.ts';

/**
 * Paints the picture by hand instead of loading it as an image: a page's content policy may forbid images made
 * by scripts, and a picture loaded that way would have to be parsed.
 */
function paint(node: SvgNode, to: CanvasRenderingContext2D): void {
  const { tag, attributes, children } = node;
  if (tag === 'title' || tag === 'desc') return;
  const given = (name: string): string | undefined => attributes[name]?.toString();
  to.save();
  const [x = 0, y = 0, scale = 1] = (given('transform') ?? '').match(/[\d.-]+/g)?.map(Number) ?? [];
  to.transform(scale, 0, 0, scale, x, y);
  to.globalAlpha *= Number(given('opacity') ?? 1);
  to.lineWidth = Number(given('stroke-width') ?? to.lineWidth);
  to.lineCap = (given('stroke-linecap') as CanvasLineCap | undefined) ?? to.lineCap;
  to.lineJoin = (given('stroke-linejoin') as CanvasLineJoin | undefined) ?? to.lineJoin;
  const { fill, stroke } = { fill: given('fill') ?? 'none', stroke: given('stroke') ?? 'none' };
  if (fill !== 'none') to.fillStyle = fill;
  if (stroke !== 'none') to.strokeStyle = stroke;
  if (tag === 'path') {
    const shape = new Path2D(given('d'));
    const dash = given('stroke-dasharray');
    to.setLineDash(dash === undefined ? [] : [Number(dash)]);
    to.lineDashOffset = Number(given('stroke-dashoffset') ?? 0);
    if (fill !== 'none') to.fill(shape);
    if (stroke !== 'none') to.stroke(shape);
  }
  if (tag === 'g' && given('font-size') !== undefined) {
    to.font = `${given('font-weight')} ${Number(given('font-size')) * FINE}px ${given('font-family')}`;
  }
  if (tag === 'text') paintLetters(textOf(node), attributes, to);
  else for (const child of children) if (typeof child !== 'string') paint(child, to);
  to.restore();
}

/** Canvas rounds font sizes under a pixel away, so letters are set larger and drawn smaller. */
const FINE = 100;

function paintLetters(letters: string, attributes: Attributes, to: CanvasRenderingContext2D): void {
  const xs = String(attributes['x']).split(' ').map(Number);
  const ys = String(attributes['y']).split(' ').map(Number);
  to.textAlign = ({ start: 'left', middle: 'center', end: 'right' } as const)[
    attributes['text-anchor'] as 'start' | 'middle' | 'end'
  ];
  to.scale(1 / FINE, 1 / FINE);
  for (const [n, letter] of letters.split('').entries())
    to.fillText(letter, (xs[n] ?? 0) * FINE, (ys[n] ?? 0) * FINE);
}

/** The picture painted, `size` pixels wide. `diagram` must be one that `diagram()` made. */
export function toCanvas(diagram: SvgNode, size: number): CanvasRenderingContext2D {
  const [left = 0, top = 0, width = 8, height = 8] = String(diagram.attributes['viewBox'])
    .split(' ')
    .map(Number);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = Math.round((size * height) / width);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser paints no canvas');
  context.scale(size / width, size / width);
  context.translate(-left, -top);
  paint(diagram, context);
  return context;
}

/** The picture as a PNG image, `size` pixels wide. */
export async function toPng(diagram: SvgNode, size: number): Promise<Blob> {
  const { canvas } = toCanvas(diagram, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the canvas gave no image')) : resolve(blob)));
  });
}
