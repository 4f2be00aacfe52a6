import { useEffect, useRef, type ReactNode } from 'react';
import { playMessages } from '../../features/play/messages.ts';
import { parseSquare } from '../../rules/squares.ts';
import type { Session } from '../../session/session.ts';
import { BOARD_THEMES, COORDINATE_PLACES, PIECE_SETS, TABLES } from '../../session/settings.ts';
import { Board } from '../../ui/Board.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { Block, State } from './Block.tsx';
import { AGAINST_COMPUTER, moveOf, OPENING, sessionOf } from './sessions.ts';
import { ENDS, STANDS } from './statuses.ts';

/** Boards with something drawn on them, each under the name of what is drawn. */
const DRAWINGS: Readonly<Record<string, Session>> = {
  ...Object.fromEntries(
    [...STANDS, ...ENDS.slice(0, 4)]
      .filter(({ name }) => /premoves|explained|follow|confirm|hint|arrived|stalemate/.test(name))
      .map(({ name, session }) => [name, session]),
  ),
  'in the way': sessionOf({ act: ({ play }) => play(moveOf('h1h4')) }),
  'opens a line': sessionOf({
    fen: '8/8/8/k2N3R/8/8/8/7K w - - 0 1',
    act: ({ play }) => play(moveOf('d5e7')),
  }),
  'drawn by hand': sessionOf({
    after: {
      drawings: [
        { from: parseSquare('h2') ?? 0, to: parseSquare('h8') ?? 0, color: 'green' },
        { from: parseSquare('e2') ?? 0, to: parseSquare('d4') ?? 0, color: 'red' },
        { from: parseSquare('d2') ?? 0, color: 'blue' },
        { from: parseSquare('a2') ?? 0, color: 'yellow' },
      ],
    },
  }),
  blindfold: sessionOf({ moves: OPENING, settings: { blindfold: 'on' } }),
};

const looked = sessionOf({ moves: OPENING });

export const Boards = (): React.JSX.Element => (
  <>
    <Block name="boards and pieces">
      {BOARD_THEMES.map((theme) => (
        <State key={theme} name={`board: ${theme}`} size="board">
          <Framed theme={theme}>
            <Chosen session={looked} />
          </Framed>
        </State>
      ))}
      {PIECE_SETS.map((set) => (
        <State key={set} name={`pieces: ${set}`} size="board">
          <Framed pieces={set}>
            <Labelled session={looked} />
          </Framed>
        </State>
      ))}
      <State name="high contrast" size="board">
        <Framed theme="contrast" pieces="contrast">
          <Chosen session={looked} />
        </Framed>
      </State>
    </Block>
    <Block name="what a board draws">
      {Object.entries(DRAWINGS).map(([name, session]) => (
        <State key={name} name={name} size="board">
          <Framed>
            <Labelled session={session} />
          </Framed>
        </State>
      ))}
    </Block>
    <Block name="tables and coordinates">
      {TABLES.flatMap((table) =>
        (['white', 'black'] as const).map((orientation) => (
          <State key={table + orientation} name={`${table}, ${orientation} near`} size="board">
            <Framed>
              <Labelled
                session={sessionOf({ moves: OPENING, settings: { table }, after: { orientation } })}
              />
            </Framed>
          </State>
        )),
      )}
      {COORDINATE_PLACES.map((coordinates) => (
        <State key={coordinates} name={`coordinates: ${coordinates}`} size="board">
          <Framed>
            <Labelled session={sessionOf({ seats: AGAINST_COMPUTER, settings: { coordinates } })} />
          </Framed>
        </State>
      ))}
    </Block>
  </>
);

interface FramedProps {
  readonly theme?: string;
  readonly pieces?: string;
  readonly children: ReactNode;
}

const Framed = ({ theme, pieces, children }: FramedProps): React.JSX.Element => (
  <div className="design-board" data-board={theme} data-pieces={pieces}>
    {children}
  </div>
);

const Labelled = ({ session }: { session: Session }): React.JSX.Element => (
  <Board session={session} label={useMessages(playMessages).board} />
);

/** With a piece taken up, as by the keyboard: its square and where it may go. */
function Chosen({ session }: { session: Session }): React.JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-square=g5]')?.click(), []);
  return (
    <div ref={box}>
      <Labelled session={session} />
    </div>
  );
}
