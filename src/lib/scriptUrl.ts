interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const page = globalThis as {
  readonly location?: { readonly origin: string };
  readonly trustedTypes?: TrustedTypes;
};

/** The one rule: a script comes from where the page came from. */
function sameOrigin(url: string): string {
  if (!url.startsWith(`${page.location?.origin}/`)) throw new TypeError(`not a script of this site: ${url}`);
  return url;
}

let policy: ScriptPolicy | undefined;

/** Vouches for a worker's address where the browser knows Trusted Types; typed as the string it stands for. */
export function scriptUrl(url: string): string {
  policy ??= page.trustedTypes?.createPolicy('racing-kings', { createScriptURL: sameOrigin });
  return policy?.createScriptURL(url) ?? url;
}
