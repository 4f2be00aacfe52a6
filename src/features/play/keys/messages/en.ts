import { listed } from '../../../../i18n/listed.ts';
import type { Role } from '../../../../rules/board.ts';
import type { Drawing } from '../../../../session/drawings.ts';

type DrawingColor = Drawing['color'];

/** What the board answers to its keys, and the list of them. Lists come joined. */
export const en = {
  list: (parts: readonly string[]): string => listed(parts, ' and '),
  noMoves: 'No moves yet.',
  noClocks: 'This game has no clocks.',
  clock: (color: string, time: string) => `${color}: ${time}.`,
  army: (color: string, pieces: string) => `${color}: ${pieces}.`,
  standing: {
    king: (square: string) => `king ${square}`,
    queen: (square: string) => `queen ${square}`,
    rook: (square: string) => `rook ${square}`,
    bishop: (square: string) => `bishop ${square}`,
    knight: (square: string) => `knight ${square}`,
  } satisfies Record<Role, (square: string) => string>,
  attacked: (square: string, pieces: string) => `${square} is attacked by: ${pieces}.`,
  notAttacked: (square: string) => `Nobody attacks ${square}.`,
  empty: (square: string) => `${square} is empty.`,
  mayGo: (piece: string, from: string, squares: string) => `${piece} ${from} can go to: ${squares}.`,
  stuck: (piece: string, from: string) => `${piece} ${from} has no legal move.`,
  forbidden: (squares: string) => `Not allowed, because of check: ${squares}.`,
  chooseFirst: 'Choose a piece first, then ask on the square it should go to.',
  allowed: (square: string) => `The move to ${square} is allowed.`,
  drawn: {
    arrowFrom: (from: string) => `Arrow from ${from}: go to its end and press Enter.`,
    arrow: (color: DrawingColor, from: string, to: string) =>
      `${{ green: 'Green', red: 'Red', blue: 'Blue', yellow: 'Yellow' }[color]} arrow from ${from} to ${to}.`,
    arrowGone: (from: string, to: string) => `The arrow from ${from} to ${to} is gone.`,
    cancelled: 'No arrow drawn.',
    circle: (color: DrawingColor, square: string) =>
      `${{ green: 'Green', red: 'Red', blue: 'Blue', yellow: 'Yellow' }[color]} circle on ${square}.`,
    circleGone: (square: string) => `The circle on ${square} is gone.`,
  },
  help: {
    heading: 'Keys on the board',
    intro: 'They work while the board has the focus: reach it with Tab, or click it.',
    close: 'Close',
    moving: 'Moving',
    asking: 'Asking',
    drawing: 'Drawing',
    arrows: 'Arrow keys',
    walk: 'to the next square',
    ends: 'to the end of the row',
    choose: 'choose a piece, then its square; while the computer thinks, move ahead',
    cancel: 'put the piece back, then cancel the moves ahead',
    jump: 'to the next king, queen, rook, bishop or knight; with Shift to the one before',
    typeMove: 'type a move',
    lastMove: 'the last move, and whose turn it is',
    clocks: 'the clocks',
    whitePieces: 'White’s pieces',
    blackPieces: 'Black’s pieces',
    attackers: 'what attacks this square',
    moves: 'where this piece can go, and where check forbids it',
    race: 'the race: how far each king has to go',
    whyNot: 'why the chosen piece can’t come to this square',
    circle: 'a circle around this square, in four colours',
    arrow:
      'an arrow from this square: go to its end and press Enter; with Shift it is red, with Alt blue, with both yellow',
    help: 'this list',
    rightDrag: 'Right button',
    draw: 'draws an arrow or a circle; with Shift in red, with Alt in blue, with both in yellow',
    enter: 'Enter',
    escape: 'Esc',
    homeEnd: 'Home, End',
    shift: 'Shift',
  },
};
