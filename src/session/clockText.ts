const TENTH = 100;
const SECOND = 1000;

/** From here down tenths are shown. */
const TENTHS_BELOW_MS = 10_000;

/** Counted up, so that a face shows zero exactly when the flag is down. */
const showsTenths = (ms: number): boolean => Math.ceil(ms / TENTH) * TENTH < TENTHS_BELOW_MS;

const two = (n: number): string => String(n).padStart(2, '0');

/** `4:59`, from an hour up `1:30:00`, in the last ten seconds `0:09.9` with the reader's decimal mark. */
export function clockText(ms: number, decimal = '.'): string {
  if (showsTenths(ms)) {
    const tenths = Math.ceil(ms / TENTH);
    return `0:${two(Math.floor(tenths / 10))}${decimal}${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long a running clock goes on showing the same text, in ms. */
export function sameTextMs(ms: number): number {
  if (showsTenths(ms)) return ms - (Math.ceil(ms / TENTH) - 1) * TENTH;
  return ms - Math.max((Math.ceil(ms / SECOND) - 1) * SECOND, TENTHS_BELOW_MS - TENTH);
}

const LOW_MS = { least: 10_000, most: 60_000, share: 1 / 8 };
const RECOVERED = 1.5;

/** From here down little time is left. */
export const lowFromMs = (initialMs: number): number =>
  Math.min(LOW_MS.most, Math.max(LOW_MS.least, initialMs * LOW_MS.share));

/** Little time is left: an eighth of it all, 10 to 60 s. Once low, small gifts and increments don't make it flicker. */
export function isLow(ms: number, initialMs: number, wasLow: boolean): boolean {
  const low = lowFromMs(initialMs);
  return ms <= (wasLow ? low * RECOVERED : low);
}
