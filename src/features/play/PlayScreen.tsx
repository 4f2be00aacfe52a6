import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { onlyHuman } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { Board } from '../../ui/Board.tsx';
import { late, lateOrNothing } from '../../ui/late.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Afterwards } from '../../ui/useFollowed.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { Actions } from './Actions.tsx';
import { playMessages } from './messages.ts';
import type { PlayServices } from './openPlay.ts';
import './play.css';
import './clock.css';
import './table.css';
import { PlayMore } from './PlayMore.tsx';
import { Players } from './Players.tsx';
import { opened, type Setup } from './setup.ts';
import { Status } from './Status.tsx';
import { useAnyNotice } from './useAnyNotice.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { usePlayEffects } from './usePlayEffects.ts';
import { useTable } from './useTable.ts';

const BoardTools = late(async () => (await import('./BoardTools.tsx')).BoardTools);
const Moves = late(async () => (await import('./Moves.tsx')).Moves);
const PauseCover = late(async () => (await import('./Pause.tsx')).PauseCover);
const KeysDialog = late(async () => (await import('./keys/KeysDialog.tsx')).KeysDialog);
const TypedMove = late(async () => (await import('./typed/TypedMove.tsx')).TypedMove);
const SetupDialog = late(async () => (await import('./SetupDialog.tsx')).SetupDialog);
const PlayNotices = lateOrNothing(async () => (await import('./PlayNotices.tsx')).PlayNotices);

interface Props {
  readonly services: PlayServices;
  /** The query of the address, read once. */
  readonly params: URLSearchParams;
  readonly onParamsRead: () => void;
  readonly onShare: (state: SessionState) => void;
  /** What the engine makes of a game; only of one that is over. */
  readonly Analysis: ComponentType<{ session: Session }>;
}

export function PlayScreen(props: Props): React.JSX.Element {
  const { services, params, onParamsRead, onShare, Analysis } = props;
  const { session, bot, hint } = services;
  const words = useMessages(playMessages);
  const region = useRef<HTMLOutputElement>(null);
  const anyNotice = useAnyNotice(services);
  // Undefined until it is first asked for, since it is fetched then.
  const [settingUp, setSettingUp] = useState<boolean>();
  const paused = useSession(session, (state) => state.paused);

  const { table, bottom, coordinates, far, toFar } = useTable(session);
  const keys = useBoardKeys(session, region);
  usePlayEffects(services, region);
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const { followLink } = await import('./followLink.ts');
      if (followLink(services, params)) onParamsRead();
    };
    if (params.size > 0) follow().catch(() => undefined);
  }, [services, params, onParamsRead]);

  const start = (setup: Setup): void => {
    const previous = onlyHuman(session.store.getState());
    session.dispatch({ type: 'open', state: opened(setup, crypto.randomUUID(), Math.random, previous) });
    setSettingUp(false);
  };

  const share = (): void => onShare(session.store.getState());

  return (
    <>
      <h1 className="hidden">{words.title}</h1>
      <div className="play-room">
        <div
          className="play"
          data-table={table}
          data-bottom={bottom}
          data-coordinates={coordinates}
          data-to-far={toFar || undefined}
        >
          <div className="play-head">
            <Players session={session} far={far} bot={bot} />
            <Status session={session} bot={bot} onHint={hint.ask} onShare={share} />
          </div>
          <div className="play-board" data-paused={paused || undefined}>
            <Board
              session={session}
              label={words.board}
              onCommand={keys.onCommand}
              early={services.earlyBoard}
            />
            {paused && (
              <Suspense fallback={<div className="pause-cover" />}>
                <PauseCover session={session} />
              </Suspense>
            )}
            <Suspense fallback={null}>
              <BoardTools session={session} />
            </Suspense>
          </div>
          <Afterwards value={true}>
            <div className="play-side">
              <Actions session={session} hint={hint} onNewGame={() => setSettingUp(true)} />
              <Suspense fallback={<MovesComing />}>
                <Moves
                  session={session}
                  typing={keys.typing > 0}
                  onTypeMove={keys.typeMove}
                  onShowKeys={() => keys.showHelp(true)}
                  onShare={share}
                />
              </Suspense>
              {keys.typing > 0 && (
                <Suspense fallback={<div className="typed-coming" />}>
                  <TypedMove key={keys.typing} session={session} onClose={() => keys.typeMove(false)} />
                </Suspense>
              )}
              <PlayMore session={session} Analysis={Analysis} />
            </div>
          </Afterwards>
        </div>
      </div>
      {settingUp !== undefined && (
        <Suspense fallback={null}>
          <SetupDialog
            open={settingUp}
            session={session}
            onStart={start}
            onClose={() => setSettingUp(false)}
          />
        </Suspense>
      )}
      {keys.help !== undefined && (
        <Suspense fallback={null}>
          <KeysDialog open={keys.help} onClose={() => keys.showHelp(false)} />
        </Suspense>
      )}
      <LiveRegion region={region} />
      {anyNotice && (
        <Suspense fallback={null}>
          <PlayNotices services={services} />
        </Suspense>
      )}
    </>
  );
}

/** Keeps the room of a list that nobody needs before the first move. */
const MovesComing = (): React.JSX.Element => (
  <div className="moves">
    <div className="move-box" />
    <div className="steps" />
  </div>
);
