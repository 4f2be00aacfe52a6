import { useId } from 'react';
import { playedOn } from '../../session/nextGame.ts';
import type { Session } from '../../session/session.ts';
import type { Branch } from '../../session/sessionState.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { laterMessages } from './laterMessages.ts';
import { StatusBox } from './StatusBox.tsx';

/** An earlier position is on show: the way back to the game, and the way on from here. */
export function LookingBack({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(laterMessages).back;
  const plies = useSession(session, (state) => state.game.plies.length);
  const followed = useSession(session, (state) => state.viewOnly === true);
  return (
    <StatusBox tone="quiet" headline={words.headline}>
      <div className="offer">
        <button
          type="button"
          className="button on"
          onClick={() => session.dispatch({ type: 'goTo', ply: plies })}
        >
          {words.toLive}
        </button>
        {!followed && (
          <button type="button" className="button" onClick={() => session.dispatch({ type: 'branch' })}>
            {words.playOn}
          </button>
        )}
      </div>
    </StatusBox>
  );
}

/** A question takes the focus, and so is read aloud; the page goes to it from a move that was chosen far below. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Asked before another game begins from an earlier position. */
export function BranchBox({ session, branch }: { session: Session; branch: Branch }): React.JSX.Element {
  const words = useMessages(laterMessages).back;
  const kept = useId();
  const playOn = (): void => {
    // A second press may come before the question has left the page.
    if (session.store.getState().branch !== branch) return;
    session.dispatch({ type: 'open', state: playedOn(session.store.getState(), crypto.randomUUID()) });
    if (branch.move) session.play(branch.move);
  };
  return (
    <StatusBox tone="alert" headline={words.sure}>
      <p id={kept}>{words.kept}</p>
      <div className="offer">
        <button type="button" className="button on" ref={focus} aria-describedby={kept} onClick={playOn}>
          {words.playOn}
        </button>
        <button type="button" className="button" onClick={() => session.dispatch({ type: 'dismiss' })}>
          {words.cancel}
        </button>
      </div>
    </StatusBox>
  );
}
