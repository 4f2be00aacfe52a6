import { expect, test } from 'vitest';
import { focusWithMouse } from '../../src/board/gridFocus.ts';

function boardOf(squares: readonly string[]): HTMLElement {
  const host = document.createElement('div');
  const grid = document.createElement('table');
  grid.className = 'squares';
  for (const name of squares) {
    const square = document.createElement('button');
    square.dataset['square'] = name;
    square.tabIndex = name === 'h2' ? 0 : -1;
    grid.append(square);
  }
  host.append(grid);
  document.body.replaceChildren(host);
  return host;
}

const press = (host: HTMLElement, pointerType: string): boolean =>
  host.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
const ringless = (host: HTMLElement): readonly (string | undefined)[] =>
  [...host.querySelectorAll<HTMLElement>('[data-by-pointer]')].map((square) => square.dataset['square']);

test('the mouse brings the keyboard to the square it is at, without a ring until a key is pressed', () => {
  const host = boardOf(['g2', 'h2']);
  const listening = new AbortController();
  focusWithMouse(host, listening.signal);
  press(host, 'touch');
  expect(document.activeElement).toBe(document.body);
  expect(ringless(host)).toEqual([]);

  press(host, 'mouse');
  expect((document.activeElement as HTMLElement).dataset['square']).toBe('h2');
  expect(ringless(host)).toEqual(['h2']);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  expect(ringless(host)).toEqual([]);

  // The keyboard has gone on to another square: the mark goes with it.
  press(host, 'mouse');
  const [g2, h2] = host.querySelectorAll('button');
  g2!.tabIndex = 0;
  h2!.tabIndex = -1;
  press(host, 'mouse');
  expect(ringless(host)).toEqual(['g2']);
  listening.abort();
});
