import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mountBoard, type MountedBoard } from '../board/mountBoard.ts';
import type { Square } from '../rules/squares.ts';
import type { Session } from '../session/session.ts';
import { SquareGrid, type OnCommand } from './SquareGrid.tsx';
import { useReducedMotion } from './useReducedMotion.ts';

const ANIMATION_MS = 180;

interface Props {
  readonly session: Session;
  readonly label: string;
  readonly onCommand?: OnCommand;
}

/** React owns the outer box, chessground the first one within, and the grid of squares lies over both. */
export function Board({ session, label, onCommand }: Props): React.JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard>(undefined);
  const [chosen, setChosen] = useState<Square>();
  const animationMs = useReducedMotion() ? 0 : ANIMATION_MS;

  const mount = useEffectEvent((element: HTMLElement, shown: Session) =>
    mountBoard(element, shown, { look: { animationMs }, onChosen: setChosen }),
  );
  // StrictMode mounts twice: what is made here is unmade here.
  useLayoutEffect(() => {
    if (!host.current) return;
    const mounted = mount(host.current, session);
    board.current = mounted;
    return () => {
      mounted.unmount();
      board.current = undefined;
    };
  }, [session]);
  useEffect(() => board.current?.setLook({ animationMs }), [animationMs]);

  return (
    <div className="board" ref={host}>
      <SquareGrid
        session={session}
        label={label}
        chosen={chosen}
        onChoose={(square) => board.current?.choose(square)}
        onCommand={onCommand}
      />
    </div>
  );
}
