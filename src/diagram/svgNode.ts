/** The few elements a diagram is made of. All shapes are paths, so every writer (text, DOM, canvas) stays small. */
export type SvgTag = 'svg' | 'g' | 'path' | 'text' | 'title' | 'desc';

export type Attributes = Readonly<Record<string, string | number>>;

/** A picture as data. `part` names the piece of the picture for style sheets; files leave it out. */
export interface SvgNode {
  readonly tag: SvgTag;
  readonly attributes: Attributes;
  readonly children: readonly (SvgNode | string)[];
}

export const node = (
  tag: SvgTag,
  attributes: Attributes,
  children: readonly (SvgNode | string)[] = [],
): SvgNode => ({ tag, attributes, children });

export const path = (part: string, d: string, attributes: Attributes): SvgNode =>
  node('path', { part, d, ...attributes });

/** Board units to three decimals: a thousandth of a square is less than a pixel on any screen. */
export const round = (n: number): number => Math.round(n * 1000) / 1000;

/** The words in an element. */
export const textOf = ({ children }: SvgNode): string =>
  children.filter((child) => typeof child === 'string').join('');
