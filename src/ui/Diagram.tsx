import { createElement, type ReactNode } from 'react';
import type { SvgNode } from '../diagram/svgNode.ts';

/** `stroke-width` is `strokeWidth` to React. */
const reactName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A picture of `src/diagram` as elements, with the names of its parts for style sheets. */
export function Diagram({ picture }: { picture: SvgNode }): ReactNode {
  const { tag, attributes, children } = picture;
  const named = Object.entries(attributes).map(([name, value]) => [reactName(name), value] as const);
  return createElement(
    tag,
    Object.fromEntries(named),
    // The parts of a picture keep their order, so their places name them.
    ...children.map((child, place) =>
      typeof child === 'string' ? child : <Diagram key={place} picture={child} />,
    ),
  );
}
