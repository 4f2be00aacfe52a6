import { palettes, type Palette } from '../diagram/palette.ts';

const { light, dark } = palettes;

const NAMES = {
  light: 'light',
  dark: 'dark',
  goal: 'goal',
} as const satisfies Readonly<Record<string, keyof Palette>>;

const colors = (of: (key: keyof Palette) => string): string =>
  Object.entries(NAMES)
    .map(([name, key]) => `--${name}:var(--rk-${name},${of(key)});`)
    .join('');

/**
 * What every mode needs. The page's style sheets reach the host only, and `!important` inside wins over theirs;
 * what would be inherited is reset on the frame. Left stays left where the page runs from right to left.
 * Light or dark follows the page's own `color-scheme`.
 */
export const boardStyle = `
:host{display:block;box-sizing:border-box!important;float:none!important;position:relative;container-type:inline-size}
:host([hidden]){display:none!important}
:host([theme=light]){color-scheme:light}:host([theme=dark]){color-scheme:dark}
.frame{all:initial;display:block;direction:ltr;color-scheme:inherit;
font:400 15px/1.4 system-ui,sans-serif;${colors((key) => light[key])}color:var(--rk-text,inherit)}
@supports (color:light-dark(red,red)){.frame{${colors((key) => `light-dark(${light[key]},${dark[key]})`)}}}
.board{position:relative;aspect-ratio:1;border-radius:var(--rk-radius,0);overflow:hidden;forced-color-adjust:none}
svg{display:block;width:100%;height:100%}
[part~=light]{fill:var(--light)}[part~=dark]{stroke:var(--dark)}[part=goal-rank]{fill:var(--goal)}
.outside [part=coordinates]>*{fill:currentColor}
[part=caption]:not(:empty){margin:.4em 0 0;text-align:center;overflow-wrap:anywhere}`;

/** A box in the place of the board, saying what is wrong. */
export const problemStyle = `
[part=error]{padding:1em;border:2px solid;border-radius:6px;overflow-wrap:anywhere}`;
