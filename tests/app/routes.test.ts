import { describe, expect, it } from 'vitest';
import { parseRoute } from '../../src/app/routes.ts';

describe('an address', () => {
  it.each([
    ['', 'play'],
    ['#/', 'play'],
    ['#/play?fen=x', 'play'],
    ['#/settings', 'settings'],
    ['#/about', 'about'],
    ['#/about?x=1', 'about'],
    ['#/nowhere', 'play'],
    ['#/toString', 'play'],
    ['#about', 'play'],
  ])('%s is the page %s', (hash, screen) => {
    expect(parseRoute(hash).screen).toBe(screen);
  });

  it('carries parameters', () => {
    expect(parseRoute('#/play?opponent=bot&level=easy').params.get('level')).toBe('easy');
  });
});
