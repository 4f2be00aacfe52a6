import type { Coordinates } from '../diagram/layers.ts';
import { orientations, type Orientation } from '../rules/orientation.ts';

/** The attribute's word if it is one of those allowed, else the first of them. */
export const choice = <T extends string>(host: Element, name: string, allowed: readonly [T, ...T[]]): T =>
  allowed.find((word) => word === host.getAttribute(name)) ?? allowed[0];

export const orientationOf = (host: Element): Orientation =>
  orientations.find((side) => side === host.getAttribute('orientation')) ?? 'white';

/** The same board from the other side. */
export const turned = (orientation: Orientation): Orientation =>
  ({ white: 'black', black: 'white', left: 'right', right: 'left' } as const)[orientation];

export const coordinatesOf = (host: Element): Coordinates =>
  choice(host, 'coordinates', ['inside', 'outside', 'none']);

const START = '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1';

/** The FEN as pages write it: `start`, nothing at all, or one with `_` for spaces. */
export function fenOf(host: Element): string {
  const fen = host.getAttribute('fen')?.trim().replaceAll('_', ' ') ?? '';
  return fen === '' || fen === 'start' ? START : fen;
}

/** The author's own name for the board, in `aria-label` or in the elements that `aria-labelledby` names. */
export function authorLabel(host: Element): string | undefined {
  const named = (host.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
    .join(' ')
    .trim();
  return named || (host.getAttribute('aria-label') ?? undefined);
}
