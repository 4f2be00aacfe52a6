import { mountBoard, type MountedBoard } from '../../board/mountBoard.ts';
import { turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { farColor, seenFrom, tableOf } from '../../session/table.ts';
import './play.css';
import './clock.css';
import './table.css';

type Data = Readonly<Record<string, string | boolean | undefined>>;

function box(className: string, data: Data = {}, ...children: readonly Node[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  for (const [name, value] of Object.entries(data))
    if (value !== undefined && value !== false) element.dataset[name] = value === true ? '' : value;
  element.append(...children);
  return element;
}

/**
 * Shows the board, to be moved on, in the place that it will have in the page, while the page is still on its way:
 * boxes of the page's own classes keep the room for the rest. The page takes the board over with what is in hand.
 * Gives it once. Where there is nothing to move yet or any more, nothing is shown.
 */
export function showBoardFirst(
  root: HTMLElement,
  session: Session,
): (() => MountedBoard | undefined) | undefined {
  const state = session.store.getState();
  if (state.game.outcome || state.paused || state.viewOnly) return undefined;
  const { table, coordinates, blindfold } = session.settings.getState();
  const far = farColor(state, table);
  const timed = state.game.timeControl !== undefined;
  const host = box(
    'board',
    { bottom: seenFrom(state, table), far, blindfold: blindfold === 'on' },
    box('coordinates', { where: coordinates }),
  );
  const players = box(
    'players',
    {},
    box('player', { timed, far: far !== undefined }),
    box('player', { timed }),
  );
  const play = box(
    'play',
    { table: tableOf(state, table), toFar: turnOf(state) === far },
    box('play-head', {}, players, box('status')),
    box('play-board', {}, host),
  );
  root.replaceChildren(box('app', {}, box('header'), box('main', {}, box('play-room', {}, play))));
  let board: MountedBoard | undefined = mountBoard(host, session, {
    look: { animationMs: 0 },
    onChosen: () => undefined,
  });
  return () => {
    const given = board;
    board = undefined;
    return given;
  };
}
