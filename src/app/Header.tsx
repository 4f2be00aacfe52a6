import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isLocale, LOCALE_NAMES, LOCALES } from '../i18n/locale.ts';
import type { SettingsStore, Theme } from '../session/settings.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useLocale, useMessages } from '../ui/useMessages.ts';
import { appMessages } from './messages.ts';
import { Nav } from './Nav.tsx';
import type { ScreenName } from './routes.ts';

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const THEME_ICON: Readonly<Record<Theme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' };

const MENU = 'menu';

interface Props {
  readonly settings: SettingsStore;
  readonly screen: ScreenName;
}

/** To the square where the keyboard begins, or to the heading of another page. */
const skip = (): void =>
  (
    document.querySelector<HTMLElement>('main [data-square][tabindex="0"]') ??
    document.querySelector<HTMLElement>('main h1')
  )?.focus();

/** On a narrow screen everything but the name goes into a popover, which the browser opens and closes. */
export function Header({ settings, screen }: Props): React.JSX.Element {
  const words = useMessages(appMessages);
  const menu = useRef<HTMLDivElement>(null);
  // Whoever goes back by the browser's own button leaves the menu too.
  useEffect(() => {
    const close = (): void => menu.current?.hidePopover();
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
  }, []);
  return (
    <header className="header">
      <button type="button" className="button skip" onClick={skip}>
        {words.skip}
      </button>
      <a className="brand" href="#/play">
        <img src="./icons/icon-96.png" alt="" width={30} height={30} />
        <span>Racing Kings</span>
      </a>
      <button type="button" className="icon-button menu-button" popoverTarget={MENU} aria-label={words.menu}>
        <Icon name="menu" />
      </button>
      <div id={MENU} ref={menu} className="header-menu" popover="auto">
        <Nav screen={screen} onFollow={() => menu.current?.hidePopover()} />
        <div className="header-tools">
          <LanguageSelect settings={settings} />
          <SoundButton settings={settings} />
          <ThemeButton settings={settings} />
        </div>
      </div>
    </header>
  );
}

function LanguageSelect({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(appMessages);
  const locale = useLocale();
  return (
    <select
      className="language"
      aria-label={words.language}
      value={locale}
      onChange={({ target }) => isLocale(target.value) && settings.setState({ locale: target.value })}
    >
      {LOCALES.map((name) => (
        <option key={name} value={name} lang={name}>
          {LOCALE_NAMES[name]}
        </option>
      ))}
    </select>
  );
}

function SoundButton({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(appMessages);
  const on = useStore(settings, (state) => state.sound === 'on');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.sound}
      aria-pressed={on}
      title={words.sound}
      onClick={() => settings.setState({ sound: on ? 'off' : 'on' })}
    >
      <Icon name={on ? 'soundOn' : 'soundOff'} />
    </button>
  );
}

function ThemeButton({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(appMessages);
  const theme = useStore(settings, (state) => state.theme);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.themes[theme]}
      title={words.themes[theme]}
      onClick={() => settings.setState({ theme: NEXT_THEME[theme] })}
    >
      <Icon name={THEME_ICON[theme]} />
    </button>
  );
}
