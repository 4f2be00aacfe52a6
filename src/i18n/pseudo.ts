const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', n: 'ñ', c: 'ç', s: 'š', z: 'ž',
}; // prettier-ignore

const pseudoText = (text: string): string =>
  `[${text.replace(/[aeiouyncsz]/g, (letter) => ACCENTED[letter] ?? letter)}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;

/** The same tree of messages, each sentence accented, bracketed and 40 % longer. */
export function pseudoMessages<T>(value: T): T {
  if (typeof value === 'string') return pseudoText(value) as T;
  if (typeof value === 'function') {
    const message = value as unknown as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => pseudoMessages(message(...args))) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pseudoMessages(entry)])) as T;
}
