import { memo, useState, type KeyboardEvent } from 'react';
import { keyMeaning, nextPiece, type GridCommand } from '../board/gridKeys.ts';
import { gridRows, squareAfterKey } from '../board/squareGrid.ts';
import { pieceAt } from '../rules/board.ts';
import type { Orientation } from '../rules/orientation.ts';
import { squareName, type Square } from '../rules/squares.ts';
import { withNextCircle } from '../session/drawings.ts';
import { gameMessages } from '../session/messages.ts';
import { boardPosition } from '../session/premoves.ts';
import type { Session } from '../session/session.ts';
import { useMessages } from './useMessages.ts';
import { useSession } from './useSession.ts';

interface Props {
  readonly session: Session;
  readonly orientation: Orientation;
  readonly label: string;
  /** Squares go by their names alone; moves are still announced. */
  readonly blindfold?: boolean;
  /** The square whose piece is about to move. */
  readonly chosen: Square | undefined;
  /** Where several squares are pointed at: those that are. */
  readonly pressed?: ReadonlySet<Square>;
  /** The same at every render, so that squares can be left alone. */
  readonly onChoose: (square: Square) => void;
  readonly start?: Square;
  readonly onCommand?: OnCommand | undefined;
}

/** Told of a key that asks something about the square it was pressed on. */
export type OnCommand = (command: GridCommand, square: Square, chosen: Square | undefined) => void;

/** h2, where White's king starts: the keyboard begins there unless told otherwise. */
const H2: Square = 15;

/**
 * The board for the keyboard and the screen reader: 64 buttons over the squares, one of them in the tab order.
 * Arrows go where they point on the screen, however the board is turned; Enter chooses a piece, then its square;
 * letters ask.
 */
export function SquareGrid(props: Props): React.JSX.Element {
  const {
    session,
    orientation,
    label,
    blindfold = false,
    chosen,
    pressed,
    onChoose,
    start = H2,
    onCommand,
  } = props;
  const words = useMessages(gameMessages);
  const state = useSession(session, (now) => now);
  const position = boardPosition(state);
  const [current, setCurrent] = useState(start);

  const name = (square: Square): string => {
    const piece = blindfold ? undefined : pieceAt(position.board, square);
    return piece ? `${squareName(square)} ${words.pieces[piece.color][piece.role]}` : squareName(square);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const grid = event.currentTarget;
    const goTo = (square: Square | undefined): void => {
      if (square === undefined) return;
      setCurrent(square);
      grid.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`)?.focus();
    };
    const next = squareAfterKey(current, event.key, orientation);
    const meaning = next === undefined ? keyMeaning(event) : undefined;
    if (next === undefined && !meaning) return;
    // A board that answers nothing leaves the key to the page.
    if (meaning?.type === 'command' && meaning.command !== 'circle' && !onCommand) return;
    event.preventDefault();
    if (!meaning) goTo(next);
    else if (meaning.type === 'piece')
      goTo(nextPiece(position.board, current, meaning.role, meaning.backwards));
    else {
      if (meaning.command === 'circle')
        session.dispatch({ type: 'draw', drawings: withNextCircle(state.drawings, current) });
      onCommand?.(meaning.command, current, chosen);
    }
  };

  return (
    <table className="squares" role="grid" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      <tbody>
        {gridRows(orientation).map((row) => (
          <tr key={row[0]}>
            {row.map((square) => (
              <GridSquare
                key={square}
                square={square}
                name={name(square)}
                tabStop={square === current}
                pressed={pressed?.has(square) ?? square === chosen}
                onChoose={onChoose}
                onFocus={setCurrent}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SquareProps {
  readonly square: Square;
  readonly name: string;
  readonly tabStop: boolean;
  readonly pressed: boolean;
  readonly onChoose: (square: Square) => void;
  readonly onFocus: (square: Square) => void;
}

/** Most squares are the same after a move as before, and are left alone. */
const GridSquare = memo(function GridSquare(props: SquareProps) {
  const { square, name, tabStop, pressed, onChoose, onFocus } = props;
  return (
    <td>
      <button
        type="button"
        data-square={squareName(square)}
        tabIndex={tabStop ? 0 : -1}
        aria-pressed={pressed}
        onClick={() => onChoose(square)}
        onFocus={() => onFocus(square)}
      >
        {name}
      </button>
    </td>
  );
});
