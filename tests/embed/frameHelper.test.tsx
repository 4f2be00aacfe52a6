import { afterEach, expect, test } from 'vitest';
import '../../src/embed/frameHelper.ts';

afterEach(() => document.body.replaceChildren());

/** A frame on the page, and what comes from its window or another's. */
function framed(attributes = 'sandbox="allow-scripts"'): {
  readonly heights: (...heights: readonly unknown[]) => string;
  readonly say: (data: unknown, origin?: string, source?: unknown) => string;
} {
  document.body.innerHTML = `<iframe srcdoc="" class="racing-kings" ${attributes}></iframe>`;
  const frame = document.querySelector('iframe')!;
  const inner = {};
  // Nothing is loaded: only what a frame says of itself matters here.
  Object.defineProperty(frame, 'src', { value: 'https://rk.test/embed.html' });
  Object.defineProperty(frame, 'contentWindow', { value: inner });
  const say = (data: unknown, origin = 'null', source: unknown = inner): string => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
    return frame.style.height;
  };
  const heights = (...all: readonly unknown[]): string =>
    all.reduce<string>((_, height) => say({ rk: 1, type: 'size', id: '', height }), '');
  return { heights, say };
}

test('a frame gets the height it asks for, never beyond 120 to 2000 pixels', () => {
  expect(framed().heights(600.4)).toBe('600px');
  expect(framed().heights(1e9)).toBe('2000px');
  expect(framed().heights(-5)).toBe('120px');
  for (const nonsense of [Number.NaN, Infinity, '600', null, {}, [600]])
    expect(framed().heights(nonsense)).toBe('');
});

test('only its own window is heard, from where it says it is, in the form agreed on', () => {
  const size = { rk: 1, type: 'size', height: 600 };
  expect(framed().say(size, 'null', window)).toBe('');
  expect(framed().say(size, 'https://rk.test')).toBe('');
  expect(framed('').say(size, 'https://rk.test')).toBe('600px');
  expect(framed('').say(size, 'https://rk.test.evil.test')).toBe('');
  for (const data of [
    null,
    'size',
    { ...size, rk: 2 },
    { ...size, type: 'ready' },
    { message: 'height', value: 600 },
  ])
    expect(framed().say(data)).toBe('');
});

test('a frame that grows on and on at one width is left as it is', () => {
  const { heights } = framed();
  expect(heights(...Array.from({ length: 100 }, (_, n) => 200 + 10 * n))).toBe('390px');
});
