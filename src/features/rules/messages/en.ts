import type { LessonId, SectionId } from '../lessons.ts';

interface LessonWords {
  readonly title: string;
  readonly text: string;
  /** What to do on the board beside it. */
  readonly task: string;
}

const lessons = {
  start: {
    title: 'The start and the goal',
    text: 'There are no pawns. White’s pieces stand on the files e to h of the first two ranks, Black’s on a to d, and both armies look the same way: up the board. Pieces move and capture as in chess, and White begins. The first king to stand on any square of the eighth rank wins the race.',
    task: 'Make a first move: send the king from h2 to h3, for example.',
  },
  directCheck: {
    title: 'No direct check',
    text: 'From b6 or from a1 the rook would attack the king on a6, so it may go to neither square. Everywhere else on its lines it is free to go.',
    task: 'Try to put the rook on b6, then somewhere it gives no check.',
  },
  captureCheck: {
    title: 'No check by a capture',
    text: 'Taking the knight would bring the rook to b6, and from there it would attack the king. A capture is no excuse: while the king stands on a6, the rook has to leave the knight alone.',
    task: 'Try to take the knight on b6.',
  },
  discoveredCheck: {
    title: 'No discovered check',
    text: 'The white knight stands between its own bishop and the black king. Wherever it jumps, the bishop gives check, so it can’t move at all. The bishop and the king can.',
    task: 'Try to move the knight away from c2.',
  },
  kingUncovers: {
    title: 'A king can uncover a check too',
    text: 'Here the white king itself stands in the way of its rook. A step off the first rank would open the rook’s line to the black king. Along the rank the king may go.',
    task: 'Try to step up to d2, then along the rank to e1.',
  },
  ownKing: {
    title: 'Your own king in danger',
    text: 'As in chess, a king never steps onto an attacked square. The black rook guards the whole third rank, and the king can’t get across it alone.',
    task: 'Try to step onto the third rank, to e3 for example.',
  },
  pinned: {
    title: 'The piece that can’t move at all',
    text: 'The knight shields its king from the rook on h8. As in chess it is pinned: wherever it jumped, its own king would be attacked.',
    task: 'Try to move the knight away from h3.',
  },
  shield: {
    title: 'The piece that can’t be taken',
    text: 'Nothing defends the bishop on d4, and still Black’s rook may not take it: on d4 it would give check to the king on d1. A king protects what stands on its lines, from any distance.',
    task: 'You are Black: try to take the bishop on d4.',
  },
  arrivalWins: {
    title: 'An arrival that wins',
    text: 'White steps to h8 and wins at once. Black’s king is one step from the eighth rank as well, but the rook on d8 guards a8, b8 and c8, so there is no answer.',
    task: 'Step to h8 and look at who guards what.',
  },
  arrivalAnswered: {
    title: 'An arrival that Black answers',
    text: 'White moved first, so Black gets one move to catch up: where Black’s king can reach the eighth rank right after White’s, the game goes on for that move. Steps to a8, b8 and c8 draw, and every other move loses.',
    task: 'Bring White’s king to g8, then answer for Black.',
  },
  blackFirst: {
    title: 'Black arrives first',
    text: 'If the black king is first on the eighth rank, Black has won at once. White gets no reply, since White was already a move ahead.',
    task: 'You are Black: step onto the eighth rank.',
  },
  stalemate: {
    title: 'Stalemate, with moves in hand',
    text: 'Whoever is to move and has no legal move is stalemated, and the game is a draw. With the queen on f2 Black’s king can’t move, and the knight may not: from b3 or c2 it would give check. Only an arrival comes first: where White’s king has just reached the eighth rank, White wins instead.',
    task: 'Put the queen on f2.',
  },
  bareKings: {
    title: 'King against king',
    text: 'There is no draw by too little material. A lone king can still win the race, so two kings simply run on.',
    task: 'Step forward: the game goes on.',
  },
  threefold: {
    title: 'The same position again',
    text: 'When the same pieces stand on the same squares with the same side to move for the third time, the player to move may claim a draw. You may also name the move that will bring it about and claim with that. At the fifth time the game is drawn by itself.',
    task: 'Move both knights out and back, twice. Then claim the draw.',
  },
  fifty: {
    title: 'Fifty moves without a capture',
    text: 'After fifty moves by each side in which nothing was taken, the player to move may claim a draw, or claim it together with the move that completes the fifty. Here only White’s fiftieth move of that kind is missing.',
    task: 'Move the knight, then claim the draw for Black.',
  },
  seventyFive: {
    title: 'Seventy-five moves',
    text: 'After seventy-five such moves by each side nobody has to claim: the game is drawn on the spot, unless that very move decides the race.',
    task: 'Move the knight: this is the last move missing.',
  },
  fiftyRace: {
    title: 'Where the fifty moves meet the race',
    text: 'One exception: White arrives, Black could follow, and this very step completes the fifty moves without a capture. Then the game is a draw at once, and Black’s reply isn’t waited for.',
    task: 'Step to g8 and compare with the board above where Black answers.',
  },
  time: {
    title: 'Time and resignation',
    text: 'Whoever runs out of time loses, whatever the opponent has left, because even a lone king could have won. You may resign at any moment, also when it isn’t your turn. A draw can be agreed as well: once both sides have moved, it is offered together with a move, and a player who makes a move instead has declined.',
    task: 'White is a queen ahead. Let the time run out all the same, or resign.',
  },
} satisfies Record<LessonId, LessonWords>;

