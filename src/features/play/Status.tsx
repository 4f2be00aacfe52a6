import { useStore } from 'zustand';
import type { BotStatus } from '../../effects/bot.ts';
import { currentPosition } from '../../game/game.ts';
import { blackMayReply } from '../../rules/outcome.ts';
import { gameMessages } from '../../session/messages.ts';
import { isLive, onlyHuman, shownPosition, turnOf } from '../../session/selectors.ts';
import { proofMessages } from '../../session/proofMessages.ts';
import { proofText } from '../../session/proofText.ts';
import { heldOf, reasonOf, verdictOf } from '../../session/speak.ts';
import type { HeldMove, Refusal, Session, SessionState } from '../../session/session.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { refusalText } from '../../session/whyNot.ts';
import { whyNotMessages } from '../../session/whyNotMessages.ts';
import { playMessages } from './messages.ts';
import { ClaimButton, OfferAnswer, useClaim } from './Offers.tsx';

interface Props {
  readonly session: Session;
  readonly botStatus: BotStatus;
  readonly onRetry: () => void;
}

const lastReply = ({ game }: SessionState): boolean => !game.outcome && blackMayReply(currentPosition(game));

/** One sentence on where the game stands; when it has ended, who won and why. Its box never changes size. */
export function Status({ session, botStatus, onRetry }: Props): React.JSX.Element {
  const words = useMessages(playMessages);
  const game = useMessages(gameMessages);
  const outcome = useSession(session, (state) => state.game.outcome);
  const live = useSession(session, isLive);
  const turn = useSession(session, turnOf);
  const human = useSession(session, onlyHuman);
  const reply = useSession(session, lastReply);
  const offeredBy = useSession(session, (state) => state.game.drawOffer);
  const claim = useClaim(session);
  const ahead = useSession(session, (state) => state.premoves.length);
  const offersDraw = useSession(session, (state) => state.offersDraw);

  const refusal = useSession(session, (state) => state.refusal);

  const held = useSession(session, (state) => state.held);

  if (held) return <Held session={session} held={held} />;
  if (refusal) return <WhyNot session={session} refusal={refusal} />;
  if (!live)
    return (
      <Box tone="quiet" headline={words.status.lookingBack}>
        <BackToLive session={session} label={words.status.toLive} />
      </Box>
    );
  if (outcome)
    return (
      <Box tone="result" headline={verdictOf(game, outcome)}>
        <p data-testid="reason">{reasonOf(game, outcome)}</p>
        <EndProof session={session} />
      </Box>
    );
  if (botStatus === 'unavailable')
    return (
      <Box tone="alert" headline={words.bot.unavailable}>
        <button type="button" className="link" onClick={onRetry}>
          {words.bot.retry}
        </button>
      </Box>
    );
  if (offeredBy)
    return (
      <Box tone="alert" headline={words.offer.standing[offeredBy]}>
        <OfferAnswer session={session} />
      </Box>
    );
  const headline =
    botStatus === 'thinking'
      ? words.status.thinking
      : turn === human
        ? words.status.yourMove
        : game.toMove[turn];
  return (
    <Box tone={reply ? 'alert' : 'plain'} headline={headline}>
      {ahead > 0 ? (
        <p>
          {words.status.premoves(ahead)}{' '}
          <button type="button" className="link" onClick={() => session.dispatch({ type: 'cancelPremoves' })}>
            {words.status.cancelPremoves}
          </button>
        </p>
      ) : claim ? (
        <ClaimButton session={session} claim={claim} />
      ) : (
        <p>{reply ? words.status.lastReply : offersDraw ? words.offer.withMove : words.goal.short}</p>
      )}
    </Box>
  );
}

/** The impossible move somebody has just tried, explained; the board draws the same. */
function WhyNot({ session, refusal }: { session: Session; refusal: Refusal }): React.JSX.Element {
  const words = useMessages(whyNotMessages);
  const letters = useLetters();
  const position = useSession(session, shownPosition);
  const whyNot = useStore(session.settings, (settings) => settings.whyNot);
  return (
    <Box tone="alert" headline={words.headline}>
      <p data-testid="why-not">{refusalText(words, whyNot, position, refusal, letters)}</p>
    </Box>
  );
}

/** White is about to arrive where Black can follow, or a move waits to be confirmed: play it? */
function Held({ session, held }: { session: Session; held: HeldMove }): React.JSX.Element {
  const messages = useMessages(gameMessages);
  const words = held.replies.length > 0 ? messages.held : messages.confirm;
  const claim = useClaim(session);
  const letters = useLetters();
  return (
    <Box tone="alert" headline={words.headline}>
      <p data-testid="held">{heldOf(messages, held, letters)}</p>
      <div className="offer">
        <button type="button" className="button on" onClick={() => session.play(held.move, true)}>
          {words.play}
        </button>
        <button type="button" className="button" onClick={() => session.dispatch({ type: 'dismiss' })}>
          {words.back}
        </button>
      </div>
      {claim && <ClaimButton session={session} claim={claim} />}
    </Box>
  );
}

/** What the board draws of the end, in words. */
function EndProof({ session }: { session: Session }): React.JSX.Element | undefined {
  const words = useMessages(proofMessages);
  const letters = useLetters();
  const text = proofText(
    words,
    useSession(session, (state) => state.game),
    letters,
  );
  return text === undefined ? undefined : <p data-testid="proof">{text}</p>;
}

interface BoxProps {
  readonly tone: 'plain' | 'quiet' | 'alert' | 'result';
  readonly headline: string;
  readonly children: React.ReactNode;
}

const Box = ({ tone, headline, children }: BoxProps): React.JSX.Element => (
  <div className="status" data-tone={tone} data-testid="status">
    <h2>{headline}</h2>
    {children}
  </div>
);

function BackToLive({ session, label }: { session: Session; label: string }): React.JSX.Element {
  const plies = useSession(session, (state) => state.game.plies.length);
  return (
    <button type="button" className="link" onClick={() => session.dispatch({ type: 'goTo', ply: plies })}>
      {label}
    </button>
  );
}
