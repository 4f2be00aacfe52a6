import { useLayoutEffect, useRef } from 'react';
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
  const offset = first === 'white' ? 0 : 1;
  return Array.from({ length: Math.ceil((count + offset) / 2) }, (_, row) => {
    const ply = (half: number): number | undefined => {
      const n = 2 * row + half - offset + 1;
      return n >= 1 && n <= count ? n : undefined;
    };
    return { number: firstNumber + row, plies: [ply(0), ply(1)] };
  });
}

/** The game so far, one stop for the tab key. The list scrolls within itself, so the page never does. */
export function MoveList(props: Props): React.JSX.Element {
  const { plies, first, firstNumber, cursor, label, empty, onGoTo } = props;
  const letters = useLetters();
  const spoken = useSpokenLetters();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const shown = box?.querySelector<HTMLElement>(`[data-ply="${cursor}"]`);
    if (box) box.scrollTop = shown ? shown.offsetTop - box.clientHeight / 2 : 0;
    // Whoever walks through the list by keys takes the focus along.
    if (box?.contains(document.activeElement)) shown?.focus({ preventScroll: true });
  }, [cursor]);

  const move = (ply: number | undefined, color: Color): React.JSX.Element => {
    const san = ply === undefined ? undefined : plies[ply - 1]?.san;
    if (ply === undefined || san === undefined) return <span className="move-gap" key={color} />;
    return (
      <button
        key={color}
        type="button"
        className="move"
        data-ply={ply}
        tabIndex={ply === Math.max(1, cursor) ? 0 : -1}
        aria-label={letters === spoken ? undefined : sanWith(spoken, san).replace('#', '')}
        aria-current={ply === cursor ? 'step' : undefined}
        onClick={() => onGoTo(ply)}
      >
        {sanWith(letters, san).replace('#', '')}
        {san.endsWith('#') && <span className="move-flag" aria-hidden="true" />}
      </button>
    );
  };

  return (
    <ol className="move-list" ref={list} aria-label={label}>
      {plies.length === 0 && <li className="move-empty quiet">{empty}</li>}
      {rowsOf(plies.length, first, firstNumber).map((row) => (
        <li key={row.number}>
          <span className="move-number">{row.number}</span>
          {move(row.plies[0], 'white')}
          {move(row.plies[1], 'black')}
        </li>
      ))}
    </ol>
  );
}
