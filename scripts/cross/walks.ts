// The main walks through the app, written once for every browser.
import { chooseFrom } from '../../e2e/support/player.ts';
import { until } from './driver.ts';
import { seek, type Pointer, type Visitor } from './visitor.ts';

interface Walk {
  readonly name: string;
  readonly go: (visitor: Visitor, club: string) => Promise<void>;
}

/** The arrow key, as drivers call it. */
const UP = '\uE013';
const MOVES = '[data-ply]';
const button = (name: string): readonly [string, string] => ['button', name];
const square = (name: string): string => `[data-square="${name}"]`;

const say = (text: string) => (visitor: Visitor) => visitor.see(['[data-testid="status"]', text]);
const yourMove = say('Your move');

async function board(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.see('cg-board piece');
}

/** By pressing both squares, or by dragging from one to the other. */
async function move(visitor: Visitor, uci: string, how: 'drag' | 'press', by: Pointer): Promise<void> {
  const [from, to] = [square(uci.slice(0, 2)), square(uci.slice(2))];
  if (how === 'drag') return visitor.drag(from, to, by);
  await visitor.press(from, by);
  await visitor.press(to, by);
}

/** A move toward the goal, which waits for the computer's answer. */
async function moveAndWait(visitor: Visitor, how: 'drag' | 'press', by: Pointer): Promise<void> {
  const before = await visitor.count(MOVES);
  const squares = await visitor.ask(() =>
    [...document.querySelectorAll<HTMLElement>('[data-square]')].map(
      (element) => [element.dataset['square'] ?? '', element.textContent ?? ''] as const,
    ),
  );
  await move(visitor, chooseFrom(squares, 'white'), how, by);
  await visitor.seeSo(before + 2, MOVES);
  await yourMove(visitor);
}

const againstTheComputer =
  (by: Pointer) =>
  async (visitor: Visitor): Promise<void> => {
    await board(visitor, '#/play?opponent=bot&level=easy&color=white');
    for (const how of ['drag', 'press', 'drag'] as const) await moveAndWait(visitor, how, by);
    await visitor.press(button('Take back'), by);
    await visitor.seeSo(4, MOVES);
    await yourMove(visitor);
    await moveAndWait(visitor, 'press', by);
    if ((await visitor.count(MOVES)) !== 6) throw new Error('six moves were made');
  };

/** How far from the middle of a square a piece is drawn, in squares. */
const squaresOff = (visitor: Visitor, piece: string, name: string): Promise<number> =>
  visitor.ask(
    (pieceCss, squareCss) => {
      const [a, b] = [pieceCss, squareCss].map((css) => seek(css)!.getBoundingClientRect());
      return Math.hypot(a!.x + a!.width / 2 - b!.x - b!.width / 2, a!.y - b!.y) / b!.width;
    },
    `cg-board piece.${piece}`,
    square(name),
  );

async function sideOn(visitor: Visitor): Promise<void> {
  await visitor.open('./');
  await visitor.ask(() => localStorage.setItem('racing-kings.table', 'sideOn'));
  await visitor.reload();
  await board(visitor, '#/play?opponent=friend');
  await visitor.see('.board[data-bottom="right"]');
  for (const [n, [uci, king]] of [
    ['h2h3', 'white.king'],
    ['a2b3', 'black.king'],
    ['h3g4', 'white.king'],
  ].entries()) {
    await move(visitor, uci!, n === 1 ? 'press' : 'drag', 'mouse');
    await visitor.seeSo(n + 1, MOVES);
    await until(`the ${king} on ${uci}`, async () =>
      (await squaresOff(visitor, king!, uci!.slice(2))) < 0.1 ? true : undefined,
    );
  }
}

async function reload(visitor: Visitor): Promise<void> {
  await board(visitor, '#/play?opponent=friend');
  for (const [n, uci] of ['h2h3', 'a2b3', 'h3g4'].entries()) {
    await move(visitor, uci, 'drag', 'mouse');
    await visitor.seeSo(n + 1, MOVES);
  }
  await visitor.reload();
  await visitor.seeSo(3, MOVES);
  await visitor.see([square('g4'), 'g4 white king']);
  await move(visitor, 'b3b4', 'press', 'mouse');
  await visitor.seeSo(4, MOVES);
}

async function russian(visitor: Visitor): Promise<void> {
  await board(visitor, './');
  const choose = async (key: string): Promise<void> => {
    await visitor.see('.language');
    await visitor.ask(() => document.querySelector<HTMLElement>('.language')!.focus());
    await visitor.type(key);
  };
  await choose('Р');
  await visitor.see(['html[lang="ru"] button', 'Новая партия']);
  await visitor.see([square('h2'), 'белый король']);
  // No second letter: it would go on with the name that the first one began, until the browser forgets that.
  await choose(UP);
  await visitor.see(['html[lang="en"] button', 'New game']);
}

async function rules(visitor: Visitor): Promise<void> {
  await visitor.open('#/rules');
  const lesson = '[data-lesson="directCheck"]';
  await visitor.see(`${lesson} .live-board`);
  await visitor.ask((css) => seek(css)?.scrollIntoView({ block: 'center' }), `${lesson} .live-board`);
  await visitor.see(`${lesson} cg-board piece`);
  const task = (css: string): string => `${lesson} ${css}`;
  await visitor.drag(task(square('b1')), task(square('b6')));
  await visitor.see([task('[data-testid="trial-status"]'), 'Rb6 isn’t allowed: the rook would give check']);
  await visitor.drag(task(square('b1')), task(square('b5')));
  await visitor.see([task('[data-testid="trial-status"]'), 'The game goes on']);
}

async function embed(visitor: Visitor, club: string): Promise<void> {
  await visitor.open(club);
  const cell = (name: string): string => `racing-kings >>> [role=gridcell][aria-label^="${name},"]`;
  await visitor.see(cell('h2'));
  await visitor.drag(cell('h2'), cell('h3'));
  await visitor.see('racing-kings >>> [aria-label="h3, white king"]');
  await visitor.see(['racing-kings >>> [role=status]', 'Your move: you are White.']);
}

export const WALKS: readonly Walk[] = [
  { name: 'a game against the computer, by mouse', go: againstTheComputer('mouse') },
  { name: 'a game against the computer, by finger', go: againstTheComputer('touch') },
  { name: 'a table side-on for two', go: sideOn },
  { name: 'a reload in mid-game', go: reload },
  { name: 'Russian and back', go: russian },
  { name: 'a lesson of the rules', go: rules },
  { name: 'the embed on another site', go: embed },
];
