import { memo, useEffect, useRef } from 'react';
import type { Ply } from '../game/game.ts';
import { sanWith } from '../notation/letterSets.ts';
import type { Color } from '../rules/board.ts';
import { useLetters, useSpokenLetters } from './useLetters.ts';

interface Props {
  readonly plies: readonly Ply[];
  /** The side that moves first, and the number of its first move. */
  readonly first: Color;
  readonly firstNumber: number;
  /** The ply on show. */
  readonly cursor: number;
  readonly label: string;
  readonly empty: string;
  readonly onGoTo: (ply: number) => void;
}

interface Row {
  readonly number: number;
  /** Ply numbers; a game that Black begins has no first white one. */
  readonly plies: readonly [white: number | undefined, black: number | undefined];
}

function rowsOf(count: number, first: Color, firstNumber: number): readonly Row[] {
  if (count === 0) return [];
  const offset = first === 'white' ? 0 : 1;
  return Array.from({ length: Math.ceil((count + offset) / 2) }, (_, row) => {
    const ply = (half: number): number | undefined => {
      const n = 2 * row + half - offset + 1;
      return n >= 1 && n <= count ? n : undefined;
    };
    return { number: firstNumber + row, plies: [ply(0), ply(1)] };
  });
}

function show(box: HTMLElement, ply: number): void {
  const shown = box.querySelector<HTMLElement>(`[data-ply="${ply}"]`);
  box.scrollTop = shown ? shown.offsetTop - box.clientHeight / 2 : 0;
  // Whoever walks through the list by keys takes the focus along.
  if (box.contains(document.activeElement)) shown?.focus({ preventScroll: true });
}

/** The game so far, one stop for the tab key. The list scrolls within itself, so the page never does. */
export function MoveList(props: Props): React.JSX.Element {
  const { plies, first, firstNumber, cursor, label, empty, onGoTo } = props;
  const letters = useLetters();
  const spoken = useSpokenLetters();
  const list = useRef<HTMLOListElement>(null);
  // With the next picture, when everything has its place anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current && show(list.current, cursor));
    return () => cancelAnimationFrame(frame);
  }, [cursor]);

  const move = (ply: number | undefined): React.JSX.Element => {
    const san = ply === undefined ? undefined : plies[ply - 1]?.san;
    if (ply === undefined || san === undefined) return <span className="move-gap" />;
    return (
      <ListedMove
        ply={ply}
        text={sanWith(letters, san).replace('#', '')}
        name={letters === spoken ? undefined : sanWith(spoken, san).replace('#', '')}
        wins={san.endsWith('#')}
        tabStop={ply === Math.max(1, cursor)}
        current={ply === cursor}
        onGoTo={onGoTo}
      />
    );
  };

  return (
    <div className="move-box">
      <ol className="move-list" ref={list} aria-label={label}>
        {plies.length === 0 && <li className="move-empty quiet">{empty}</li>}
        {rowsOf(plies.length, first, firstNumber).map((row) => (
          <li key={row.number}>
            <span className="move-number">{row.number}</span>
            {move(row.plies[0])}
            {move(row.plies[1])}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MoveProps {
  readonly ply: number;
  readonly text: string;
  /** Where it is said with other letters than it is written. */
  readonly name: string | undefined;
  readonly wins: boolean;
  readonly tabStop: boolean;
  readonly current: boolean;
  readonly onGoTo: (ply: number) => void;
}

/** What has been played stays as it is: a move adds one and changes one. */
const ListedMove = memo(function ListedMove(props: MoveProps) {
  const { ply, text, name, wins, tabStop, current, onGoTo } = props;
  return (
    <button
      type="button"
      className="move"
      data-ply={ply}
      tabIndex={tabStop ? 0 : -1}
      aria-label={name}
      aria-current={current ? 'step' : undefined}
      onClick={() => onGoTo(ply)}
    >
      {text}
      {wins && <span className="move-flag" aria-hidden="true" />}
    </button>
  );
});
