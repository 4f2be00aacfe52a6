import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';
import { useFollowed } from './useFollowed.ts';

/** The least a component shows of a board. The selector must return the same value for the same state. */
export const useSession = <T>(session: Session, selector: (state: SessionState) => T): T =>
  useFollowed(session.store, selector);
