/** Paths on a 24 by 24 grid, drawn with a round pen: those that the first picture needs. The others are late icons. */
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
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** Decoration beside a word or within a labelled button; readers skip it. */
export const iconsOf = <Name extends string>(paths: Readonly<Record<Name, string>>) =>
  function Icon({ name, size = 22 }: { name: Name; size?: number }): React.JSX.Element {
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
        <path d={paths[name]} />
      </svg>
    );
  };

export const Icon = iconsOf(PATHS);
