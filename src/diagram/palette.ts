/** Colours of a still picture. A live board takes them as what its custom properties fall back to. */
export interface Palette {
  readonly light: string;
  readonly dark: string;
  /** Laid thinly over the goal rank. */
  readonly goal: string;
  readonly last: string;
  /** Coordinates on the board. */
  readonly ink: string;
  /** Coordinates beside the board. */
  readonly text: string;
  readonly background: string;
}

export type Theme = 'light' | 'dark';

export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    light: '#f0ead9',
    dark: '#86a392',
    goal: '#febc4d',
    last: '#e8a828',
    ink: '#12211a',
    text: '#4a5750',
    background: '#ffffff',
  },
  dark: {
    light: '#d3d4c3',
    dark: '#6c8a7a',
    goal: '#e0a83c',
    last: '#e8a828',
    ink: '#0b1410',
    text: '#c3cbc5',
    background: '#161d1a',
  },
};

/** The four colours that `%cal` and `%csl` know. */
export const annotationColors = {
  green: '#15803d',
  red: '#b91c1c',
  yellow: '#d97706',
  blue: '#1d4ed8',
} as const;

export type AnnotationColor = keyof typeof annotationColors;
