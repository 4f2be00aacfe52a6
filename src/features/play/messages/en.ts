import { plural } from '../../../i18n/plural.ts';

export const en = {
  title: 'Play',
  board: 'Board',
  goal: {
    short: 'First king on the eighth rank wins. Nobody may give check.',
    rule: 'Bring your king to the eighth rank, the chequered line, before the other king.',
    noCheck: 'Nobody may give check, and nobody may leave a king attacked.',
    reply: 'If White arrives first, Black has one more move to arrive as well and draw.',
  },
  players: {
    you: 'You',
    computer: 'Computer',
    atTheTable: 'At the board',
    level: { easy: 'Easy', medium: 'Medium', hard: 'Hard', max: 'Full strength' },
  },
  status: {
    yourMove: 'Your move',
    thinking: 'The computer is thinking',
    premoves: (count: number) =>
      plural('en', count, { one: 'One move ahead', other: `${count} moves ahead` }),
    cancelPremoves: 'Cancel',
    lastReply: 'White has arrived. Black may answer once.',
    lookingBack: 'You are looking at an earlier position.',
    toLive: 'Back to the game',
  },
  bot: {
    unavailable: 'The computer player could not be started.',
    retry: 'Try again',
  },
  moves: {
    heading: 'Moves',
    none: { white: 'No moves yet. White begins.', black: 'No moves yet. Black begins.', over: 'No moves.' },
    first: 'First position',
    previous: 'One move back',
    next: 'One move on',
    last: 'Latest position',
  },
  actions: {
    view: 'Board and table',
    boardSize: 'Board size',
    leaveZen: 'Leave zen mode',
    newGame: 'New game',
    takeBack: 'Take back',
    flip: 'Flip board',
    offerDraw: 'Offer draw',
    resign: 'Resign',
    resignSure: 'Sure?',
    resignHint: 'Press again to resign.',
  },
  offer: {
    withMove: 'The draw will be offered with the next move.',
    standing: {
      white: 'White offers a draw',
      black: 'Black offers a draw',
    },
    accept: 'Accept draw',
    decline: 'Decline',
  },
  claim: {
    threefold: 'Claim draw: position repeated three times',
    fifty: 'Claim draw: fifty moves without a capture',
    /** Together with a move named first, which is then the last of the game. */
    withMove: {
      threefold: (move: string) => `Claim draw with ${move}: position repeated three times`,
      fifty: (move: string) => `Claim draw with ${move}: fifty moves without a capture`,
    },
  },
  setup: {
    heading: 'New game',
    opponent: 'Opponent',
    computer: 'Computer',
    friend: 'Friend at this screen',
    level: 'Level',
    levelHint: {
      easy: 'Sees a move or two ahead and makes mistakes. Good for your first games.',
      medium: 'Plans the race and rarely gives anything away.',
      hard: 'Looks far ahead. Expect a close race.',
      max: 'The strongest it can play.',
    },
    color: 'You play',
    white: 'White',
    black: 'Black',
    random: 'Random',
    alternate: 'Alternate',
    start: 'Start game',
    cancel: 'Cancel',
    replaces: 'The game on the board will end here.',
  },
};
