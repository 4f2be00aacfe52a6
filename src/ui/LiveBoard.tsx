import { useRef, type ReactNode } from 'react';
import type { Square } from '../rules/squares.ts';
import type { Session } from '../session/session.ts';
import { Board } from './Board.tsx';
import './liveBoard.css';
import { useInView } from './useInView.ts';

interface Props {
  readonly session: Session;
  readonly label: string;
  /** Where the keyboard begins. */
  readonly start: Square;
  /** The picture until the board comes into view, and on paper. */
  readonly still: ReactNode;
}

/** A board among text: a still picture until it comes into view, then one to play on, in the same place. */
export function LiveBoard({ session, label, start, still }: Props): React.JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const live = useInView(box);
  return (
    <div className="live-board" data-live={live} ref={box}>
      <div className="live-board-frame">
        {live && <Board session={session} label={label} start={start} scrolls />}
        <div className="board still">{still}</div>
      </div>
    </div>
  );
}
