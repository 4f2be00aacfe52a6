import type { Session } from '../../session/session.ts';
import { SizeHandle } from './SizeHandle.tsx';
import { LeaveZen } from './Zen.tsx';

/** What belongs to the board and can come a moment after it. */
export const BoardTools = ({ session }: { session: Session }): React.JSX.Element => (
  <>
    <SizeHandle settings={session.settings} />
    <LeaveZen />
  </>
);
