export const en = {
  title: 'Settings',
  lead: 'Each choice holds at once, on this device.',
  back: 'Back to the game',
  general: {
    heading: 'General',
    language: 'Language',
    auto: 'As the browser',
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    sound: 'Sound',
    onOff: { on: 'On', off: 'Off' },
  },
  play: {
    heading: 'Playing',
    whyNot: 'Explain impossible moves',
    whyNotOptions: { always: 'Always', afterTry: 'After a try', off: 'Off' },
    whyNotHint: {
      always: 'Squares that a check forbids are marked when you choose a piece, and every try is explained.',
      afterTry: 'A first try only goes back. From the second try in the same position on it is explained.',
      off: 'An impossible move goes back without a reason.',
    },
    arrival: 'Warn before an arrival that Black can follow',
    arrivalOptions: { on: 'On', untimed: 'Without a clock', off: 'Off' },
    arrivalHint: {
      on: 'White is asked first, since Black’s reply would make it a draw.',
      untimed: 'White is asked first in games without a clock; on a clock the move is played at once.',
      off: 'The move is played at once.',
    },
  },
};
