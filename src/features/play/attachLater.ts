/** Attaches what has to be fetched first, unless the screen has been left by then. Without a network it stays away. */
export function attachLater(load: () => Promise<() => void>): () => void {
  let left = false;
  let detach: (() => void) | undefined;
  const attached = (leave: () => void): void => {
    if (left) leave();
    else detach = leave;
  };
  void load().then(attached, () => undefined);
  return () => {
    left = true;
    detach?.();
  };
}
