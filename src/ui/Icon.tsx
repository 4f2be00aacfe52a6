/** Paths on a 24 by 24 grid, drawn with a round pen. */
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  flip: 'M7 4v15m0 0-3.5-3.5M7 19l3.5-3.5M17 20V5m0 0-3.5 3.5M17 5l3.5 3.5',
  swap: 'M4 8.5h14m0 0-4-4m4 4-4 4M20 15.5H6m0 0 4-4m-4 4 4 4',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  hint: 'M9.5 18h5M10.5 21h3M9.5 18c0-2.5-3-3.8-3-7.5a5.5 5.5 0 0 1 11 0c0 3.7-3 5-3 7.5',
  draw: 'M5 9.5h14M5 14.5h14',
  flag: 'M6 21V4m0 1c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  view: 'M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  bin: 'M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  close: 'm6 6 12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'm7 5 11 7-11 7z',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5h.01',
  first: 'M18 6l-7 6 7 6M7 6v12',
  previous: 'm15 6-7 6 7 6',
  next: 'm9 6 7 6-7 6',
  last: 'm6 6 7 6-7 6M17 6v12',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** Decoration beside a word or within a labelled button; readers skip it. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }): React.JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
