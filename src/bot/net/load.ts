import { err, type Result } from '../../lib/result.ts';
import { readNet, type Net, type NetError } from './format.ts';

/** Where the shipped net lies: beside the program, fetched only when somebody wants to play. */
export const netUrl = new URL('./racing-kings.net', import.meta.url);

export type NetLoadError = NetError | { readonly code: 'unreachable' };

/**
 * Fetches the net in a browser. Without one the engine evaluates by hand, so nobody has to wait for it.
 */
export async function fetchNet(url: URL | string = netUrl): Promise<Result<Net, NetLoadError>> {
  try {
    const response = await fetch(url);
    if (!response.ok) return err({ code: 'unreachable' });
    return readNet(new Uint8Array(await response.arrayBuffer()));
  } catch {
    return err({ code: 'unreachable' });
  }
}
