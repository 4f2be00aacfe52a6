/** What a board without a game around it needs: pieces, and moves read aloud. */
export const moveWords = {
  pieces: {
    white: {
      king: 'white king',
      queen: 'white queen',
      rook: 'white rook',
      bishop: 'white bishop',
      knight: 'white knight',
    },
    black: {
      king: 'black king',
      queen: 'black queen',
      rook: 'black rook',
      bishop: 'black bishop',
      knight: 'black knight',
    },
  },
  /** A move read aloud; the number makes two equal moves differ. */
  moved: (number: number, piece: string, from: string, to: string) => `${number}: ${piece} ${from} to ${to}.`,
  captured: (number: number, piece: string, from: string, to: string, taken: string) =>
    `${number}: ${piece} ${from} takes ${taken} on ${to}.`,
  lastReply: 'White has arrived. Black has one move to follow.',
};

/** What a game that nobody claims, resigns or loses on time needs besides: whose move it is, and how it ended. */
export const outcomeWords = {
  toMove: { white: 'White to move', black: 'Black to move' },
  verdict: { white: 'White wins', black: 'Black wins', draw: 'Draw' },
  reasons: {
    whiteReached: 'The white king reached the eighth rank, and the black king did not follow.',
    blackReached: 'The black king reached the eighth rank first.',
    bothReached: 'Both kings reached the eighth rank: White arrived, and Black followed with the last move.',
    stalemate: 'Stalemate: the side to move has no legal move.',
    fiftyRace:
      'White’s arrival completed fifty moves by each side without a capture while Black could still follow.',
    seventyFive: 'Seventy-five moves by each side without a capture.',
    fivefold: 'The same position came up five times.',
  },
};
