import { mountBoard, type MountedBoard } from '../../board/mountBoard.ts';
import { languageTag, type Locale } from '../../i18n/locale.ts';
import { atFullStrength, turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { farColor, seenFrom, tableOf } from '../../session/table.ts';
import { goalMessages } from './goalMessages.ts';
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

/** The words of the page, and the way to them. */
interface Language {
  readonly locale: Locale;
  /** Resolves when its letters are here, or late. */
  readonly lettersReady: (locale: Locale) => Promise<void>;
}

/** Where the page will say the goal: below a headline that comes with the page. */
function goalBox(goal: HTMLElement): HTMLElement {
  const headline = document.createElement('h2');
  headline.textContent = '\u00a0';
  headline.ariaHidden = 'true';
  return box('status', { tone: 'plain' }, box('status-text', {}, headline, goal));
}

/** The goal in a sentence, in letters that stay as they are. */
async function sayGoal(goal: HTMLElement, { locale, lettersReady }: Language): Promise<void> {
  const [{ short, rules }] = await Promise.all([goalMessages.load(locale), lettersReady(locale)]);
  const link = document.createElement('a');
  link.href = '#/rules';
  // No stop for the tab key yet: the page, which puts its own link in this one's place, would take the focus away.
  link.tabIndex = -1;
  link.textContent = rules;
  goal.lang = languageTag(locale);
  goal.append(short, ' ', link);
}

/**
 * Shows the board, to be moved on, in the place that it will have in the page, while the page is still on its way:
 * boxes of the page's own classes keep the room for the rest. The page takes the board over with what is in hand.
 * Gives it once. Where there is nothing to move yet or any more, nothing is shown.
 */
export function showBoardFirst(
  root: HTMLElement,
  session: Session,
  language: Language,
): (() => MountedBoard | undefined) | undefined {
  const state = session.store.getState();
  if (state.game.outcome || state.paused || state.viewOnly) return undefined;
  const { table, coordinates, blindfold } = session.settings.getState();
  const bottom = seenFrom(state, table);
  const far = farColor(state, table);
  const goal = state.game.plies.length === 0 ? document.createElement('p') : undefined;
  const timed = state.game.timeControl !== undefined;
  const host = box(
    'board',
    { bottom, far, blindfold: blindfold === 'on' },
    box('coordinates', { where: coordinates }),
  );
  const players = box(
    'players',
    { long: atFullStrength(state) },
    box('player', { timed, far: far !== undefined }),
    box('player', { timed }),
  );
  const play = box(
    'play',
    { table: tableOf(state, table), bottom, coordinates, toFar: turnOf(state) === far },
    box('play-head', {}, players, goal ? goalBox(goal) : box('status')),
    box('play-board', {}, host),
  );
  root.replaceChildren(box('app', {}, box('header'), box('main', {}, box('play-room', {}, play))));
  let board: MountedBoard | undefined = mountBoard(host, session, {
    look: { animationMs: 0 },
    onChosen: () => undefined,
  });
  // Where its words can't be had, the page comes in English, and with it what is missing here.
  if (goal) sayGoal(goal, language).catch(() => undefined);
  return () => {
    const given = board;
    board = undefined;
    return given;
  };
}
