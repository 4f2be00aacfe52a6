/**
 * Parts as a sentence lists them, "a", "a and b", "a, b and c", with `last` before the last of several. The platform's
 * own `Intl.ListFormat` takes 25 ms or more of the page's thread to get hold of its data, too long for an answer to
 * a key, and the three languages need no more than this.
 */
export const listed = (parts: readonly string[], last: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}` : parts.join('');
