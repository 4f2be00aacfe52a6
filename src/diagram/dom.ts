import { node, type SvgNode, type SvgTag } from './svgNode.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The picture as elements of a page. Nothing is parsed: what a text holds stays text. */
export function toDom({ tag, attributes, children }: SvgNode): SVGElement {
  const element = document.createElementNS(SVG, tag) as SVGElement;
  for (const name in attributes) if (name !== 'xmlns') element.setAttribute(name, String(attributes[name]));
  for (const child of children) element.append(typeof child === 'string' ? child : toDom(child));
  return element;
}

/** The other way: the picture that elements made by `toDom` show. */
export const fromDom = (element: Element): SvgNode =>
  node(
    element.tagName as SvgTag,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    [...element.childNodes].map((child) =>
      child instanceof Element ? fromDom(child) : (child.textContent ?? ''),
    ),
  );
