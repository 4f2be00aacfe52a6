export const en = {
  skip: 'Skip to the content',
  menu: 'Menu',
  nav: 'Pages',
  screens: {
    play: 'Play',
    games: 'My games',
    rules: 'Rules',
    site: 'For your site',
    settings: 'Settings',
    about: 'About',
  },
  failure: {
    text: 'This page could not be loaded. Your game is saved.',
    reload: 'Load it again',
  },
  language: 'Language',
  sound: 'Sound',
  themes: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
};
