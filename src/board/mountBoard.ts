import { Chessground } from 'chessground';
import type { Config } from 'chessground/config';
import type { DrawShape } from 'chessground/draw';
import type { Key } from 'chessground/types';
import 'chessground/assets/chessground.base.css';
import type { Orientation } from '../rules/orientation.ts';
import { pieceAt } from '../rules/board.ts';
import type { Square } from '../rules/squares.ts';
import { DRAWING_COLORS, type Drawing } from '../session/drawings.ts';
import { boardPosition, handColor, moveByHand } from '../session/premoves.ts';
import { isLive, movableColor } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';
import { farColor, seenFrom } from '../session/table.ts';
import { afterPicture } from './afterPicture.ts';
import { boardConfig, type BoardLook, type Explain } from './boardConfig.ts';
import { keepTrue } from './keepTrue.ts';
import { seenKey, squareSeenAs, turnedConfig } from './turned.ts';
import './pieces/pieces.css';
import './board.css';
import './themes/track.css';
import './themes/others.css';

/** What the page decides of the look; the rest is a setting. */
type Look = Omit<BoardLook, 'whyNot'>;

export interface MountedBoard {
  /** What a click on the square does: choose a piece, move the chosen one, or let it go. */
  readonly choose: (square: Square) => void;
  readonly setLook: (look: Look) => void;
  /** Goes on in another host under other options, with whatever is in hand. */
  readonly moveTo: (host: HTMLElement, options: BoardOptions) => void;
  readonly unmount: () => void;
}

interface BoardOptions {
  readonly look: Look;
  /** Told which square's piece is about to move, or that none is. */
  readonly onChosen: (square: Square | undefined) => void;
}

