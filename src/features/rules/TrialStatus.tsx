import { claims } from '../../game/claims.ts';
import { currentPosition } from '../../game/game.ts';
import { blackMayReply } from '../../rules/outcome.ts';
import { gameMessages } from '../../session/messages.ts';
import { proofMessages } from '../../session/proofMessages.ts';
import { proofText } from '../../session/proofText.ts';
import { shownPosition, turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { HeldMove, Refusal, SessionState } from '../../session/sessionState.ts';
import { heldOf, reasonOf, verdictOf } from '../../session/gameText.ts';
import { whyNotText } from '../../session/whyNot.ts';
import { whyNotMessages } from '../../session/whyNotMessages.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { boardMessages } from './boardMessages.ts';
import { takeStep } from './trial.ts';

interface Props {
  readonly session: Session;
  /** What to try, until something has been tried. */
  readonly task: string;
}

/** What became of the last thing tried. Its box never changes size. */
export function TrialStatus({ session, task }: Props): React.JSX.Element {
  const game = useMessages(gameMessages);
  const state = useSession(session, (whole) => whole);
  const { refusal, held } = state;
  const { outcome, plies } = state.game;

  if (held) return <Held session={session} held={held} />;
  if (refusal) return <WhyNot state={state} refusal={refusal} />;
  if (outcome)
    return (
      <Box tone="result" headline={verdictOf(game, outcome)}>
        <p>{reasonOf(game, outcome)}</p>
        <Proof state={state} />
      </Box>
    );
  if (plies.length > 0) return <Allowed session={session} state={state} />;
  return (
    <Box tone="plain" headline={game.toMove[turnOf(state)]}>
      <p>{task}</p>
    </Box>
  );
}

function Held({ session, held }: { session: Session; held: HeldMove }): React.JSX.Element {
  const words = useMessages(gameMessages);
  const letters = useLetters();
  const play = (): void => {
    // A second press may come before the question has left the page.
    if (session.store.getState().held === held) session.play(held.move, true);
  };
  return (
    <Box tone="alert" headline={words.held.headline}>
      <p>{heldOf(words, held, letters)}</p>
      <div className="trial-answers">
        <button type="button" className="button on" onClick={play}>
          {words.held.play}
        </button>
        <button type="button" className="button" onClick={() => session.dispatch({ type: 'dismiss' })}>
          {words.held.back}
        </button>
      </div>
    </Box>
  );
}

function WhyNot({ state, refusal }: { state: SessionState; refusal: Refusal }): React.JSX.Element {
  const words = useMessages(whyNotMessages);
  const letters = useLetters();
  return (
    <Box tone="alert" headline={words.headline}>
      <p>{whyNotText(words, shownPosition(state), refusal.move, refusal.reasons, letters)}</p>
    </Box>
  );
}

function Allowed({ session, state }: { session: Session; state: SessionState }): React.JSX.Element {
  const words = useMessages(boardMessages);
  const game = useMessages(gameMessages);
  const reply = blackMayReply(currentPosition(state.game));
  const claimable = claims(state.game).length > 0;
  return (
    <Box tone={reply ? 'alert' : 'plain'} headline={words.allowed}>
      <p>{reply ? game.lastReply : words.goesOn[turnOf(state)]}</p>
      {claimable && (
        <div className="trial-answers">
          <button type="button" className="button on" onClick={() => takeStep(session, 'claim')}>
            {words.claim}
          </button>
        </div>
      )}
    </Box>
  );
}

/** What the board draws of the end, in words. */
function Proof({ state }: { state: SessionState }): React.JSX.Element | undefined {
  const text = proofText(useMessages(proofMessages), state.game, useLetters());
  return text === undefined ? undefined : <p>{text}</p>;
}

interface BoxProps {
  readonly tone: 'plain' | 'alert' | 'result';
  readonly headline: string;
  readonly children: React.ReactNode;
}

const Box = ({ tone, headline, children }: BoxProps): React.JSX.Element => (
  <div className="trial-status" data-tone={tone} data-testid="trial-status">
    <strong>{headline}</strong>
    {children}
  </div>
);
