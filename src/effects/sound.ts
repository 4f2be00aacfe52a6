import { pieceAt } from '../rules/board.ts';
import { GOAL_RANK, rankOf } from '../rules/squares.ts';
import { isTry } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';

export type SoundName = 'move' | 'capture' | 'refused' | 'arrival' | 'end' | 'offer' | 'lowTime';

export interface SoundPlayer {
  readonly play: (name: SoundName) => void;
}

/** What a change of the board sounds like; the most telling one, where several things happened. */
export function soundFor(before: SessionState, now: SessionState): SoundName | undefined {
  // The tab that plays the game makes the sounds.
  if (now.id !== before.id || now.viewOnly) return undefined;
  if (now.refusal && now.refusal !== before.refusal) return isTry(now.refusal.move) ? 'refused' : undefined;
  if (now.game === before.game) return undefined;
  if (now.game.outcome && !before.game.outcome) return 'end';
  if (now.game.plies.length <= before.game.plies.length) return undefined;
  if (now.game.drawOffer && !before.game.drawOffer) return 'offer';
  return moveSound(now);
}

function moveSound({ game }: SessionState): SoundName {
  const ply = game.plies.at(-1);
  const previous = game.plies.at(-2)?.position ?? game.start;
  if (!ply) throw new Error('no ply to sound');
  const { from, to } = ply.move;
  const king = pieceAt(previous.board, from)?.role === 'king';
  if (king && rankOf(to) === GOAL_RANK) return 'arrival';
  return pieceAt(previous.board, to) ? 'capture' : 'move';
}

export const attachSound = (session: Session, player: SoundPlayer): (() => void) =>
  session.store.subscribe((now, before) => {
    const sound = soundFor(before, now);
    if (sound) player.play(sound);
  });
