import { expect, test } from 'vitest';
import { soundOut } from '../../src/embed/sounds.ts';

/** What is heard of positions shown one after the other, each as ply and FEN. */
function heard(
  start: readonly [number, string],
  ...then: readonly (readonly [number, string, boolean?])[]
): string[] {
  const host = document.createElement('div');
  host.setAttribute('sound', 'on');
  const names: string[] = [];
  const report = ([ply, fen, over]: readonly [number, string, boolean?]) => ({
    ply,
    fen,
    turn: 'white' as const,
    ...(over && { outcome: { winner: 'white' as const, reason: 'whiteReached' as const } }),
  });
  soundOut(host, report(start), (name) => names.push(name));
  for (const one of then) host.dispatchEvent(new CustomEvent('rk-position', { detail: report(one) }));
  host.dispatchEvent(new CustomEvent('rk-illegal'));
  host.setAttribute('sound', 'off');
  host.dispatchEvent(new CustomEvent('rk-illegal'));
  return names;
}

test('a move, a capture, an arrival, the end, a refusal; steps back and jumps are silent', () => {
  const a = '8/6K1/8/8/8/k7/8/6r1 w - - 0 1';
  const b = '6K1/8/8/8/8/k7/8/6r1 b - - 1 1';
  expect(heard([0, a], [1, a])).toEqual(['move', 'refused']);
  expect(heard([0, a], [1, '8/8/8/8/8/k7/8/6K1 b - - 0 1'])).toEqual(['capture', 'refused']);
  expect(heard([0, a], [1, b])).toEqual(['arrival', 'refused']);
  expect(heard([1, b], [2, b])).toEqual(['move', 'refused']);
  expect(heard([0, a], [1, b, true])).toEqual(['end', 'refused']);
  expect(heard([2, a], [1, a], [0, a], [7, a])).toEqual(['refused']);
});
