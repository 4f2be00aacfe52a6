import { plural } from '../../../i18n/plural.ts';

export const en = {
  title: 'Play',
  board: 'Board',
  goal: {
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
    lastReply: 'White has arrived. Black draws by arriving now, and loses otherwise.',
  },
  bot: {
    unavailable: 'The computer player could not be started.',
    retry: 'Try again',
  },
  actions: {
    newGame: 'New game',
    takeBack: 'Take back',
    hint: 'Hint',
    flip: 'Flip board',
    switchSides: 'Switch sides',
    offerDraw: 'Offer draw',
    resign: 'Resign',
    resignSure: 'Sure?',
    resignHint: 'Press again to resign.',
  },
  offer: {
    withMove: 'The draw will be offered with the next move.',
    considered: 'The computer is thinking about it.',
  },
};
