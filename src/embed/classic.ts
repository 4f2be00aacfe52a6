// embed.js: one classic script, so that any site can load it without asking its server for CORS headers.
// The parts are classic scripts for the same reason: each calls `racingKingsPart` with what it brings.
import { defineElement } from './element.ts';
import type { Mount, PartLoader } from './part.ts';
import { upgradeMarked } from './upgrade.ts';

const own = (document.currentScript ??
  document.querySelector('script[src*="embed.js"]')) as HTMLScriptElement | null;
const base = own?.dataset['base'] ?? own?.src;

// Pages that enforce Trusted Types let a policy of this name say which scripts it vouches for.
try {
  window.racingKingsPolicy ??= window.trustedTypes?.createPolicy('racing-kings', {
    createScriptURL: (url) => url,
  });
} catch {
  // Not on the page's list of policies: scripts are then asked for as on any other page.
}

const arrived = new Map<string, Mount>();
window.racingKingsPart ??= (name, mount) => arrived.set(name, mount);

function fetchPart(name: string): Promise<Mount> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(`${name}.js`, base).href;
    script.src = window.racingKingsPolicy?.createScriptURL(url) ?? url;
    script.nonce = own?.nonce ?? '';
    const end = (): void => {
      script.remove();
      const mount = arrived.get(name);
      if (mount === undefined) reject(new Error(name));
      else resolve(mount);
    };
    for (const type of ['load', 'error']) script.addEventListener(type, end);
    document.head.append(script);
  });
}

const asked = new Map<string, Promise<Mount>>();

/** Each part is asked for once a page, and once more if it did not come. */
const load: PartLoader = (mode, lang) => {
  const name = `${mode}.${lang}`;
  const part = asked.get(name) ?? fetchPart(name).catch(() => fetchPart(name));
  asked.set(name, part);
  part.catch(() => asked.delete(name));
  return part;
};

if (customElements.get('racing-kings') === undefined) {
  defineElement(load);
  void upgradeMarked();
}
