import { html } from './html.ts';

/** Made by script and shared by all boards of a page: a strict content policy lets it be, as it would no `<style>`. */
export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Empties the element's shadow and puts a frame there. What the author wrote inside is no longer shown. */
export function makeFrame(host: HTMLElement, style: CSSStyleSheet): HTMLElement {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [style];
  const frame = html('div', { class: 'frame', part: 'frame' });
  shadow.replaceChildren(frame);
  return frame;
}
