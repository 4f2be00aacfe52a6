import { Suspense } from 'react';
import type { HintEffect } from '../../effects/hint.ts';
import type { Session } from '../../session/session.ts';
import { onlyHuman, takebackPlies, turnOf } from '../../session/selectors.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { late } from '../../ui/late.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { playMessages } from './messages.ts';
import { HintButton } from './HintButton.tsx';

const PauseButton = late(async () => (await import('./Pause.tsx')).PauseButton);

interface Props {
  readonly session: Session;
  readonly hint: HintEffect;
  readonly onNewGame: () => void;
}

/** What can be done besides moving. Every button is always there, so none changes place under the finger. */
export function Actions({ session, hint, onNewGame }: Props): React.JSX.Element {
  const words = useMessages(playMessages).actions;
  const state = useSession(session, (now) => now);
  const { id, game, paused, strict = false, offersDraw, viewOnly = false } = state;
  const still = paused || viewOnly;
  const over = game.outcome !== undefined;
  const human = onlyHuman(state);
  const takeback = takebackPlies(state);
  // An offer goes with a move of one's own, once each side has moved.
  const mayOffer = !over && !game.drawOffer && game.plies.length >= 2;
  const resigning = human ?? turnOf(state);
  return (
    <div className="actions">
      <button type="button" className="button" onClick={onNewGame}>
        <Icon name="plus" />
        {words.newGame}
      </button>
      <button type="button" className="button" onClick={() => session.dispatch({ type: 'flip' })}>
        <Icon name="flip" />
        {words.flip}
      </button>
      <button
        type="button"
        className="button"
        disabled={takeback === 0 || still}
        onClick={() => session.dispatch({ type: 'takeBack', plies: takeback })}
      >
        <Icon name="undo" />
        {words.takeBack}
      </button>
      <HintButton session={session} hint={hint} />
      {human && (
        <button
          type="button"
          className="button"
          disabled={over || strict || still}
          onClick={() => session.dispatch({ type: 'switchSides' })}
        >
          <Icon name="swap" />
          {words.switchSides}
        </button>
      )}
      {game.timeControl && (
        <Suspense fallback={<span className="button" aria-hidden="true" />}>
          <PauseButton session={session} />
        </Suspense>
      )}
      <button
        type="button"
        className={offersDraw ? 'button on' : 'button'}
        aria-pressed={offersDraw}
        disabled={!mayOffer || still}
        onClick={() => session.dispatch({ type: 'offerWithMove', on: !offersDraw })}
      >
        <Icon name="draw" />
        {words.offerDraw}
      </button>
      <ConfirmButton
        moment={`${id}:${game.plies.length}`}
        disabled={over || viewOnly}
        hint={words.resignHint}
        label={
          <>
            <Icon name="flag" />
            {words.resign}
          </>
        }
        sureLabel={
          <>
            <Icon name="flag" />
            {words.resignSure}
          </>
        }
        onConfirm={() => session.dispatch({ type: 'resign', color: resigning })}
      />
    </div>
  );
}
