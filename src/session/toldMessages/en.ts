/** What else a listener should hear: what a button has changed without a move. */
export const en = {
  youPlay: { white: 'You play White now.', black: 'You play Black now.' },
  offersDraw: 'The draw will be offered with your next move.',
  offersNoDraw: 'No draw will be offered.',
};
