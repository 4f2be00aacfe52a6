import { expect, test } from 'vitest';
import { presetOf } from '../../../src/features/play/clockChoice.ts';
import { makePlayQuery, parsePlayLink } from '../../../src/features/play/playLink.ts';
import type { Setup } from '../../../src/features/play/setup.ts';
import { control } from '../../support/clocks.ts';

const setupIn = (query: string): Setup | undefined => {
  const link = parsePlayLink(new URLSearchParams(query));
  return link?.ok ? link.value : undefined;
};

test('a link carries time and increment in seconds', () => {
  expect(setupIn('time=300&inc=3')).toMatchObject({ opponent: 'friend', clock: control('300+3') });
  expect(setupIn('level=hard&time=60')?.clock).toEqual(control('60+0'));
});

test.each(['time=0', 'time=-5', 'time=10801', 'time=1e3', 'time=3.5', 'time=', 'inc=3&level=easy'])(
  '%s is no clock',
  (query) => {
    expect(setupIn(`opponent=bot&${query}`)?.clock).toBeUndefined();
  },
);

test('seconds beyond the most are left out', () => {
  expect(setupIn('time=60&inc=181')?.clock).toEqual(control('60+0'));
  expect(setupIn('time=10800&inc=180')?.clock).toEqual(control('10800+180'));
});

const setups: readonly Setup[] = [
  { opponent: 'bot', level: 'hard', color: 'alternate' },
  { opponent: 'friend', level: 'easy', color: 'white', clock: control('1+0') },
  { opponent: 'bot', level: 'medium', color: 'random', clock: control('600+5', 'delay') },
  {
    opponent: 'bot',
    level: 'medium',
    color: 'black',
    clock: {
      kind: 'bronstein',
      initialMs: { white: 300_000, black: 60_000 },
      incrementMs: { white: 0, black: 2_000 },
    },
  },
];

test.each(setups)('%j is the same after a link', (setup) => {
  expect(setupIn(makePlayQuery(setup))).toEqual(setup);
});

test('a usual clock is known by its name, unless the times or the kind differ', () => {
  expect(presetOf(control('300+3'))).toBe('5+3');
  expect(presetOf(control('60+0', 'delay'))).toBe('1+0');
  expect(presetOf(control('300+3', 'delay'))).toBeUndefined();
  expect(presetOf({ ...control('300+3'), initialMs: { white: 300_000, black: 1 } })).toBeUndefined();
});
