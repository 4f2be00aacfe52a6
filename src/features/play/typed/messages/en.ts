/** The field for typed moves. */
export const en = {
  label: 'Type a move',
  example: (san: string) => `${san} or h2h3`,
  choices: 'Legal moves',
  play: 'Play',
  close: 'Close the field',
  notYourTurn: 'You can’t move now.',
  problems: {
    notAMove: 'That is not a move. Write one like Kh3 or h2h3.',
    ambiguous: 'Several pieces can go there. Add the file or the rank, or write both squares.',
    noSuchPiece: 'You have no such piece.',
    gameOver: 'The game is over.',
  },
};
