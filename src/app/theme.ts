import { letterStore } from '../session/letters.ts';
import type { SettingsStore } from '../session/settings.ts';

/** Gives the page the theme and the letters of the settings, now and at each change. */
export function attachTheme(settings: SettingsStore, page: HTMLElement): void {
  const show = (): void => {
    const { theme, letters } = settings.getState();
    page.dataset['theme'] = theme;
    letterStore.setState({ choice: letters });
  };
  settings.subscribe(show);
  show();
}
