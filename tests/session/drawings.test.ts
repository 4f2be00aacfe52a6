import { expect, test } from 'vitest';
import { withNextCircle, type Drawing } from '../../src/session/drawings.ts';
import { square, uci } from '../support/at.ts';
import { playIn, sessionOf } from '../support/sessions.ts';

const arrow: Drawing = { ...uci('h2h5'), color: 'red' };

test('a circle goes through the four colors and away, and leaves an arrow from the same square alone', () => {
  const colors: unknown[] = [];
  let drawings: readonly Drawing[] = [arrow];
  for (let n = 0; n < 5; n++) {
    drawings = withNextCircle(drawings, square('h2'));
    colors.push(drawings.find(({ to }) => to === undefined)?.color);
    expect(drawings).toContain(arrow);
  }
  expect(colors).toEqual(['green', 'red', 'blue', 'yellow', undefined]);
});

test('drawings belong to the position: a flip keeps them, a move, a takeback or looking back clears them', () => {
  const session = sessionOf();
  const left = (): number => session.store.getState().drawings.length;
  const draw = (): void => void session.dispatch({ type: 'draw', drawings: [arrow] });
  draw();
  session.dispatch({ type: 'flip' });
  expect(left()).toBe(1);
  playIn(session, 'h2h3');
  expect(left()).toBe(0);
  draw();
  session.dispatch({ type: 'goTo', ply: 0 });
  expect(left()).toBe(0);
  session.dispatch({ type: 'goTo', ply: 1 });
  draw();
  session.dispatch({ type: 'takeBack', plies: 1 });
  expect(left()).toBe(0);
});
