export const en = {
  heading: 'Board and table',
  table: 'How you sit',
  tables: {
    beside: 'Side by side',
    facing: 'Face to face',
    sideOn: 'Side-on',
    turning: 'Turn after each move',
  },
  tableHints: {
    beside: 'You both look from the first rank, as the rules have it.',
    facing: 'You sit at opposite ends. Pieces, clock and words of the far player are turned around.',
    sideOn: 'Each of you sits behind your own army, and the kings race sideways.',
    turning: 'The board turns around to whoever is to move.',
  },
  blindfold: 'Blindfold',
  blindfoldHint: '(the pieces are hidden, for the screen reader too)',
  flip: 'Turn the board around',
  zen: 'Zen mode (Z)',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  done: 'Done',
};
