/** What else a listener should hear: what a button has changed without a move. */
export const en = {
  youPlay: { white: 'You play White now.', black: 'You play Black now.' },
  offersDraw: 'The draw will be offered with your next move.',
  offersNoDraw: 'No draw will be offered.',
  turned: {
    white: 'The board is turned: rank 1 is at the bottom.',
    black: 'The board is turned: rank 8 is at the bottom.',
    right: 'The board is turned: the h-file is at the bottom.',
    left: 'The board is turned: the a-file is at the bottom.',
  },
};
