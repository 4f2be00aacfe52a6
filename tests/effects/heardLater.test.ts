import { expect, test } from 'vitest';
import { heardLater } from '../../src/effects/heardLater.ts';
import { soon } from '../../src/lib/soon.ts';
import { playIn, sessionOf } from '../support/sessions.ts';

const nextTask = (): Promise<void> => new Promise((resolve) => soon(resolve));

test('every change is told, in its order and with what was before it, in a task after it', async () => {
  const session = sessionOf();
  const told: string[] = [];
  const leave = heardLater(session).store.subscribe((now, before) =>
    told.push(`${before.game.plies.length} to ${now.game.plies.length}`),
  );
  playIn(session, 'h2h3', 'a2a3');
  expect(told).toEqual([]);
  await nextTask();
  expect(told).toEqual(['0 to 1', '1 to 2']);

  playIn(session, 'h3h4');
  leave();
  await nextTask();
  expect(told).toHaveLength(2);
});
