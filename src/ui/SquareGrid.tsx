import { useState, type KeyboardEvent } from 'react';
import { gridRows, squareAfterKey } from '../board/squareGrid.ts';
import { pieceAt } from '../rules/board.ts';
import { squareName, type Square } from '../rules/squares.ts';
import { gameMessages } from '../session/messages.ts';
import { shownPosition } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import { useMessages } from './useMessages.ts';
import { useSession } from './useSession.ts';

interface Props {
  readonly session: Session;
  readonly label: string;
  /** The square whose piece is about to move. */
  readonly chosen: Square | undefined;
  readonly onChoose: (square: Square) => void;
}

/** h2, where White's king starts. */
const START: Square = 15;

/**
 * The board for the keyboard and the screen reader: 64 buttons over the squares, one of them in the tab order.
 * Arrows go where they point on the screen, for both colors; Enter chooses a piece, then its square.
 */
export function SquareGrid({ session, label, chosen, onChoose }: Props): React.JSX.Element {
  const words = useMessages(gameMessages);
  const orientation = useSession(session, (state) => state.orientation);
  const position = useSession(session, shownPosition);
  const [current, setCurrent] = useState<Square>(START);

  const name = (square: Square): string => {
    const piece = pieceAt(position.board, square);
    return piece ? `${squareName(square)} ${words.pieces[piece.color][piece.role]}` : squareName(square);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const next = squareAfterKey(current, event.key, orientation);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-square="${squareName(next)}"]`)?.focus();
  };

  return (
    <table className="squares" role="grid" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      <tbody>
        {gridRows(orientation).map((row) => (
          <tr key={row[0]}>
            {row.map((square) => (
              <td key={square}>
                <button
                  type="button"
                  data-square={squareName(square)}
                  tabIndex={square === current ? 0 : -1}
                  aria-pressed={square === chosen}
                  onClick={() => onChoose(square)}
                  onFocus={() => setCurrent(square)}
                >
                  {name(square)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
