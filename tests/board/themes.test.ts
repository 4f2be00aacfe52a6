import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOARD_THEMES } from '../../src/session/settings.ts';

/** Every board's properties in one scheme, over those of the default board. */
function themes(scheme: 0 | 1): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const css = ['track', 'others']
    .map((file) => readFileSync(`src/board/themes/${file}.css`, 'utf8'))
    .join('\n');
  const found = new Map<string, Map<string, string>>();
  for (const [, name = 'track', body = ''] of css.matchAll(
    /(?:data-board='(\w+)'\] )?\.board \{([^}]*)\}/g,
  )) {
    const properties = new Map(found.get('track'));
    for (const [, property = '', value = ''] of body.matchAll(/(--[\w-]+): ([^;]+);/g)) {
      const [, light = '', dark = ''] = /light-dark\((#\w+), (#\w+)\)/.exec(value) ?? [];
      properties.set(property, light === '' ? value : [light, dark][scheme]!);
    }
    found.set(name, properties);
  }
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black of this opacity over a colour. */
const darkened = (hex: string, opacity: number): string =>
  hex.replace(/[0-9a-f]{2}/gi, (part) =>
    Math.round(Number.parseInt(part, 16) * (1 - opacity))
      .toString(16)
      .padStart(2, '0'),
  );

test('where the last move came from and where it went differ in shape, and both are edged', () => {
  const css = readFileSync('src/board/board.css', 'utf8');
  const rule = (mark: string): string => new RegExp(`square\\.${mark} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  expect(rule('last-from')).not.toContain('background');
  expect(rule('last-to')).toContain('background');
  for (const mark of ['last-from', 'last-to']) expect(rule(mark)).toMatch(/1\.5px\)? var\(--last-edge\)/);
});

test('every board that can be chosen has its colours', () => {
  expect([...themes(0).keys()]).toEqual(BOARD_THEMES);
});

describe.each([
  ['light', themes(0)],
  ['dark', themes(1)],
] as const)('in the %s scheme', (_, boards) => {
  test.each(BOARD_THEMES)('coordinates can be read on every square of %s', (name) => {
    const of = (property: string): string => boards.get(name)?.get(`--${property}`) ?? '#000000';
    expect(contrast(of('coord-on-light'), of('square-light'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('coord-on-light'), of('goal-light'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('coord-on-dark'), of('square-dark'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('coord-on-dark'), of('goal-dark'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(BOARD_THEMES)('the last move is seen without colours on %s', (name) => {
    const of = (property: string): string => boards.get(name)?.get(`--${property}`) ?? '#000000';
    const [, percent] = /^rgb\(0 0 0 \/ (\d+)%\)$/.exec(of('last-edge')) ?? [];
    for (const square of ['square-light', 'square-dark', 'goal-light', 'goal-dark'].map(of))
      expect(contrast(square, darkened(square, Number(percent) / 100))).toBeGreaterThanOrEqual(3);
  });

  test.each(BOARD_THEMES)('light and dark squares of %s are told apart, and so is the goal', (name) => {
    const of = (property: string): string => boards.get(name)?.get(`--${property}`) ?? '#000000';
    expect(contrast(of('square-light'), of('square-dark'))).toBeGreaterThanOrEqual(1.8);
    expect(of('goal-light')).not.toBe(of('square-light'));
  });
});
