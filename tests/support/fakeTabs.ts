import type { TabsWorld } from '../../src/effects/tabs.ts';

interface Held {
  readonly name: string;
  readonly steal: () => void;
}

interface Waiting {
  readonly name: string;
  readonly grant: () => void;
}

/** Locks and channel as the tabs of one browser share them: what the standards say, without their threads. */
export function fakeBrowser(): { readonly tab: () => TabsWorld } {
  let held: readonly Held[] = [];
  let waiting: readonly Waiting[] = [];
  const listeners: { readonly tab: object; readonly hear: (event: { data: unknown }) => void }[] = [];

  const freed = (name: string): void => {
    const next = waiting.find((one) => one.name === name);
    if (!next || held.some((one) => one.name === name)) return;
    waiting = waiting.filter((one) => one !== next);
    next.grant();
  };

  const grant = (name: string, callback: LockGrantedCallback<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const mine: Held = { name, steal: () => reject(new DOMException('stolen', 'AbortError')) };
      held = [...held, mine];
      const use = async (): Promise<void> => {
        const value = await callback({ name, mode: 'exclusive' });
        held = held.filter((one) => one !== mine);
        resolve(value);
        freed(name);
      };
      void use();
    });

  const request = async (
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> => {
    await Promise.resolve();
    const holder = held.find((one) => one.name === name);
    if (options.steal && holder) {
      held = held.filter((one) => one !== holder);
      holder.steal();
    } else if (holder && options.ifAvailable) return callback(null);
    else if (holder)
      return new Promise((resolve, reject) => {
        const mine: Waiting = { name, grant: () => resolve(grant(name, callback)) };
        waiting = [...waiting, mine];
        options.signal?.addEventListener('abort', () => {
          waiting = waiting.filter((one) => one !== mine);
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    return grant(name, callback);
  };

  return {
    tab: () => {
      const tab = {};
      return {
        locks: { request: request as LockManager['request'] },
        channel: {
          postMessage: (data: unknown) => {
            for (const other of listeners)
              if (other.tab !== tab) queueMicrotask(() => other.hear({ data: structuredClone(data) }));
          },
          addEventListener: (_: string, hear: unknown) =>
            void listeners.push({ tab, hear: hear as (event: { data: unknown }) => void }),
        },
      };
    },
  };
}
