import { clockRuns } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';
import { LateIcon } from '../../ui/LateIcon.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { clockMessages } from './clockMessages.ts';

/** It can be pressed while one runs, or stands in a pause. */
export function PauseButton({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(clockMessages);
  const runs = useSession(session, clockRuns);
  const paused = useSession(session, (state) => state.paused);
  const followed = useSession(session, (state) => state.viewOnly === true);
  return (
    <button
      type="button"
      className={paused ? 'button on' : 'button'}
      disabled={followed || (!runs && !paused)}
      onClick={() => session.dispatch({ type: 'pause', on: !paused })}
    >
      <LateIcon name={paused ? 'play' : 'pause'} />
      {paused ? words.resume : words.pause}
    </button>
  );
}

const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Lies where the board is hidden, so that a pause is no time to think. Only the tab that plays ends it. */
export function PauseCover({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(clockMessages);
  const followed = useSession(session, (state) => state.viewOnly === true);
  return (
    <div className="pause-cover" data-testid="paused">
      <h2>{words.paused}</h2>
      <p className="quiet">{followed ? words.pausedElsewhere : words.pausedHint}</p>
      {!followed && (
        <button
          type="button"
          className="button primary"
          ref={focus}
          onClick={() => session.dispatch({ type: 'pause', on: false })}
        >
          {words.goOn}
        </button>
      )}
    </div>
  );
}
