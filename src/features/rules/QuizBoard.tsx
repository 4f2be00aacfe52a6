import type { Session } from '../../session/session.ts';
import { Diagram } from '../../ui/Diagram.tsx';
import { LiveBoard } from '../../ui/LiveBoard.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { diagramMessages } from './diagramMessages.ts';
import { stillPicture } from './still.ts';
import { trialStart, type Trial } from './trial.ts';

interface Props {
  readonly trial: Trial;
  readonly session: Session;
  readonly label: string;
}

/** The verdict speaks of what happens here, so the board itself says nothing. */
export function QuizBoard({ trial, session, label }: Props): React.JSX.Element {
  const words = useMessages(diagramMessages);
  return (
    <LiveBoard
      session={session}
      label={label}
      start={trialStart(trial)}
      still={<Diagram picture={stillPicture(trial, label, words)} />}
    />
  );
}
