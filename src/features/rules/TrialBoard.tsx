import { useEffect, useRef } from 'react';
import { attachAnnounce } from '../../effects/announce.ts';
import type { Session } from '../../session/session.ts';
import { Diagram } from '../../ui/Diagram.tsx';
import { LiveBoard } from '../../ui/LiveBoard.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { diagramMessages } from './diagramMessages.ts';
import { stillPicture } from './still.ts';
import { trialStart, type Trial } from './trial.ts';

interface Props {
  readonly trial: Trial;
  readonly session: Session;
  readonly label: string;
}

/** The board of a trial, and the voice that tells what happens on it. */
export function TrialBoard({ trial, session, label }: Props): React.JSX.Element {
  const words = useMessages(diagramMessages);
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => (region.current ? attachAnnounce(session, region.current) : undefined), [session]);
  return (
    <>
      <LiveBoard
        session={session}
        label={label}
        start={trialStart(trial)}
        still={<Diagram picture={stillPicture(trial, label, words)} />}
      />
      <LiveRegion region={region} />
    </>
  );
}
