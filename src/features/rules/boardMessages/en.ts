/** What belongs to a board among text: its buttons, and what is said of a move that was allowed. */
export const en = {
  tryAgain: 'Try again',
  showMe: 'Show me',
  playOn: 'Play on from here',
  claim: 'Claim the draw',
  allowed: 'Allowed',
  goesOn: {
    white: 'The game goes on, and it is White’s turn.',
    black: 'The game goes on, and it is Black’s turn.',
  },
  actions: {
    resign: { white: 'White resigns', black: 'Black resigns' },
    flag: { white: 'White’s time runs out', black: 'Black’s time runs out' },
  },
};
