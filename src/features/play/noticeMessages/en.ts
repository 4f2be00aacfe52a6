import { listed } from '../../../i18n/listed.ts';

export const en = {
  elsewhere: 'This game is being played in another tab.',
  takeOver: 'Play here',
  download: 'Download the data',
  dismiss: 'Close',
  told: {
    badLink: 'The position in the link is not one that can be played. Your game is unchanged.',
    noGame: 'The game in the link is not among the saved games of this browser.',
    noHint: 'There is no hint: the computer player could not be started.',
  },
  unknown: (parts: readonly string[], more: number) =>
    `Parts of the link are not known here and were left out: ${listed(more > 0 ? [...parts, `${more} more`] : parts, ' and ')}.`,
  trouble: {
    refused: 'This browser doesn’t let the app save: the game will be gone when you close the page.',
    full: 'The browser’s storage is full: from here on the game is not saved. Free some space, or download the data.',
    outdated:
      'A newer version of the app has been used here, so this one can’t save. Reload the page to get it.',
    blocked:
      'An older version of the app is open in another tab. Close that tab and reload; until then nothing is saved.',
    unreadable: 'The saved game could not be read. It is left as it is; another is on the board.',
    newer: 'The saved game is from a newer version of the app. It is left as it is; another is on the board.',
  },
};
