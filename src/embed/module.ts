// embed.mjs: the same element for pages that load modules. Its parts are the classic ones, imported: they need CORS.
import { defineElement } from './element.ts';
import type { Mount } from './part.ts';
import { upgradeMarked } from './upgrade.ts';

const here = import.meta.url;
const arrived = new Map<string, Mount>();
window.racingKingsPart ??= (name, mount) => arrived.set(name, mount);

if (customElements.get('racing-kings') === undefined) {
  defineElement(async (part, lang) => {
    const name = `${part}.${lang}`;
    await import(/* @vite-ignore */ new URL(`${name}.js`, here).href);
    const mount = arrived.get(name);
    if (mount === undefined) throw new Error(name);
    return mount;
  });
  void upgradeMarked();
}
