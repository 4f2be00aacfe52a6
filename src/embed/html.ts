/** An HTML element with attributes and children; an attribute that is `undefined` or `false` is left out. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** A button by what it is called; `face` is what is seen on it, when that is not the name itself. */
export function button(name: string, onPress: () => void, face?: Node | string): HTMLButtonElement {
  const element = html('button', {
    type: 'button',
    part: 'button',
    'aria-label': face && name,
    title: face && name,
  });
  element.append(face ?? name);
  element.addEventListener('click', onPress);
  return element;
}
