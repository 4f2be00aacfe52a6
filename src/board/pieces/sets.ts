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

const COLORS: readonly Color[] = ['white', 'black'];
const ROLES = Object.keys(silhouettes) as readonly Role[];

export const pieceSvg = (set: DrawnSet, color: Color, role: Role): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${draw[set](color, role)}</svg>`;

/** A style sheet that puts a set in the place of chessground's own. */
export const pieceCss = (set: DrawnSet): string =>
  COLORS.flatMap((color) =>
    ROLES.map((role) => {
      const image = `data:image/svg+xml,${encodeURIComponent(pieceSvg(set, color, role))}`;
      return `.cg-wrap piece.${role}.${color}{background-image:url("${image}")}`;
    }),
  ).join('\n');
