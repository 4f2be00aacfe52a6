const TIME = /^(?:(\d{1,5}):)?(\d{1,3}):(\d{1,2}(?:\.\d{1,9})?)$/;

/** Reads `0:04:58`, `4:58` and `0:04:58.7` into milliseconds. */
export function parseTime(text: string): number | undefined {
  const [, hours = '0', minutes, seconds] = TIME.exec(text) ?? [];
  if (minutes === undefined) return undefined;
  return (Number(hours) * 3600 + Number(minutes) * 60) * 1000 + Math.round(Number(seconds) * 1000);
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Writes whole milliseconds, zero or more, as `0:04:58`, with a fraction only where there is one. */
export function makeTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const fraction = String(ms % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const clock = `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return fraction === '' ? clock : `${clock}.${fraction}`;
}