const sections = {
  race: { heading: 'The race', text: '' },
  check: {
    heading: 'No check, to anyone',
    text: 'A move is not legal if either king would be attacked after it, your own or the other one, in whatever way. So there is no checkmate: a king is held up by guarding the squares in front of it, or by standing in its way.',
  },
  finish: { heading: 'At the finish', text: '' },
  draws: {
    heading: 'Draws',
    text: 'Some draws come by themselves, others are claimed by the player to move. A claim that is wrong changes nothing and the game goes on; a move that decides the race can’t carry a claim.',
  },
  ending: { heading: 'Clocks and resignation', text: '' },
} satisfies Record<SectionId, { heading: string; text: string }>;

export const en = {
  heading: 'The rules',
  /** The heading of the copy that stands alone. */
  title: 'The rules of Racing Kings',
  lead: 'Two kings run to the far end of the board. The first on the eighth rank wins, and on the way nobody may give check.',
  live: 'Every board here can be played on: make the move and see what the rules say.',
  contents: 'On this page',
  sections,
  lessons,
  differences: {
    heading: 'What differs from ordinary chess',
    rule: 'Rule',
    chess: 'Ordinary chess',
    racing: 'Racing Kings',
    rows: {
      start: {
        name: 'Start',
        chess: 'Sixteen pieces and pawns a side, on opposite edges of the board.',
        racing: 'Eight pieces a side and no pawns, side by side on the first two ranks.',
      },
      check: {
        name: 'Check',
        chess: 'Allowed, and the king has to get out of it.',
        racing: 'Forbidden, to either king. There is no checkmate.',
      },
      castling: {
        name: 'Castling, promotion, en passant',
        chess: 'All three.',
        racing: 'None of them.',
      },
      win: {
        name: 'How to win',
        chess: 'Checkmate the king.',
        racing: 'Be first on the eighth rank. After White’s arrival Black may have one move to follow.',
      },
      draws: {
        name: 'Draws',
        chess: 'Stalemate, repetition, fifty moves, agreement, too little material.',
        racing:
          'Both kings home in turn, stalemate, repetition, fifty moves, agreement. Never for lack of material.',
      },
      time: {
        name: 'Out of time',
        chess: 'A loss, or a draw where the opponent could never checkmate.',
        racing: 'A loss, always.',
      },
    },
  },
  history: {
    heading: 'A little history',
    text: 'Vernon Rylands Parton, a British inventor of many chess variants and best known for Alice Chess, thought up Racing Kings in 1961. For decades it was a curiosity. Then the chess sites of the internet took it up, Lichess and Chess.com among them, and its short games found their players. Since 2019 they have held a world cup on Lichess every year.',
  },
  questions: {
    heading: 'Questions and answers',
    list: {
      giveCheck: {
        question: 'May I give check?',
        answer:
          'No, never: not directly, not by a capture, not by uncovering another piece, not even with a move of your king. That is why nobody is ever checkmated.',
      },
      pawns: {
        question: 'Are there pawns and castling?',
        answer:
          'No. There are no pawns from the start, hence no promotion and no en passant, and no castling.',
      },
      whiteFirst: {
        question: 'Does White always win by arriving first?',
        answer:
          'No. If Black’s king can step onto the eighth rank with the very next move, Black may do so and draws. If it can’t, or Black plays something else, White wins.',
      },
      loneKing: {
        question: 'Why is a lone king not a draw?',
        answer: 'Because it can still win: it needs no help to walk to the eighth rank.',
      },
      taking: {
        question: 'Why may I not take that piece?',
        answer:
          'Because a king would be attacked after it: from the square of the capture your piece would give check, or it would leave a line it has kept closed. The board draws which it is.',
      },
      stopping: {
        question: 'How do I stop the other king without check?',
        answer:
          'A king may not step onto a guarded square. Guard the squares in front of it, or put a piece there that it can’t take.',
      },
      direction: {
        question: 'Which way does Black run?',
        answer: 'Up, like White. Both players look at the board from the same side.',
      },
      setUp: {
        question: 'Can a game begin from another position?',
        answer:
          'Yes, from any with exactly one king a side, no pawns and neither king attacked. There may be more pieces than at the start, a second queen for example.',
      },
    },
  },
  /** On the copy of the page that works without scripts. */
  quiz: 'Did it stick? A quiz',
  still: {
    play: 'Try each rule on a live board, and play',
    languages: 'Other languages',
  },
};
