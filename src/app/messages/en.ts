export const en = {
  language: 'Language',
  sound: 'Sound',
  themes: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
};
