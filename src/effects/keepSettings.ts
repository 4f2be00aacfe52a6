import {
  createSettings,
  parseSetting,
  SETTING_NAMES,
  type Settings,
  type SettingsStore,
} from '../session/settings.ts';

const keyOf = (name: keyof Settings): string => `racing-kings.${name}`;

/** A browser may refuse the very mention of `localStorage`; then settings live as long as the page. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * The reader's settings, kept in `localStorage` under a key each, so that two tabs that change different
 * settings lose neither, and followed in the other tabs at once.
 */
export function keptSettings(storage: Storage | undefined = browserStorage()): SettingsStore {
  const settings = createSettings((name) => storage?.getItem(keyOf(name)) ?? undefined);
  settings.subscribe((now, before) => {
    for (const name of SETTING_NAMES) if (now[name] !== before[name]) write(storage, name, String(now[name]));
  });
  window.addEventListener('storage', (event) => {
    const name = SETTING_NAMES.find((candidate) => keyOf(candidate) === event.key);
    if (name) settings.setState({ [name]: parseSetting(name, event.newValue ?? undefined) });
  });
  return settings;
}

/** Full or refused storage costs the memory of a setting, never the setting itself. */
function write(storage: Storage | undefined, name: keyof Settings, text: string): void {
  try {
    storage?.setItem(keyOf(name), text);
  } catch {
    return;
  }
}
