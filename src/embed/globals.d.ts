import type { Mount } from './part.ts';

interface ScriptUrlPolicy {
  /** Really a TrustedScriptURL; the DOM's types know strings only. */
  readonly createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** Called by each part's script with what it brings. */
    racingKingsPart?: (name: string, mount: Mount) => void;
    racingKingsPolicy?: ScriptUrlPolicy | undefined;
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ) => ScriptUrlPolicy;
    };
  }
}
