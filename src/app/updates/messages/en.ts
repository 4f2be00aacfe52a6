export const en = {
  ready: 'A new version is ready. Your game is kept.',
  reload: 'Reload',
  later: 'Later',
};
