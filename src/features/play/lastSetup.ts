import { browserStorage } from '../../effects/keepSettings.ts';
import { makePlayQuery, parsePlayLink } from './playLink.ts';
import type { Setup } from './setup.ts';

const KEY = 'racing-kings.setup';

/** What was chosen last time, kept as the query of a link that asks for the same; `undefined` where nothing is kept. */
export function lastSetup(): Setup | undefined {
  const link = parsePlayLink(new URLSearchParams(browserStorage()?.getItem(KEY) ?? ''));
  return link?.ok ? link.value : undefined;
}

/** Where storage is full or refused, the next set-up begins from the game on the board. */
export function keepSetup(setup: Setup): void {
  try {
    browserStorage()?.setItem(KEY, makePlayQuery(setup));
  } catch {
    return;
  }
}
