/** Longer than this the page is never kept waiting. */
const SLICE_MS = 12;

export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Called often in a long job, lets the page breathe when it is time. */
export function pacer(): () => Promise<void> | undefined {
  let began = performance.now();
  const rest = async (): Promise<void> => {
    await breathe();
    began = performance.now();
  };
  return () => (performance.now() - began < SLICE_MS ? undefined : rest());
}
