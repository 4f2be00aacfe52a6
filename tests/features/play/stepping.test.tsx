import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { attachStepping } from '../../../src/features/play/stepping.ts';
import { playIn, sessionOf } from '../../support/sessions.ts';

beforeEach(() => {
  document.body.innerHTML = '<section><button>Kh3</button></section><div></div><input />';
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** A game of four plies, the last one on show. */
function stepping() {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3', 'h3g4', 'b3b4');
  const detach = attachStepping(session, find('section'), find('div'));
  onTestFinished(detach);
  return { session, detach, cursor: () => session.store.getState().cursor };
}

const press = (key: string, on: EventTarget = document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('arrows, Home and End walk through the game and no further', () => {
  const { cursor } = stepping();
  press('ArrowLeft');
  expect(cursor()).toBe(3);
  press('Home');
  expect(cursor()).toBe(0);
  press('ArrowLeft');
  expect(cursor()).toBe(0);
  press('ArrowRight');
  expect(cursor()).toBe(1);
  press('End');
  expect(cursor()).toBe(4);
});

test('up and down are a row of the list, and scroll the page elsewhere', () => {
  const { cursor } = stepping();
  expect(press('ArrowUp', find('button'))).toBe(false);
  expect(cursor()).toBe(2);
  expect(press('ArrowUp')).toBe(true);
  expect(cursor()).toBe(2);
});

test('whoever writes or has left is not disturbed', () => {
  const { cursor, detach } = stepping();
  press('ArrowLeft', find('input'));
  expect(cursor()).toBe(4);
  detach();
  press('ArrowLeft');
  expect(cursor()).toBe(4);
});

const finger = (type: string, clientX: number, clientY: number, pointerType = 'touch'): void =>
  void find('section').dispatchEvent(
    new PointerEvent(type, { clientX, clientY, pointerType, pointerId: 1, isPrimary: true, bubbles: true }),
  );

test('a swipe over the list is a step: to the right back, to the left on', () => {
  const { cursor } = stepping();
  finger('pointerdown', 100, 100);
  finger('pointerup', 180, 110);
  expect(cursor()).toBe(3);
  finger('pointerdown', 180, 100);
  finger('pointerup', 100, 100);
  expect(cursor()).toBe(4);
});

test('scrolling the list or a mouse that selects is no swipe', () => {
  const { cursor } = stepping();
  finger('pointerdown', 100, 100);
  finger('pointerup', 160, 200);
  finger('pointerdown', 100, 100, 'mouse');
  finger('pointerup', 200, 100, 'mouse');
  expect(cursor()).toBe(4);
});

test('where one reads from right to left, arrows and swipes go as the buttons are drawn', () => {
  find('section').style.direction = 'rtl';
  const { cursor } = stepping();
  press('ArrowLeft');
  expect(cursor()).toBe(4);
  press('ArrowRight');
  expect(cursor()).toBe(3);
  press('ArrowLeft');
  expect(cursor()).toBe(4);
  finger('pointerdown', 180, 100);
  finger('pointerup', 100, 100);
  expect(cursor()).toBe(3);
  finger('pointerdown', 100, 100);
  finger('pointerup', 180, 100);
  expect(cursor()).toBe(4);
  press('Home');
  expect(cursor()).toBe(0);
  press('ArrowDown', find('button'));
  expect(cursor()).toBe(2);
});

const turn = (deltaY: number): boolean =>
  find('div').dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));

test('the wheel scrolls the page until it is set to step', () => {
  const { cursor, session } = stepping();
  expect(turn(-100)).toBe(true);
  expect(cursor()).toBe(4);
  session.settings.setState({ wheel: 'on' });
  expect(turn(-100)).toBe(false);
  expect(cursor()).toBe(3);
  turn(-20);
  turn(-20);
  expect(cursor()).toBe(3);
  turn(-20);
  expect(cursor()).toBe(2);
});
