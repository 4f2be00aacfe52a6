import { openDB } from 'idb';

/** A database as any version of the app made it, and only if it is there. */
const asItIs = () =>
  openDB('racing-kings', undefined, {
    upgrade: (_, __, ___, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });

async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const database = await asItIs();
  try {
    const names = [...database.objectStoreNames];
    const stores = names.map(async (name) => {
      const [keys, values] = await Promise.all([database.getAllKeys(name), database.getAll(name)]);
      return [name, keys.map((key, n) => ({ key, value: values[n] as unknown }))] as const;
    });
    return Object.fromEntries(await Promise.all(stores));
  } finally {
    database.close();
  }
}

/** JSON has no words for these, and one of them would spoil all the rest. */
const written = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value;

/** Anything that was kept, as text. */
export const dataText = (data: unknown): string => JSON.stringify(data, written, 1);

/** All that is kept, readable or not, and the game on the board: as text, for a file. */
export async function rawData(board: unknown): Promise<string> {
  const stored = await everything().catch(() => undefined);
  return dataText({ board, stored });
}
