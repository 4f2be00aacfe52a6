import { currentPosition } from '../../game/game.ts';
import { makeFen } from '../../notation/makeFen.ts';
import { turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { boardMessages } from './boardMessages.ts';
import { takeStep, trialPosition, type Trial } from './trial.ts';
import { TrialBoard } from './TrialBoard.tsx';
import { TrialStatus } from './TrialStatus.tsx';
import './trial.css';
import { useTrial } from './useTrial.ts';

interface Props {
  readonly trial: Trial;
  /** Names the board to whoever does not see it. */
  readonly label: string;
  /** What to try. */
  readonly task: string;
}

/** A position where the reader makes the very move in question and sees what becomes of it. */
export function TryBoard({ trial, label, task }: Props): React.JSX.Element {
  const words = useMessages(boardMessages);
  const { session, again, show } = useTrial(trial);
  return (
    <div className="trial">
      <TrialBoard trial={trial} session={session} label={label} />
      <TrialStatus session={session} task={task} />
      <div className="trial-actions">
        <OwnActions trial={trial} session={session} />
        <button type="button" className="button" onClick={show}>
          {words.showMe}
        </button>
        <button type="button" className="button" onClick={again}>
          {words.tryAgain}
        </button>
        <PlayOn trial={trial} session={session} />
      </div>
    </div>
  );
}

/** What can be done here besides moving. */
function OwnActions({ trial, session }: { trial: Trial; session: Session }): React.ReactNode {
  const words = useMessages(boardMessages).actions;
  const turn = useSession(session, turnOf);
  const over = useSession(session, ({ game }) => game.outcome !== undefined);
  return trial.actions?.map((action) => (
    <button
      key={action}
      type="button"
      className="button on"
      disabled={over}
      onClick={() => takeStep(session, action)}
    >
      {words[action][turn]}
    </button>
  ));
}

/** A game against the computer from the position on the board, or from the trial's own where that one is finished. */
function PlayOn({ trial, session }: { trial: Trial; session: Session }): React.JSX.Element {
  const words = useMessages(boardMessages);
  const fen = useSession(session, ({ game }) =>
    makeFen(game.outcome ? trialPosition(trial) : currentPosition(game)),
  );
  const query = new URLSearchParams({
    opponent: 'bot',
    level: 'easy',
    color: trialPosition(trial).turn,
    fen: fen.replaceAll(' ', '_'),
  });
  return (
    <a className="button" href={`#/play?${query.toString()}`}>
      {words.playOn}
    </a>
  );
}
