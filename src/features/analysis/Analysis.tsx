import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { startBot, type Bot } from '../../bot/client.ts';
import { samePosition, startPosition } from '../../rules/position.ts';
import { isLive } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { usePageMark } from '../../ui/usePageMark.ts';
import { useSession } from '../../ui/useSession.ts';
import './analysis.css';
import { FirstMoves } from './FirstMoves.tsx';
import { analysisMessages } from './messages.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { newReview, reviewGame, type Analyser } from './review.ts';

interface Props {
  readonly session: Session;
  readonly openBot?: () => Analyser & Pick<Bot, 'dispose'>;
}

/**
 * What the engine makes of a game that is over, if anything was played. Nobody sees it during a game: whoever shows it
 * sees to that. It begins with the first step back, can be switched off, and ends when it leaves the page.
 */
export function Analysis({ session, openBot = startBot }: Props): React.JSX.Element | undefined {
  const words = useMessages(analysisMessages);
  const heading = useId();
  const on = useStore(session.settings, ({ analysis }) => analysis === 'on');
  const live = useSession(session, isLive);
  const played = useSession(session, ({ game }) => game.plies.length > 0);
  const title = useRef<HTMLHeadingElement>(null);
  const atStart = useSession(
    session,
    ({ cursor, game }) => cursor === 0 && samePosition(game.start, startPosition),
  );
  const [begun, setBegun] = useState(!live);
  if (!begun && !live) setBegun(true);
  // The moves keep their room once there is more below them, and not before, when the game ends: nothing may jump then.
  usePageMark('review', begun);
  if (!played) return undefined;
  return (
    <div className="judgement">
      <section className="analysis" aria-labelledby={heading}>
        <div className="analysis-head">
          <h2 id={heading} ref={title} tabIndex={-1}>
            {words.heading}
          </h2>
          <button
            type="button"
            role="switch"
            className={on ? 'button on' : 'button'}
            aria-checked={on}
            onClick={() => session.settings.setState({ analysis: on ? 'off' : 'on' })}
          >
            {words.engine}
          </button>
        </div>
        {on &&
          (begun ? <Running session={session} openBot={openBot} /> : <p className="quiet">{words.begin}</p>)}
      </section>
      {/* Last, so that nothing else moves when it comes and goes; what had the focus in it leaves it to the heading. */}
      {atStart && <FirstMoves session={session} onFollowed={() => title.current?.focus()} />}
    </div>
  );
}

/** The engine is at work for as long as this is there. */
function Running({ session, openBot }: Required<Props>): React.JSX.Element {
  const [review] = useState(() => newReview(session.store.getState().game));
  useEffect(() => {
    const bot = openBot();
    const stop = reviewGame(session, bot, review);
    return () => {
      stop();
      bot.dispose();
    };
  }, [session, openBot, review]);
  return <ReviewPanel session={session} review={review} />;
}
