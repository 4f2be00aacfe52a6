import { expect, test, vi } from 'vitest';
import { attachVibration } from '../../src/effects/vibrate.ts';
import { uci } from '../support/at.ts';
import { playIn, sessionOf } from '../support/sessions.ts';

test('a move is felt, a refused one differently, and nothing where the reader wants none', () => {
  const session = sessionOf();
  const motor = vi.fn<(pattern: number[]) => boolean>(() => true);
  const detach = attachVibration(session, motor);
  playIn(session, 'h2h3');
  expect(motor).toHaveBeenCalledTimes(1);
  session.play(uci('a2a8'));
  expect(motor.mock.lastCall?.[0]).not.toEqual(motor.mock.calls[0]?.[0]);
  expect(motor).toHaveBeenCalledTimes(2);
  session.settings.setState({ vibration: 'off' });
  playIn(session, 'a2b3');
  session.settings.setState({ vibration: 'on' });
  detach();
  playIn(session, 'h3g4');
  expect(motor).toHaveBeenCalledTimes(2);
});

test('a device without a motor is let be', () => {
  const session = sessionOf();
  expect(() => attachVibration(session, undefined)()).not.toThrow();
});
