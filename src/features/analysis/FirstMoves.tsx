import { useId } from 'react';
import { firstMoves, type FirstMoveResult } from '../../bot/book/firstMoves.ts';
import { sanWith } from '../../notation/letterSets.ts';
import { makeSan } from '../../notation/san.ts';
import { startPosition, type Move } from '../../rules/position.ts';
import { moveByHand } from '../../session/premoves.ts';
import type { Session } from '../../session/session.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import './firstMoves.css';
import { analysisMessages } from './messages.ts';
import { usePercent } from './usePercent.ts';
import { SIDES } from './wholePercents.ts';

interface Props {
  readonly session: Session;
  /** The move of this game has been followed, and the table goes. */
  readonly onFollowed: () => void;
}

const gamesOf = ({ white, draw, black }: FirstMoveResult): number => white + draw + black;
const TOTAL = firstMoves.reduce((sum, result) => sum + gamesOf(result), 0);
const isSame = (one: Move, other: Move | undefined): boolean =>
  one.from === other?.from && one.to === other.to;

/** How the engine’s games with itself went on from the usual start, a row a move; each is played by a press. */
export function FirstMoves({ session, onFollowed }: Props): React.JSX.Element {
  const words = useMessages(analysisMessages);
  const heading = useId();
  const played = useSession(session, ({ game }) => game.plies[0]?.move);
  const still = useSession(session, ({ viewOnly }) => viewOnly === true);
  const names = { white: words.whiteWins, draw: words.draw, black: words.blackWins };
  const choose = (move: Move): void => {
    if (!isSame(move, played)) moveByHand(session, move);
    else if (session.dispatch({ type: 'goTo', ply: 1 }).ok) onFollowed();
  };
  return (
    <section className="first-moves" aria-labelledby={heading}>
      <h2 id={heading}>{words.first.heading}</h2>
      <p className="quiet">{words.first.source(TOTAL, Math.round(TOTAL / firstMoves.length))}</p>
      <table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{words.first.move}</th>
            <th scope="col">{words.first.games}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <i data-side={side} aria-hidden="true" />
                <span>{names[side]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {firstMoves.map((result) => {
            const own = isSame(result.move, played);
            return (
              <Row
                key={`${result.move.from} ${result.move.to}`}
                result={result}
                own={own}
                // Nothing is played on a game that is only looked at, but its own move can be followed.
                onChoose={still && !own ? undefined : () => choose(result.move)}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly result: FirstMoveResult;
  /** It is the move of the game. */
  readonly own: boolean;
  readonly onChoose: (() => void) | undefined;
}

function Row({ result, own, onChoose }: RowProps): React.JSX.Element {
  const words = useMessages(analysisMessages).first;
  const letters = useLetters();
  const percent = usePercent();
  const games = gamesOf(result);
  const name = (
    <>
      <span dir="ltr">{sanWith(letters, makeSan(startPosition, result.move))}</span>
      {own && <span className="hidden"> {words.played}</span>}
    </>
  );
  return (
    <tr data-own={own || undefined}>
      <th scope="row">
        {onChoose ? (
          <button type="button" onClick={onChoose}>
            {name}
          </button>
        ) : (
          <span className="first-move">{name}</span>
        )}
      </th>
      <td>{games}</td>
      {SIDES.map((side, n) => (
        <td key={side}>
          {percent(result[side] / games)}
          {n === 0 && (
            <span className="first-bar" aria-hidden="true">
              {SIDES.map((part) => (
                <i key={part} data-side={part} style={{ flexGrow: result[part] }} />
              ))}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
