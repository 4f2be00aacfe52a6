import type { Role } from '../../rules/board.ts';

/** A piece as one outline in a square of 100 by 100, and what is cut into it: drawn for this project (CC0). */
interface Silhouette {
  readonly body: string;
  readonly cut: string;
}

const FOOT = 'M22 92v-5q0-7 7-7h42q7 0 7 7v5z';

export const silhouettes: Readonly<Record<Role, Silhouette>> = {
  king: {
    body: `M46 8h8v7h7v8h-7v13h-8V23h-7v-8h7zM50 43C43 29 18 31 18 50c0 11 10 17 13 30h38c3-13 13-19 13-30 0-19-25-21-32-7z${FOOT}`,
    cut: 'M50 44v22M31 70h38',
  },
  queen: {
    body: `M15 30a5.5 5.5 0 1 1 8 5l12 17 1-27a5.5 5.5 0 1 1 6 0l8 25 8-25a5.5 5.5 0 1 1 6 0l1 27 12-17a5.5 5.5 0 1 1 6 1L70 80H30L17 36a5.5 5.5 0 0 1-2-6z${FOOT}`,
    cut: 'M31 68h38',
  },
  rook: {
    body: `M26 16h12v9h7v-9h10v9h7v-9h12v20l-8 9 4 35H30l4-35-8-9z${FOOT}`,
    cut: 'M34 45h32M31 68h38',
  },
  bishop: {
    body: `M44 14a6 6 0 1 1 12 0 6 6 0 0 1-2 5c12 9 18 19 18 30 0 9-5 15-10 18l4 13H34l4-13c-5-3-10-9-10-18 0-11 6-21 18-30a6 6 0 0 1-2-5z${FOOT}`,
    cut: 'M50 34v20M41 43h18M37 68h26',
  },
  knight: {
    body: `M32 80c0-17 14-20 16-33-6 7-12 4-17 11-3 5-9 5-12 1-4-5 0-12 5-20 2-13 9-19 19-21l5-9 7 10c19 5 25 25 22 61z${FOOT}`,
    cut: 'M39 35h.5M60 31c7 8 10 20 9 37',
  },
};
