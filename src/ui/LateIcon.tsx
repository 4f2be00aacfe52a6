import { iconsOf } from './Icon.tsx';

/** Icons that the first picture does without. */
const PATHS = {
  view: 'M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  bin: 'M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  close: 'm6 6 12 12M18 6 6 18',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'm7 5 11 7-11 7z',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5h.01',
  first: 'M18 6l-7 6 7 6M7 6v12',
  previous: 'm15 6-7 6 7 6',
  next: 'm9 6 7 6-7 6',
  last: 'm6 6 7 6-7 6M17 6v12',
} as const;

export type LateIconName = keyof typeof PATHS;

export const LATE_ICON_NAMES = Object.keys(PATHS) as readonly LateIconName[];

export const LateIcon = iconsOf(PATHS);
