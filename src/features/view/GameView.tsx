import { Suspense, useState, type ComponentType } from 'react';
import type { Connection } from '../../effects/database.ts';
import { addGames } from '../../effects/gameLibrary.ts';
import { toSaved } from '../../effects/savedGame.ts';
import { makeFen } from '../../notation/makeFen.ts';
import { positionOutcome } from '../../rules/outcome.ts';
import { gameMessages } from '../../session/messages.ts';
import { shownPosition } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { reasonOf, verdictOf } from '../../session/gameText.ts';
import { Board } from '../../ui/Board.tsx';
import { LateIcon, type LateIconName } from '../../ui/LateIcon.tsx';
import { MoveList } from '../../ui/MoveList.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { viewMessages } from './messages.ts';

interface Props {
  readonly session: Session;
  readonly connection: Connection | undefined;
  /** It is among My games already. */
  readonly kept: boolean;
  readonly onShare: (state: SessionState) => void;
  readonly Analysis: ComponentType<{ session: Session }>;
}

export function GameView(props: Props): React.JSX.Element {
  const { session, connection, kept, onShare, Analysis } = props;
  const words = useMessages(viewMessages);
  const over = useSession(session, ({ game }) => game.outcome !== undefined);
  return (
    <div className="view">
      <div className="view-grid">
        <div className="view-board">
          <Board session={session} label={words.board} />
        </div>
        <div className="view-side">
          <Verdict session={session} />
          <Moves session={session} />
          <div className="view-actions">
            <PlayOn session={session} />
            <button type="button" className="button" onClick={() => onShare(session.store.getState())}>
              <LateIcon name="share" />
              {words.share}
            </button>
            {connection && !kept && <Keep session={session} connection={connection} />}
            <a href="#/play">{words.back}</a>
          </div>
          {/* A kept game without an end is still being played. */}
          {(over || !kept) && (
            <Suspense fallback={null}>
              <Analysis session={session} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

function Verdict({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(viewMessages);
  const game = useMessages(gameMessages);
  const outcome = useSession(session, (state) => state.game.outcome);
  if (!outcome) return <p>{words.open}</p>;
  return (
    <div>
      <h2>{verdictOf(game, outcome)}</h2>
      <p className="quiet">{reasonOf(game, outcome)}</p>
    </div>
  );
}

function Moves({ session }: { session: Session }): React.JSX.Element {
  const words = useMessages(viewMessages);
  const plies = useSession(session, (state) => state.game.plies);
  const start = useSession(session, (state) => state.game.start);
  const cursor = useSession(session, (state) => state.cursor);
  const goTo = (ply: number): void => void session.dispatch({ type: 'goTo', ply });
  const step = (icon: LateIconName, label: string, ply: number): React.JSX.Element => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={ply === cursor || ply < 0 || ply > plies.length}
      onClick={() => goTo(ply)}
    >
      <LateIcon name={icon} />
    </button>
  );
  return (
    <section className="moves" aria-label={words.moves}>
      <MoveList
        plies={plies}
        first={start.turn}
        firstNumber={start.fullmoves}
        cursor={cursor}
        label={words.moves}
        empty={words.none}
        onGoTo={goTo}
      />
      <div className="steps">
        {step('first', words.first, 0)}
        {step('previous', words.previous, cursor - 1)}
        {step('next', words.next, cursor + 1)}
        {step('last', words.last, plies.length)}
      </div>
    </section>
  );
}

/** Against the computer, as the side to move; a new game, so that nothing is lost. */
function PlayOn({ session }: { session: Session }): React.JSX.Element | undefined {
  const words = useMessages(viewMessages);
  const position = useSession(session, shownPosition);
  if (positionOutcome(position)) return undefined;
  const fen = makeFen(position).replaceAll(' ', '_');
  return (
    <a className="button" href={`#/play?opponent=bot&color=${position.turn}&fen=${fen}`}>
      <LateIcon name="play" />
      {words.playOn}
    </a>
  );
}

function Keep({ session, connection }: { session: Session; connection: Connection }): React.JSX.Element {
  const words = useMessages(viewMessages);
  const [said, setSaid] = useState<'saved' | 'notSaved'>();
  const keep = (): void => {
    addGames(connection, [toSaved(session.store.getState())]).then(
      () => setSaid('saved'),
      () => setSaid('notSaved'),
    );
  };
  return (
    <>
      <button type="button" className="button" disabled={said === 'saved'} onClick={keep}>
        <LateIcon name="download" />
        {words.save}
      </button>
      <output className="quiet">{said && words[said]}</output>
    </>
  );
}
