export const en = {
  language: 'Language',
  themes: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
};
