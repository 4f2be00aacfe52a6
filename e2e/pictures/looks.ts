import type { BrowserContextOptions } from '@playwright/test';

/** How a page is looked at. */
export interface Look {
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** Settings that are kept already. */
  readonly settings: Readonly<Record<string, string>>;
  readonly rightToLeft?: boolean;
}

const look = (name: string, part: Partial<Look> = {}): Look => ({
  name,
  context: { locale: 'en-GB', colorScheme: 'light' },
  settings: { locale: 'en' },
  ...part,
});

/** No language of the app runs from right to left yet; the page has to be ready for one. */
export const LOOKS = {
  light: look('light'),
  dark: look('dark', { context: { locale: 'en-GB', colorScheme: 'dark' } }),
  contrast: look('contrast', { settings: { locale: 'en', board: 'contrast', pieces: 'contrast' } }),
  forced: look('forced', { context: { locale: 'en-GB', colorScheme: 'dark', forcedColors: 'active' } }),
  rtl: look('rtl', { rightToLeft: true }),
  ru: look('ru', { settings: { locale: 'ru' } }),
  fi: look('fi', { settings: { locale: 'fi' } }),
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;

export const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

export type SizeName = keyof typeof SIZES;
