import { listed } from '../../i18n/listed.ts';
import { russianMoves } from '../../i18n/russianCounts.ts';
import type { Translation } from '../../i18n/messages.ts';
import type { Role } from '../../rules/board.ts';
import type { en } from './en.ts';

const ACCUSATIVE: Readonly<Record<Role, string>> = {
  king: 'короля',
  queen: 'ферзя',
  rook: 'ладью',
  bishop: 'слона',
  knight: 'коня',
};

const YOUR: Readonly<Record<Role, string>> = {
  king: 'своего короля',
  queen: 'своего ферзя',
  rook: 'свою ладью',
  bishop: 'своего слона',
  knight: 'своего коня',
};

const and = (parts: readonly string[]): string => listed(parts, ' и ');
const or = (parts: readonly string[]): string => listed(parts, ' или ');

export const ru: Translation<typeof en> = {
  headline: 'Подсказка',
  showSquare: 'Куда?',
  showWhy: 'Почему?',
  piece: (role, square) => `Посмотрите на ${YOUR[role]} на ${square}.`,
  move: (san) => `Лучший ход – ${san}.`,
  reasons: {
    wins: (square) => `Он сразу выигрывает: король приходит на ${square}.`,
    draws: 'Он делает ничью, а лучшего нет.',
    winsRace: (square, count) =>
      square === undefined
        ? `Он выигрывает гонку: король дойдёт не позже чем через ${russianMoves(count)}, как ни отвечай.`
        : `Он выигрывает гонку: при лучшей защите король через ${russianMoves(count)} будет на ${square}.`,
    holdsOut: (count) =>
      `Гонка проиграна, но так она продлится дольше всего: король соперника дойдёт через ${russianMoves(count)}.`,
    stopsArrival: (squares) => `Иначе король соперника следующим ходом придёт на ${or(squares)}.`,
    removesGuard: (role, square, squares) =>
      `Он берёт ${ACCUSATIVE[role]} на ${square}: путь вашему королю на ${and(squares)} открыт.`,
    captures: (role, square) => `Он берёт ${ACCUSATIVE[role]} на ${square}.`,
    guards: (squares) => `Он не пускает короля соперника на ${and(squares)}.`,
    runs: (left) =>
      left === 0
        ? 'Король финиширует, хотя чёрные ещё могут ответить.'
        : `Король продвигается на горизонталь: до финиша ещё ${left === 1 ? 'одна' : left}.`,
    opensWay: (squares) => `Он открывает вашему королю путь на ${and(squares)}.`,
    saves: (role, square) => `Иначе соперник возьмёт ${ACCUSATIVE[role]} на ${square}.`,
    onlyMove: 'Это единственный возможный ход.',
  },
  simplyBest: 'Просто сильнейший ход в этой позиции.',
};
