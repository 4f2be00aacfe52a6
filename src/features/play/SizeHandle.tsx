import { useRef, type PointerEvent } from 'react';
import { useStore } from 'zustand';
import { BOARD_SIZE, type SettingsStore } from '../../session/settings.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { laterMessages } from './laterMessages.ts';

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly size: number;
}

/** At the corner of the board: a slider for the keyboard, drawn by mouse or finger whichever way the board grows. */
export function SizeHandle({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(laterMessages).board;
  const size = useStore(settings, ({ boardSize }) => boardSize);
  const grip = useRef<Grip>(undefined);
  const resize = (percent: number): void =>
    settings.setState({
      boardSize: Math.round(Math.min(BOARD_SIZE.most, Math.max(BOARD_SIZE.least, percent))),
    });

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const board = event.currentTarget.parentElement?.querySelector('.board');
    if (!board || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, side: board.clientWidth, size };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    if (!grip.current) return;
    const { x, y, side, size: before } = grip.current;
    resize((before * (side + (clientX - x + clientY - y) / 2)) / side);
  };
  const letGo = (): void => {
    grip.current = undefined;
  };

  return (
    <label
      className="size-handle"
      title={words.boardSize}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <input
        type="range"
        aria-label={words.boardSize}
        aria-valuetext={`${size} %`}
        min={BOARD_SIZE.least}
        max={BOARD_SIZE.most}
        value={size}
        onChange={({ target }) => resize(target.valueAsNumber)}
      />
      <svg viewBox="0 0 12 12" width={16} height={16} aria-hidden="true">
        <path d="M11 1 1 11M11 6l-5 5" />
      </svg>
    </label>
  );
}