/** Puts chessground into `host` and keeps it true to the session. The host's own children are left alone. */
export function mountBoard(first: HTMLElement, session: Session, options: BoardOptions): MountedBoard {
  let host = first;
  let { look, onChosen } = options;
  let chosen: Square | undefined;
  let explain: Explain | undefined;
  const orientationNow = (): Orientation =>
    seenFrom(session.store.getState(), session.settings.getState().table);
  let orientation = orientationNow();
  const declared = (): Config => {
    const { whyNot } = session.settings.getState();
    const config = boardConfig(session.store.getState(), { ...look, whyNot }, chosen, explain);
    const movable = { ...config.movable, events: { after: play } };
    const drawable = { ...config.drawable, onChange: draw };
    return turnedConfig({ ...config, movable, drawable, events: { select: onSelect } }, orientation);
  };
  const squareOf = (key: Key): Square => squareSeenAs(key, orientation);
  /** The square of a move that waits, chosen again, plays it. */
  const confirmed = (square: Square): boolean => {
    const { held } = session.store.getState();
    return held?.move.to === square && session.play(held.move, true).ok;
  };
  const onSelect = (key: Key): void => {
    const square = squareOf(key);
    if (ground.state.selected === undefined) {
      if (confirmed(square)) return;
      if (chosen === undefined && isForeign(key, square)) refuseToChoose(square);
    }
    tell();
  };
  /**
   * The other side's piece, pressed with nothing in hand where that can only be a mistake: said once, with no question
   * waiting, and not at a table where the other player may be the one who touches it.
   */
  const isForeign = (key: Key, square: Square): boolean => {
    const state = session.store.getState();
    const { whyNot, table } = session.settings.getState();
    const [color, pressed] = [movableColor(state), ground.state.pieces.get(key)?.color];
    return (
      pressed !== undefined &&
      pressed !== color &&
      whyNot !== 'off' &&
      isLive(state) &&
      !state.held &&
      state.refusal?.move.from !== square &&
      !farColor(state, table)
    );
  };
  /** Says whether it is another piece than before. */
  const noteChosen = (): boolean => {
    const { selected } = ground.state;
    const next = selected && squareOf(selected);
    if (next === chosen) return false;
    chosen = next;
    onChosen(chosen);
    // Choosing a piece is the next action: what was said of the last one has been said long enough.
    if (chosen !== undefined) session.dispatch({ type: 'dismiss' });
    return true;
  };
  const tell = (): void => {
    if (noteChosen()) declare();
  };
  const play = (from: Key, to: Key): void => {
    const move = { from: squareOf(from), to: squareOf(to) };
    if (moveByHand(session, move).ok) return;
    noteChosen();
    declare();
  };

  const draw = (shapes: readonly DrawShape[]): void =>
    void session.dispatch({ type: 'draw', drawings: shapes.flatMap(drawingOf) });
  /** Shapes of a finished stroke, as the session keeps them. */
  const drawingOf = ({ orig, dest, brush }: DrawShape): readonly Drawing[] => {
    const color = DRAWING_COLORS.find((name) => name === brush);
    return color ? [{ from: squareOf(orig), color, ...(dest && { to: squareOf(dest) }) }] : [];
  };

  const element = document.createElement('div');
  element.className = 'cg-wrap';
  // For the eyes alone: listeners have the grid of squares.
  element.ariaHidden = 'true';
  host.prepend(element);
  const ground = Chessground(element, declared());
  const isStill = (): boolean => handColor(session.store.getState()) === undefined;
  const markStill = (): void => void host.toggleAttribute('data-still', isStill());
  const declare = (): void => {
    ground.set(declared());
    // After the picture: it is a matter of fingers, and makes the browser go through all squares.
    if (host.hasAttribute('data-still') !== isStill()) afterPicture(markStill);
  };
  markStill();

  /** Somebody has tried to take up what is no piece of their own: the rules say so. */
  const refuseToChoose = (square: Square): void => {
    if (movableColor(session.store.getState()) !== undefined)
      moveByHand(session, { from: square, to: square });
  };

  let mounted = true;
  const learnToExplain = async (): Promise<void> => {
    explain = (await import('./explanation.ts')).explanation;
    if (mounted) declare();
  };
  learnToExplain().catch(() => undefined);

  const letGo = (): void => {
    ground.cancelMove();
    tell();
  };
  const turn = (next: Orientation): void => {
    letGo();
    orientation = next;
    // The board is turned under the pieces, which stay on their squares: nothing moves.
    ground.set({ ...declared(), animation: { enabled: false } });
  };
  const refresh = (): void => {
    const next = orientationNow();
    if (next !== orientation) turn(next);
    declare();
  };
  const unsubscribe = session.store.subscribe((now, before) => {
    if (now.game !== before.game || now.cursor !== before.cursor || now.premoves !== before.premoves)
      if (chosen === undefined || !isStillInHand(before, now, chosen)) {
        ground.cancelMove();
        noteChosen();
      }
    // Declared once for all of it.
    refresh();
  });
  const unfollow = session.settings.subscribe(refresh);
  const cancelPlan = (): boolean => {
    const { held, premoves } = session.store.getState();
    if (!held && premoves.length === 0) return false;
    session.dispatch({ type: held ? 'dismiss' : 'cancelPremoves' });
    return true;
  };
  let unbind = keepTrue(host, ground, letGo, cancelPlan);

  return {
    choose: (square) => {
      if (confirmed(square)) return;
      const inHand = ground.state.selected;
      ground.selectSquare(seenKey(square, orientation));
      // The board tells of a choice a moment later, its own state is right at once.
      if (inHand === undefined && ground.state.selected === undefined) refuseToChoose(square);
    },
    setLook: (next) => {
      look = next;
      declare();
    },
    moveTo: (next, { look: nextLook, onChosen: nextOnChosen }) => {
      unbind();
      host = next;
      look = nextLook;
      onChosen = nextOnChosen;
      host.prepend(element);
      unbind = keepTrue(host, ground, letGo, cancelPlan);
      declare();
      onChosen(chosen);
    },
    unmount: () => {
      mounted = false;
      unsubscribe();
      unfollow();
      unbind();
      ground.cancelMove();
      ground.destroy();
      element.remove();
    },
  };
}

/**
 * An answer that comes while a piece is in hand leaves it there: what was to be a premove becomes the move. In another
 * game nothing is in hand.
 */
function isStillInHand(before: SessionState, now: SessionState, square: Square): boolean {
  const piece = pieceAt(boardPosition(now).board, square);
  return (
    now.id === before.id &&
    piece === pieceAt(boardPosition(before).board, square) &&
    piece?.color === handColor(now)
  );
}
