import { useEffect, useState } from 'react';

interface Answered {
  /** The last address that was answered, while the newest one has not been refused. */
  readonly address: string | undefined;
  readonly refused: boolean;
}

/**
 * What may be shown in a frame: an address is asked for before, since a frame tells nobody that it stayed without its
 * page. Asked again when the network goes or comes back.
 */
export function useAnswered(address: string): Answered {
  const [answered, setAnswered] = useState<Answered>({ address: undefined, refused: false });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const ask = async (): Promise<void> => {
      const ok = await fetch(address, { signal }).then(
        (response) => response.ok,
        () => false,
      );
      if (!signal.aborted) setAnswered({ address: ok ? address : undefined, refused: !ok });
    };
    void ask();
    for (const change of ['online', 'offline']) window.addEventListener(change, () => void ask(), { signal });
    return () => left.abort();
  }, [address]);
  return answered;
}
