import { squareName, type Square } from '../../rules/squares.ts';
import type * as en from './en.ts';

export { ru as diagramWords } from '../../diagram/messages/ru.ts';
export { moveWords, outcomeWords } from '../../session/boardMessages/ru.ts';

const list = (squares: readonly Square[]): string =>
  new Intl.ListFormat('ru').format(squares.map(squareName));

const whose = { white: 'белый', black: 'чёрный' };

export const fenSentence: typeof en.fenSentence = (error) => {
  switch (error.code) {
    case 'empty':
      return 'FEN пуст.';
    case 'tooLong':
      return 'FEN слишком длинный.';
    case 'tooFewFields':
      return 'FEN неполный: нужны доска, очередь хода, рокировка и взятие на проходе.';
    case 'tooManyFields':
      return `В FEN лишние поля: ${error.text}`;
    case 'rankCount':
      return 'В FEN должно быть восемь горизонталей.';
    case 'rankWidth':
      return `На ${error.rank}-й горизонтали в FEN не восемь полей: ${error.text}`;
    case 'adjacentDigits':
      return `На ${error.rank}-й горизонтали в FEN две цифры подряд: ${error.text}`;
    case 'badPiece':
      return `На ${error.rank}-й горизонтали в FEN неизвестная фигура: ${error.text}`;
    case 'pawn':
      return `На ${error.rank}-й горизонтали в FEN пешка, а в Racing Kings пешек нет.`;
    case 'kingCount':
      return `На доске должен быть ровно один ${whose[error.color]} король, а в FEN их ${error.count}.`;
    case 'badTurn':
      return `Очередь хода обозначают буквой w или b, а не так: ${error.text}`;
    case 'castling':
      return `В Racing Kings нет рокировки: нужен прочерк, а не ${error.text}`;
    case 'enPassant':
      return `В Racing Kings нет взятия на проходе: нужен прочерк, а не ${error.text}`;
    case 'badCounter':
      return `Счётчик ходов в FEN не похож на число из партии: ${error.text}`;
    case 'kingAttacked':
      return `${error.color === 'white' ? 'Белый' : 'Чёрный'} король под шахом (${list(error.checkers)}), а в Racing Kings шахов не бывает.`;
    case 'bothReachedBlackToMove':
      return 'Оба короля на восьмой горизонтали при ходе чёрных: такой позиции в партии не бывает.';
  }
};

export const whySentence: typeof en.whySentence = (reason) => {
  switch (reason.kind) {
    case 'leavesKingInCheck':
      return `Ваш король попал бы под шах: ${list(reason.checkers)}.`;
    case 'discoversOwnKing':
      return `Этот ход открыл бы линию на вашего короля, шах: ${list(reason.checkers)}.`;
    case 'givesCheck':
      return 'Это был бы шах, а шаховать нельзя.';
    case 'discoversCheck':
      return `Это был бы вскрытый шах (${list(reason.checkers)}), а шаховать нельзя.`;
    case 'blocked':
      return `Мешает фигура на ${squareName(reason.by)}.`;
    case 'noPiece':
      return 'На этом поле нет фигуры.';
    case 'notYourPiece':
      return 'Сейчас ходит другая сторона.';
    case 'ownPieceThere':
      return 'Там стоит ваша фигура.';
    case 'pieceCannotReach':
      return 'Эта фигура так не ходит.';
    case 'gameOver':
      return 'Партия окончена.';
  }
};

export const flip = 'Повернуть доску';

export const boardWords: typeof en.boardWords = {
  board: 'Доска. Стрелки водят по полям, Enter берёт и ставит фигуру.',
  empty: (square) => `${square}, пусто`,
  occupied: (square, piece) => `${square}, ${piece}`,
  selected: (text) => `${text}, выбрано`,
  move: 'Ход',
  movePlaceholder: 'Ход, например Kh3',
  enter: 'Сделать ход',
  notAMove: (text) => `${text}: такого хода здесь нет.`,
};

export const playWords: typeof en.playWords = {
  newGame: 'Новая партия',
  takeBack: 'Взять ход назад',
  hint: 'Подсказка',
  level: 'Сила игры',
  levels: { easy: 'Слабая', medium: 'Средняя', hard: 'Сильная' },
  side: 'Вы играете',
  sides: { white: 'белыми', black: 'чёрными', random: 'по жребию' },
  yourMove: { white: 'Ваш ход, вы играете белыми.', black: 'Ваш ход, вы играете чёрными.' },
  thinking: 'Компьютер думает…',
  noOpponent: 'В этом браузере компьютер играть не может. Ходите за обе стороны.',
  hintMove: (from, to) => `Неплохо ${from} – ${to}.`,
};

export const replayWords: typeof en.replayWords = {
  first: 'Начальная позиция',
  previous: 'Предыдущий ход',
  next: 'Следующий ход',
  last: 'Последняя позиция',
  game: 'Партия',
  noGame: 'В этом PGN нет партии.',
  tooLarge: 'Файл слишком велик.',
  notFetched: 'Файл не загрузился.',
  badFen: (text) => `FEN не задаёт позицию Racing Kings: ${text}`,
  otherVariant: (variant) => `Это не Racing Kings, а ${variant}.`,
  atLine: (line, text) => `Строка ${line} в PGN: ${text}`,
  notUnderstood: (text) => `«${text}»: такого хода в этой позиции нет.`,
};

export const puzzleWords: typeof en.puzzleWords = {
  find: { white: 'Ход белых. Найдите лучший.', black: 'Ход чёрных. Найдите лучший.' },
  good: 'Верно. Дальше.',
  wrong: 'Не то. Попробуйте ещё раз.',
  solved: 'Решено!',
  failed: (solution) => `Не решено. Решение: ${solution}`,
  again: 'Ещё раз',
  solution: 'Показать решение',
  hint: 'Подсказка',
  hintPiece: (square) => `Присмотритесь к фигуре на ${square}.`,
  noSolution: 'У задачи нет решения, которое можно сыграть.',
};
