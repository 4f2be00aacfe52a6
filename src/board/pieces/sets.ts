import type { Color, Role } from '../../rules/board.ts';
import type { PieceSet } from '../../session/settings.ts';
import { silhouettes } from './silhouettes.ts';

type DrawnSet = Exclude<PieceSet, 'classic'>;

const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
const pen = (color: string, width: number): string =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const PAPER = '#fffdf4';
const INK = '#1f2925';

/** The lines that make a set: an outline, the body, what is cut into it. */
const draw: Readonly<Record<DrawnSet, (color: Color, role: Role) => string>> = {
  flat: (color, role) => {
    const { body, cut } = silhouettes[role];
    const [fill, line] = color === 'white' ? [PAPER, INK] : [INK, PAPER];
    return path(body, pen(INK, 7)) + path(body, `fill="${fill}"`) + path(cut, pen(line, 4));
  },
  discs: (color, role) => {
    const { body, cut } = silhouettes[role];
    const [ground, glyph] = color === 'white' ? [PAPER, INK] : [INK, PAPER];
    return (
      `<circle cx="50" cy="50" r="45" fill="${ground}" stroke="${INK}" stroke-width="3"/>` +
      `<circle cx="50" cy="50" r="39.5" fill="none" stroke="${glyph}" stroke-width="2"/>` +
      `<g transform="translate(20.5 20) scale(.59)">${path(body, `fill="${glyph}"`)}${path(cut, pen(ground, 6))}</g>`
    );
  },
  // Black on white on black: one of the two rims stands out on every square.
  contrast: (color, role) => {
    const { body, cut } = silhouettes[role];
    const [fill, line] = color === 'white' ? ['#fff', '#000'] : ['#000', '#fff'];
    const rims =
      color === 'white'
        ? path(body, pen('#000', 12))
        : path(body, pen('#fff', 13)) + path(body, pen('#000', 5));
    return (
      rims +
      path(body, `fill="${fill}"`) +
      (color === 'white' ? path(cut, pen(line, 7)) : path(cut, pen(line, 6)))
    );
  },
};

const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];

/** All ten pieces of a set in one picture, laid out as `pieces.css` has it. */
export function piecesSvg(set: DrawnSet): string {
  const row = (color: Color): string =>
    ROLES.map(
      (role, column) => `<g transform="translate(${column * 100})">${draw[set](color, role)}</g>`,
    ).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 200">' +
    `${row('white')}<g transform="translate(0 100)">${row('black')}</g></svg>`
  );
}

/** A style sheet that puts a set in the place of the classic one. */
export const pieceCss = (set: DrawnSet): string =>
  `.cg-wrap piece{background-image:url("data:image/svg+xml,${encodeURIComponent(piecesSvg(set))}")}`;
