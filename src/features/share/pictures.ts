import { diagram } from '../../diagram/diagram.ts';
import type { SvgNode } from '../../diagram/svgNode.ts';
import { positionAt } from '../../game/game.ts';
import type { SessionState } from '../../session/sessionState.ts';

/** The position after a ply, as it is turned on the board. */
export function pictureAt({ game, orientation }: SessionState, ply: number, title?: string): SvgNode {
  const { board } = positionAt(game, ply) ?? game.start;
  return diagram({
    board,
    orientation,
    lastMove: game.plies[ply - 1]?.move,
    ...(title !== undefined && { title }),
  });
}

/** The same picture, so many pixels across. */
export const sized = (picture: SvgNode, size: number): SvgNode => ({
  ...picture,
  attributes: { ...picture.attributes, width: size, height: size },
});

/** Every position of the game. */
export const pictures = (state: SessionState): readonly SvgNode[] =>
  Array.from({ length: state.game.plies.length + 1 }, (_, ply) => pictureAt(state, ply));
