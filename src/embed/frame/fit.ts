/** Changes smaller than this are rounding, not size. */
const WORTH_TELLING = 2;

/**
 * Keeps the whole board in view however low its frame is, and tells how high the frame should be for a board of
 * the frame's full width.
 */
export function fitBoard(host: HTMLElement, tell: (height: number) => void): void {
  let told = 0;
  const measure = (): void => {
    const board = host.shadowRoot?.querySelector<HTMLElement>('.board');
    const [first] = host.shadowRoot?.querySelector('.frame')?.children ?? [];
    if (!board || first === undefined) return;
    const beside = getComputedStyle(board.parentElement ?? board).flexDirection === 'row';
    const below = beside ? 0 : Math.ceil(host.offsetHeight - board.offsetHeight);
    const share = beside ? board.offsetWidth / host.offsetWidth : 1;
    host.style.margin = '0 auto';
    host.style.maxWidth = `${Math.max(120, (window.innerHeight - below) / share)}px`;
    const height = Math.ceil(window.innerWidth * share + below);
    if (Math.abs(height - told) < WORTH_TELLING) return;
    told = height;
    tell(height);
  };
  let due = 0;
  const soon = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(measure);
  };
  new ResizeObserver(soon).observe(host);
  host.addEventListener('rk-ready', soon);
  host.addEventListener('rk-error', soon);
  window.addEventListener('resize', soon);
}
