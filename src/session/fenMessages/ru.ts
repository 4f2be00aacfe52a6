import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  fields: 'В FEN от четырёх до шести частей, разделённых пробелами.',
  rankCount: 'В FEN восемь горизонталей, разделённых косой чертой.',
  rankWidth: (rank) => `На горизонтали ${rank} не восемь полей.`,
  adjacentDigits: (rank) => `На горизонтали ${rank} два числа стоят подряд.`,
  badPiece: (rank, text) => `На горизонтали ${rank} стоит «${text}», а такой фигуры нет.`,
  pawn: 'В «Гонке королей» нет пешек.',
  kingCount: {
    white: 'У белых должен быть ровно один король.',
    black: 'У чёрных должен быть ровно один король.',
  },
  badTurn: (text) => `Очередь хода – «w» или «b», а не «${text}».`,
  castling: 'В «Гонке королей» нет рокировки: третьей частью должно быть «-».',
  enPassant: 'В «Гонке королей» нет взятия на проходе: четвёртой частью должно быть «-».',
  badCounter: (text) => `«${text}» – не число ходов.`,
  kingAttacked: (color, king) =>
    `${color === 'white' ? 'Белый' : 'Чёрный'} король на ${king} под шахом, а так быть не может.`,
  bothReachedBlackToMove: 'Когда оба короля на восьмой горизонтали, ход не может быть за чёрными.',
};
