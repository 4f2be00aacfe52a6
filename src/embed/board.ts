import { place, squareInPlace } from '../rules/orientation.ts';
import { PIECE_SCALE } from '../diagram/pieces.ts';
import type { Piece } from '../rules/board.ts';
import type { Move } from '../rules/position.ts';
import { squareName, type Square } from '../rules/squares.ts';
import { html } from './html.ts';
import { makePicture, type Scene } from './livePicture.ts';
import { selectionMarks } from './marks.ts';

interface BoardScene extends Scene {
  /** Where each piece of the side that may move now can go; empty while it is not the visitor's turn. */
  readonly dests: ReadonlyMap<Square, readonly Square[]>;
}

export interface LiveBoard {
  readonly element: HTMLElement;
  readonly show: (scene: BoardScene) => void;
  readonly focus: () => void;
}

export interface CellWords {
  /** What stands on a square, read out: `h2, white king`. */
  readonly square: (name: string, piece: Piece | undefined, selected: boolean) => string;
  readonly label: string;
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A board to play on: a picture below, and over it a grid of 64 cells that take pointer and keyboard and say
 * what stands on them. The pointer is mapped to a square when something happens, never from a rectangle kept.
 * `onMove` is asked about every move tried, legal or not.
 */
export function makeBoard(words: CellWords, onMove: (move: Move) => void): LiveBoard {
  const picture = makePicture();
  picture.svg.setAttribute('aria-hidden', 'true');
  const cells = Array.from({ length: 64 }, () => html('div', { role: 'gridcell', tabindex: -1 }));
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
    html('div', { role: 'row' }, ...cells.slice(8 * row, 8 * row + 8)),
  );
  const grid = html('div', { class: 'grid', role: 'grid', 'aria-label': words.label }, ...rows);
  picture.element.append(grid);

  let scene: BoardScene | undefined;
  let selected: Square | undefined;
  let focused = 56;
  let drag:
    | { readonly from: Square; readonly wasSelected: boolean; readonly piece: Element | undefined }
    | undefined;

  const placeOf = (square: Square): number => {
    const { x, y } = place(square, scene?.orientation ?? 'white');
    return x + 8 * y;
  };
  const squareOf = (index: number): Square =>
    squareInPlace(index & 7, index >> 3, scene?.orientation ?? 'white');
  const canMove = (square: Square): boolean => scene?.dests.has(square) === true;

  function draw(): void {
    if (scene === undefined) return;
    const { pieces, orientation, dests, under = [] } = scene;
    const standing = new Map(pieces.map(({ square, piece }) => [square, piece]));
    const marks =
      selected === undefined
        ? []
        : selectionMarks(orientation, selected, dests.get(selected) ?? [], (square) => standing.has(square));
    picture.show({ ...scene, under: [...under, ...marks] }, '');
    for (const [index, cell] of cells.entries()) {
      const square = squareOf(index);
      cell.setAttribute(
        'aria-label',
        words.square(squareName(square), standing.get(square), square === selected),
      );
      cell.tabIndex = index === focused ? 0 : -1;
      // A finger on a piece that can move drags it; anywhere else it scrolls the page.
      cell.className = canMove(square) ? 'movable' : '';
    }
  }

  function select(square: Square | undefined): void {
    selected = square;
    draw();
  }

  function tryMove(from: Square, to: Square): void {
    selected = undefined;
    onMove({ from, to });
    draw();
  }

  /** A press, a tap or Enter on a square. */
  function press(square: Square): void {
    if (selected === undefined || selected === square || canMove(square))
      select(canMove(square) && square !== selected ? square : undefined);
    else tryMove(selected, square);
  }

  function squareAt(event: PointerEvent): Square | undefined {
    const { left, top, width, height } = grid.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * 8);
    const row = Math.floor(((event.clientY - top) / height) * 8);
    const inside = column >= 0 && column < 8 && row >= 0 && row < 8;
    return inside ? squareOf(column + 8 * row) : undefined;
  }

  function carry(event: PointerEvent): void {
    const { left, top, width } = grid.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * 8 - 0.5;
    const y = ((event.clientY - top) / width) * 8 - 0.5;
    drag?.piece?.setAttribute('transform', `translate(${x} ${y})scale(${PIECE_SCALE})`);
  }

  /** The drawn piece of a square, brought above the others. */
  function lift(from: Square): Element | undefined {
    const index = scene?.pieces.findIndex(({ square }) => square === from) ?? -1;
    const piece = picture.svg.querySelectorAll('[part^=piece]')[index];
    piece?.parentElement?.append(piece);
    return piece;
  }

  grid.addEventListener('pointerdown', (event) => {
    const square = squareAt(event);
    if (square === undefined || event.button !== 0 || !event.isPrimary) return;
    focused = placeOf(square);
    if (!canMove(square)) return event.pointerType === 'mouse' ? press(square) : draw();
    const wasSelected = selected === square;
    grid.setPointerCapture(event.pointerId);
    select(square);
    drag = { from: square, wasSelected, piece: lift(square) };
  });
  grid.addEventListener('pointermove', (event) => {
    if (drag !== undefined) carry(event);
  });
  grid.addEventListener('pointerup', (event) => {
    const square = squareAt(event);
    const { from, wasSelected } = drag ?? {};
    drag = undefined;
    if (from === undefined) {
      // A finger that did not scroll: the tap counts when it is lifted.
      if (event.pointerType !== 'mouse' && square !== undefined) press(square);
    } else if (square !== undefined && square !== from) tryMove(from, square);
    else select(wasSelected ? undefined : from);
  });
  grid.addEventListener('pointercancel', () => {
    drag = undefined;
    draw();
  });
  // Screen readers move the focus themselves, and press without a pointer.
  grid.addEventListener('focusin', ({ target }) => {
    focused = cells.findIndex((cell) => cell === target);
  });
  grid.addEventListener('click', ({ detail }) => {
    if (detail === 0) press(squareOf(focused));
  });
  grid.addEventListener('keydown', (event) => {
    const step = ARROWS[event.key];
    if (step !== undefined) {
      const column = (focused & 7) + step[0];
      const row = (focused >> 3) + step[1];
      if (column >= 0 && column < 8 && row >= 0 && row < 8) focused = column + 8 * row;
      draw();
      cells[focused]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') press(squareOf(focused));
    else if (event.key === 'Escape') select(undefined);
    else return;
    event.preventDefault();
  });

  return {
    element: picture.element,
    show: (next) => {
      const first = scene === undefined;
      scene = next;
      selected = undefined;
      drag = undefined;
      if (first) focused = placeOf(next.dests.keys().next().value ?? 0);
      draw();
    },
    focus: () => cells[focused]?.focus(),
  };
}
