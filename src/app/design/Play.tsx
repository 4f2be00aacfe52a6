import { useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { Actions } from '../../features/play/Actions.tsx';
import { Goal } from '../../features/play/Goal.tsx';
import { Moves } from '../../features/play/Moves.tsx';
import { PauseCover } from '../../features/play/Pause.tsx';
import { Players } from '../../features/play/Players.tsx';
import { Status } from '../../features/play/Status.tsx';
import { TypedMove } from '../../features/play/typed/TypedMove.tsx';
import { RaceText } from '../../features/play/RaceText.tsx';
import type { BotEffect, BotStatus } from '../../effects/bot.ts';
import type { HintEffect } from '../../effects/hint.ts';
import type { Session } from '../../session/session.ts';
import { Block, State } from './Block.tsx';
import { AGAINST_COMPUTER, DRAWN, minutes, OPENING, sessionOf } from './sessions.ts';
import { ENDS, PLATES, STANDS, type Stand } from './statuses.ts';

const nothing = (): void => undefined;
const noHint: HintEffect = { status: createStore(() => ({ status: 'idle' as const })), ask: nothing };

/** A computer player that is in a state and stays there. */
const botIn = (status: BotStatus = 'idle'): BotEffect => ({
  status: createStore(() => ({ status })),
  attach: () => nothing,
  retry: nothing,
});

/** The parts of the play screen around its board. */
export const Play = (): React.JSX.Element => (
  <>
    <Block name="status">
      {[...STANDS, ...ENDS].map((stand) => (
        <State key={stand.name} name={stand.name} still={stand.name.startsWith('play on')}>
          <Standing {...stand} />
        </State>
      ))}
    </Block>
    <Block name="players">
      {PLATES.map(({ name, session, botStatus }) => (
        <State key={name} name={name}>
          <Players session={session} far={undefined} bot={botIn(botStatus)} />
        </State>
      ))}
      <State name="the race in words">
        <RaceText session={racing} />
      </State>
      <State name="the goal">
        <Goal session={racing} />
      </State>
    </Block>
    <ActionsAndMoves />
  </>
);

const racing = sessionOf({ moves: OPENING });

const Standing = ({ session, botStatus }: Stand): React.JSX.Element => (
  <Status session={session} bot={botIn(botStatus)} onHint={nothing} onShare={nothing} />
);

const GAMES: Readonly<Record<string, Session>> = {
  'before the first move': sessionOf(),
  'a friend': sessionOf({ moves: OPENING }),
  'the computer': sessionOf({ seats: AGAINST_COMPUTER, moves: OPENING }),
  'with clocks': sessionOf({ clock: minutes(5, 5), moves: OPENING }),
  'in a pause': sessionOf({ clock: minutes(5, 5), moves: OPENING, after: { paused: true } }),
  over: sessionOf({ moves: DRAWN }),
};

const LISTS: Readonly<Record<string, Session>> = {
  empty: sessionOf(),
  'Black begins': sessionOf({ fen: '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ b - - 0 7', moves: 'a2b3 h2h3 b3b4' }),
  'with arrivals': sessionOf({ moves: DRAWN }),
  'looking back': sessionOf({ moves: DRAWN, after: { cursor: 3 } }),
};

function ActionsAndMoves(): React.JSX.Element {
  const [typed] = useState(() => sessionOf());
  return (
    <>
      <Block name="actions">
        {Object.entries(GAMES).map(([name, session]) => (
          <State key={name} name={name}>
            <Actions session={session} hint={noHint} onNewGame={nothing} />
          </State>
        ))}
        <State name="paused" still>
          <div className="design-cover">
            <PauseCover session={racing} />
          </div>
        </State>
      </Block>
      <Block name="moves">
        {Object.entries(LISTS).map(([name, session]) => (
          <State key={name} name={name}>
            <Moves
              session={session}
              typing={false}
              onTypeMove={nothing}
              onShowKeys={nothing}
              onShare={nothing}
            />
          </State>
        ))}
        <State name="typed move" still>
          <TypedMove session={typed} onClose={nothing} />
        </State>
      </Block>
    </>
  );
}
