import { Suspense, useEffect } from 'react';
import type { BotStatus } from '../../effects/bot.ts';
import { currentPosition } from '../../game/game.ts';
import { blackMayReply } from '../../rules/outcome.ts';
import { gameMessages } from '../../session/messages.ts';
import { isLive, onlyHuman, turnOf } from '../../session/selectors.ts';
import { reasonOf, verdictOf } from '../../session/gameText.ts';
import type { Session } from '../../session/session.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { late } from '../../ui/late.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { playMessages } from './messages.ts';
import { StatusBox } from './StatusBox.tsx';

interface Props {
  readonly session: Session;
  readonly botStatus: BotStatus;
  readonly onRetry: () => void;
  readonly onHint: () => void;
}

// What most moves don't need comes when it is needed; reasons and questions must not keep anyone waiting and are fetched ahead.
const loadWhyNot = (): Promise<typeof import('./WhyNot.tsx')> => import('./WhyNot.tsx');
const WhyNot = late(async () => (await loadWhyNot()).WhyNot);
const loadHeld = (): Promise<typeof import('./Held.tsx')> => import('./Held.tsx');
const Held = late(async () => (await loadHeld()).Held);
const LookingBack = late(async () => (await import('./LookingBack.tsx')).LookingBack);
const BranchBox = late(async () => (await import('./LookingBack.tsx')).BranchBox);
const HintBox = late(async () => (await import('./HintBox.tsx')).HintBox);
const ClaimOr = late(async () => (await import('./Offers.tsx')).ClaimOr);
const OfferAnswer = late(async () => (await import('./Offers.tsx')).OfferAnswer);
const EndProof = late(async () => (await import('./EndProof.tsx')).EndProof);
const EndActions = late(async () => (await import('./EndActions.tsx')).EndActions);

const lastReply = ({ game }: SessionState): boolean => !game.outcome && blackMayReply(currentPosition(game));

/** One sentence on where the game stands; when it has ended, who won and why. Its box never changes size. */
export function Status(props: Props): React.JSX.Element {
  useEffect(() => void Promise.all([loadWhyNot(), loadHeld()]).catch(() => undefined), []);
  return (
    <Suspense fallback={<div className="status" data-tone="quiet" />}>
      <StatusNow {...props} />
    </Suspense>
  );
}

function StatusNow({ session, botStatus, onRetry, onHint }: Props): React.JSX.Element {
  const words = useMessages(playMessages);
  const game = useMessages(gameMessages);
  const outcome = useSession(session, (state) => state.game.outcome);
  const live = useSession(session, isLive);
  const turn = useSession(session, turnOf);
  const human = useSession(session, onlyHuman);
  const reply = useSession(session, lastReply);
  const offeredBy = useSession(session, (state) => state.game.drawOffer);
  const declined = useSession(session, (state) => state.declined);
  const ahead = useSession(session, (state) => state.premoves.length);
  const offersDraw = useSession(session, (state) => state.offersDraw);
  const refusal = useSession(session, (state) => state.refusal);
  const held = useSession(session, (state) => state.held);
  const hint = useSession(session, (state) => state.hint);
  const branch = useSession(session, (state) => state.branch);

  if (held) return <Held session={session} held={held} />;
  if (refusal) return <WhyNot session={session} refusal={refusal} />;
  if (branch) return <BranchBox session={session} branch={branch} />;
  if (!live) return <LookingBack session={session} />;
  if (hint) return <HintBox session={session} hint={hint} onMore={onHint} />;
  if (outcome)
    return (
      <StatusBox
        tone="result"
        headline={verdictOf(game, outcome)}
        beside={
          <Suspense fallback={<div className="status-actions" />}>
            <EndActions session={session} />
          </Suspense>
        }
      >
        <p data-testid="reason">{reasonOf(game, outcome)}</p>
        <Suspense fallback={null}>
          <EndProof session={session} />
        </Suspense>
      </StatusBox>
    );
  if (botStatus === 'unavailable')
    return (
      <StatusBox tone="alert" headline={words.bot.unavailable}>
        <button type="button" className="link" onClick={onRetry}>
          {words.bot.retry}
        </button>
      </StatusBox>
    );
  if (offeredBy)
    return (
      <StatusBox tone="alert" headline={words.offer.standing[offeredBy]}>
        {botStatus === 'thinking' ? (
          <p>{words.offer.considered}</p>
        ) : (
          <Suspense fallback={null}>
            <OfferAnswer session={session} />
          </Suspense>
        )}
      </StatusBox>
    );
  const headline =
    botStatus === 'thinking'
      ? words.status.thinking
      : turn === human
        ? words.status.yourMove
        : game.toMove[turn];
  const situation = (
    <p>
      {reply ? (
        words.status.lastReply
      ) : offersDraw ? (
        words.offer.withMove
      ) : declined ? (
        game.declined[declined.by]
      ) : (
        <>
          {words.goal.short} <a href="#/rules">{words.goal.rules}</a>
        </>
      )}
    </p>
  );
  return (
    <StatusBox tone={reply ? 'alert' : 'plain'} headline={headline}>
      {ahead > 0 ? (
        <p>
          {words.status.premoves(ahead)}{' '}
          <button type="button" className="link" onClick={() => session.dispatch({ type: 'cancelPremoves' })}>
            {words.status.cancelPremoves}
          </button>
        </p>
      ) : (
        <Suspense fallback={situation}>
          <ClaimOr session={session}>{situation}</ClaimOr>
        </Suspense>
      )}
    </StatusBox>
  );
}
