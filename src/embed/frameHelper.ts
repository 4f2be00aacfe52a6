// frame.js, for the page around a frame: gives each <iframe class="racing-kings"> the height it asks for.

const LEAST = 120;
const MOST = 2000;
/** A frame that keeps growing by itself at one width is caught in a loop with its own content. */
const GROWTHS = 20;

interface Growth {
  readonly width: number;
  readonly times: number;
}

const growths = new WeakMap<HTMLIFrameElement, Growth>();

function resize(frame: HTMLIFrameElement, asked: number): void {
  const height = Math.min(MOST, Math.max(LEAST, Math.round(asked)));
  const width = frame.clientWidth;
  const before = growths.get(frame);
  const times = before?.width === width && height > frame.clientHeight ? before.times + 1 : 1;
  growths.set(frame, { width, times });
  if (times <= GROWTHS) frame.style.height = `${height}px`;
}

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (typeof data !== 'object' || data === null) return;
  const { rk, type, height } = data as Readonly<Record<string, unknown>>;
  if (rk !== 1 || type !== 'size' || typeof height !== 'number' || !Number.isFinite(height)) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe.racing-kings')) {
    // A frame sandboxed without an origin of its own speaks as "null".
    const expected = frame.sandbox.contains('allow-same-origin') || !frame.hasAttribute('sandbox');
    if (frame.contentWindow === source && origin === (expected ? new URL(frame.src).origin : 'null'))
      resize(frame, height);
  }
});
