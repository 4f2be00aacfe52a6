import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { mountBoard, type MountedBoard } from '../board/mountBoard.ts';
import type { Square } from '../rules/squares.ts';
import type { Session } from '../session/session.ts';
import { ANIMATION_MS } from '../session/settings.ts';
import { farColor, seenFrom } from '../session/table.ts';
import { Coordinates } from './Coordinates.tsx';
import { SquareGrid, type OnCommand } from './SquareGrid.tsx';
import { useReducedMotion } from './useReducedMotion.ts';
import { useSession } from './useSession.ts';

interface Props {
  readonly session: Session;
  readonly label: string;
  /** Where the keyboard begins. */
  readonly start?: Square;
  /** A finger on an empty square scrolls the page the board is on. */
  readonly scrolls?: boolean;
  readonly onCommand?: OnCommand;
  /** A board of this session that was there before the page, to be taken over; gives it once. */
  readonly early?: (() => MountedBoard | undefined) | undefined;
}

/** React owns the outer box, chessground the first one within, and the grid of squares lies over both. */
export function Board({
  session,
  label,
  start,
  scrolls = false,
  onCommand,
  early,
}: Props): React.JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard>(undefined);
  const [chosen, setChosen] = useState<Square>();
  const { table, coordinates, animation, blindfold } = useStore(session.settings);
  const orientation = useSession(session, (state) => seenFrom(state, table));
  const far = useSession(session, (state) => farColor(state, table));
  const animationMs = useReducedMotion() ? 0 : ANIMATION_MS[animation];

  const mount = useEffectEvent((element: HTMLElement, shown: Session): MountedBoard => {
    const options = { look: { animationMs, scrolls }, onChosen: setChosen };
    const there = early?.();
    there?.moveTo(element, options);
    return there ?? mountBoard(element, shown, options);
  });
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
  useEffect(() => board.current?.setLook({ animationMs, scrolls }), [animationMs, scrolls]);

  const choose = useCallback((square: Square) => board.current?.choose(square), []);

  return (
    <div
      className="board"
      data-bottom={orientation}
      data-far={far}
      data-blindfold={blindfold === 'on' || undefined}
      ref={host}
    >
      <Coordinates orientation={orientation} where={coordinates} />
      <SquareGrid
        session={session}
        orientation={orientation}
        label={label}
        blindfold={blindfold === 'on'}
        {...(start !== undefined && { start })}
        chosen={chosen}
        onChoose={choose}
        onCommand={onCommand}
      />
    </div>
  );
}
