/** The words of what comes after the first picture: looking back, the end, the moves, the look of the board. */
export const en = {
  back: {
    headline: 'You are looking at an earlier position.',
    toLive: 'Back to the game',
    playOn: 'Play on from here',
    sure: 'Play on from this position?',
    kept: 'Another game begins here; the whole one stays saved.',
    cancel: 'Cancel',
  },
  end: { rematch: 'Rematch', review: 'Review', share: 'Share or save the game' },
  moves: {
    heading: 'Moves',
    none: { white: 'No moves yet. White begins.', black: 'No moves yet. Black begins.', over: 'No moves.' },
    first: 'First position',
    previous: 'One move back',
    next: 'One move on',
    last: 'Latest position',
    type: 'Type a move',
    keys: 'Keys on the board',
    share: 'Share the game',
  },
  board: {
    view: 'Board and table',
    boardSize: 'Board size',
    leaveZen: 'Leave zen mode',
  },
};
