import { Suspense, useEffect } from 'react';
import type { BotEffect } from '../../effects/bot.ts';
import { currentPosition } from '../../game/game.ts';
import { blackMayReply } from '../../rules/outcome.ts';
import { gameMessages } from '../../session/messages.ts';
import { isLive, onlyHuman, turnOf } from '../../session/selectors.ts';
import { reasonOf, verdictOf } from '../../session/gameText.ts';
import type { Session } from '../../session/session.ts';
import { late } from '../../ui/late.ts';
import { useFollowed } from '../../ui/useFollowed.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { goalMessages } from './goalMessages.ts';
import { playMessages } from './messages.ts';
import { StatusBox } from './StatusBox.tsx';

interface Props {
  readonly session: Session;
  readonly bot: BotEffect;
  readonly onHint: () => void;
  readonly onShare: () => void;
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

/** One sentence on where the game stands; when it has ended, who won and why. Its box never changes size. */
export function Status(props: Props): React.JSX.Element {
  useEffect(() => void Promise.all([loadWhyNot(), loadHeld()]).catch(() => undefined), []);
  return (
    <Suspense fallback={<div className="status" data-tone="quiet" />}>
      <StatusNow {...props} />
    </Suspense>
  );
}

function StatusNow({ session, bot, onHint, onShare }: Props): React.JSX.Element {
  const words = useMessages(playMessages);
  const goal = useMessages(goalMessages);
  const game = useMessages(gameMessages);
  const botStatus = useFollowed(bot.status, ({ status }) => status);
  const state = useSession(session, (now) => now);
  const { held, refusal, branch, hint, offersDraw, declined } = state;
  const { outcome, drawOffer } = state.game;
  const turn = turnOf(state);
  const ahead = state.premoves.length;

  if (held) return <Held session={session} held={held} />;
  if (refusal) return <WhyNot session={session} refusal={refusal} />;
  if (branch) return <BranchBox session={session} branch={branch} />;
  if (!isLive(state)) return <LookingBack session={session} />;
  if (hint) return <HintBox session={session} hint={hint} onMore={onHint} />;
  if (outcome)
    return (
      <StatusBox
        tone="result"
        headline={verdictOf(game, outcome)}
        beside={
          <Suspense fallback={<div className="status-actions" />}>
            <EndActions session={session} onShare={onShare} />
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
        <button type="button" className="link" onClick={bot.retry}>
          {words.bot.retry}
        </button>
      </StatusBox>
    );
  const reply = !outcome && blackMayReply(currentPosition(state.game));
  const lastReply = reply && <p>{words.status.lastReply}</p>;
  if (drawOffer)
    return (
      <StatusBox tone="alert" headline={game.offers[drawOffer]}>
        {lastReply}
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
      : turn === onlyHuman(state)
        ? words.status.yourMove
        : game.toMove[turn];
  const situation = !reply && (
    <p>
      {offersDraw ? (
        words.offer.withMove
      ) : declined ? (
        game.declined[declined.by]
      ) : (
        <>
          {goal.short} <a href="#/rules">{goal.rules}</a>
        </>
      )}
    </p>
  );
  return (
    <StatusBox tone={reply ? 'alert' : 'plain'} headline={headline}>
      {lastReply}
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
