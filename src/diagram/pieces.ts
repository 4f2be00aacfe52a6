import type { Role } from '../rules/board.ts';

/**
 * The shapes of Colin M.L. Burnett's pieces ("cburnett", GPLv2 or later, see public/CREDITS.md), redrawn as
 * two paths a piece in a square of 45 by 45: the same shapes serve both colours.
 */
interface Shape {
  /** Filled with the piece's colour, outlined in ink. */
  readonly body: string;
  /** Lines on the body: ink on a white piece, light on a black one. */
  readonly lines: string;
  /** Lines that a black piece needs besides, where a white one is shaped by its outline. */
  readonly contour: string;
}

/** From the shapes' 45 units to one square. */
export const PIECE_SCALE = 0.0222;

export const shapes: Readonly<Record<Role, Shape>> = {
  king: {
    body: 'M22.5 12V6M20 8h5m-2.5 17s4.5-7.5 3-10.5c0 0-1-2.5-3-2.5s-3 2.5-3 2.5c-1.5 3 3 10.5 3 10.5m-11 12c5.5 3.5 15.5 3.5 21 0v-7s9-4.5 6-10.5c-4-6.5-13.5-3.5-16 4V27v-3.5c-3.5-7.5-13-10.5-16-4-3 6 5 10 5 10z',
    lines: 'M11.5 30c5.5-3 15.5-3 21 0m-21 3.5c5.5-3 15.5-3 21 0m-21 3.5c5.5-3 15.5-3 21 0',
    contour: 'M32 29.5s8.5-4 6-9.7C34 14 25 18 22.5 24.5V27v-2.5C20 18 11 14 7 19.8c-2.5 5.7 5 9.2 5 9.2',
  },
  queen: {
    body: 'M8 12a2 2 0 1 1-4 0 2 2 0 1 1 4 0zm16.5-4.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM41 12a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM16 8.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0zm17 0a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM9 26c8.5-1.5 21-1.5 27 0l2-12-7 11V11l-5.5 13.5-3-15-3 15L14 11v14L7 14zc0 2 1.5 2 2.5 4 1 1.5 1 1 .5 3.5-1.5 1-1.5 2.5-1.5 2.5-1.5 1.5.5 2.5.5 2.5 6.5 1 16.5 1 23 0 0 0 1.5-1 0-2.5 0 0 .5-1.5-1-2.5-.5-2.5-.5-2 .5-3.5 1-2 2.5-2 2.5-4-8.5-1.5-18.5-1.5-27 0z',
    lines: 'M11.5 30c3.5-1 18.5-1 22 0M12 33.5c6-1 15-1 21 0',
    contour: 'M9.5 26c8-1.5 20.5-1.5 26 0M11 37c6-1.5 17-1.5 23 0',
  },
  rook: {
    body: 'M9 39h27v-3H9zm3-3v-4h21v4zm-1-22V9h4v2h5V9h5v2h5V9h4v5zh23l-3 3H14zm20 3v12.5H14V17zm0 12.5l1.5 2.5h-20l1.5-2.5z',
    lines: '',
    contour: 'M12 36h21m-20-4h19m-18-2.5h17m-17-12.5h17M11.5 14h22',
  },
  bishop: {
    body: 'M9 36c3.4-1 10 .5 13.5-2 3.4 2.4 10 1 13.5 2 0 0 1.7.5 3 2-.7 1-1.7 1-3 .5-3.4-1-10 .5-13.5-1-3.4 1.5-10 0-13.5 1-1.4.5-2.3.5-3-.5 1.4-2 3-2 3-2zm6-4c2.5 2.5 12.5 2.5 15 0 .5-1.5 0-2 0-2 0-2.5-2.5-4-2.5-4 5.5-1.5 6-11.5-5-15.5-11 4-10.5 14-5 15.5 0 0-2.5 1.5-2.5 4 0 0-.5.5 0 2zM25 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0z',
    lines: 'M17.5 26h10M15 30h15m-7.5-14.5v5M20 18h5',
    contour: '',
  },
  knight: {
    body: 'M22 10c10.5 1 16.5 8 16 29H15c0-9 10-6.5 8-21m1 0c.4 3-5.5 7.4-8 9-3 2-2.8 4.3-5 4-1-.9 1.4-3 0-3-1 0 .2 1.2-1 2-1 0-4 1-4-4 0-2 6-12 6-12s1.9-1.9 2-3.5c-.7-1-.5-2-.5-3 1-1 3 2.5 3 2.5h2s.8-2 2.5-3c1 0 1 3 1 3',
    lines: 'M8.8 25.5h.4m5.4-10l-.7 1.2',
    contour: 'M25 11.5c8 1.6 11.5 9.5 11 26.8M24 18c.4 3-5.5 7.4-8 9',
  },
};
