import type { DrawShape } from 'chessground/draw';
import { squareName } from '../rules/squares.ts';
import { isLive } from '../session/selectors.ts';
import type { SessionState } from '../session/sessionState.ts';
import { arrivalShapes } from './arrivalShapes.ts';
import { brushes } from './brushes.ts';
import { hintShapes } from './hintShapes.ts';
import { proofShapes } from './proofShapes.ts';
import { whyNotShapes } from './whyNotShapes.ts';

/** What the board draws by itself. It comes a little later than the board: nobody’s first move is so fast. */
export const explanation = (state: SessionState): readonly DrawShape[] => [
  ...explained(state),
  ...premoveOrder(state),
];

/** A refused move, a held one, a hint, or how a finished game ended. */
function explained(state: SessionState): readonly DrawShape[] {
  const { refusal, held, hint, game } = state;
  if (refusal) return refusal.explained ? whyNotShapes(refusal.move, refusal.reasons) : [];
  if (held) return arrivalShapes(held.move, held.replies);
  if (hint && isLive(state)) return hintShapes(hint);
  return game.outcome && isLive(state) ? proofShapes(game) : [];
}

/** A queue says which premove comes when. */
const premoveOrder = ({ premoves }: SessionState): readonly DrawShape[] =>
  premoves.length < 2
    ? []
    : premoves.map(({ to }, n) => ({
        orig: squareName(to),
        label: { text: String(n + 1), fill: brushes['shield']!.color },
      }));
