import { describePosition } from '../../diagram/describe.ts';
import { parseComment } from '../../notation/pgnComments.ts';
import { makeTime } from '../../notation/pgnTime.ts';
import type { PgnComment, PgnGame } from '../../notation/pgnTree.ts';
import { makeFrame, styleSheet } from '../shadow.ts';
import { button, html } from '../html.ts';
import { icon } from '../icons.ts';
import { makePicture } from '../livePicture.ts';
import { authorLabel, choice, orientationOf, turned } from '../options.ts';
import { makePanel, makeSelect } from '../panel.ts';
import { emit, type Mount } from '../part.ts';
import { showProblem, type Problem } from '../problem.ts';
import { makeMoveList, type MoveList } from '../replay/moveList.ts';
import { pgnProblem } from '../replay/pgnProblem.ts';
import { pgnSource } from '../replay/pgnText.ts';
import { inSlices, readGames } from '../replay/readGames.ts';
import { replayStyle } from '../replay/style.ts';
import { endOf, plant, type Place } from '../replay/tree.ts';
import { report } from '../report.ts';
import { sceneOf } from '../scene.ts';
import { moveSentence } from '../speech.ts';
import { diagramWords, flip as flipWord, replayWords } from '../words.ts';

const style = styleSheet(replayStyle);

const players = ({ tags }: PgnGame): string =>
  [tags.get('White'), tags.get('Black')].filter((name) => name !== undefined).join(' – ');

/** A game, or several, to step through: variations, comments, clocks, drawings. */
export const mount: Mount = async (host) => {
  const source = await pgnSource(host);
  const read = source.kind === 'text' ? await readGames(source.text) : { games: [] };
  const frame = makeFrame(host, style);
  const problem: Problem | undefined =
    source.kind === 'failed'
      ? { code: source.code, message: replayWords[source.code] }
      : 'error' in read && read.error !== undefined
        ? pgnProblem(read.error)
        : undefined;
  const [firstGame] = read.games;
  if (firstGame === undefined)
    return showProblem(host, frame, problem ?? { code: 'noGame', message: replayWords.noGame });

  const picture = makePicture();
  const panel = makePanel();
  let orientation = orientationOf(host);
  let list: MoveList | undefined;
  let place: Place = plant(firstGame).start;

  const wide = choice(host, 'movelist', ['auto', 'right', 'below', 'none']);
  frame.classList.toggle('wide', wide === 'auto' || wide === 'right');
  frame.classList.toggle('bare', wide === 'none');
  frame.append(picture.element, panel.element);
  addControls();
  if (problem !== undefined) {
    panel.element.prepend(html('div', { part: 'error', role: 'alert' }, problem.message));
    emit(host, 'rk-error', problem);
  }

  /** What the author draws on the position before the first move. */
  const authorNote = (): PgnComment =>
    parseComment(`[%cal ${host.getAttribute('arrows')}][%csl ${host.getAttribute('squares')}]`) ?? {
      text: '',
    };

  function show(): void {
    const { position, move } = place;
    const notes = move === undefined ? [authorNote()] : [...move.before, ...move.after];
    const drawings = {
      arrows: notes.flatMap(({ arrows = [] }) => arrows),
      squares: notes.flatMap(({ marks = [] }) => marks),
    };
    picture.show(
      sceneOf(host, position, orientation, move?.move, drawings),
      authorLabel(host) ?? describePosition(position, diagramWords),
    );
  }

  function goTo(next: Place | undefined): void {
    if (next === undefined) return;
    place = next;
    show();
    list?.mark(place);
    const { move, parent } = place;
    const said =
      move === undefined || parent === undefined
        ? replayWords.first
        : moveSentence(parent.position, move.move);
    const notes = (move?.after ?? []).map(({ text }) => text).join(' ');
    const clock = (move?.after ?? []).find(({ clockMs }) => clockMs !== undefined)?.clockMs;
    panel.say(
      [move === undefined ? title() : move.san, clock === undefined ? '' : makeTime(clock), notes]
        .join('  ')
        .trim(),
      `${said} ${notes}`,
    );
    emit(host, 'rk-position', report(place.position, place.ply));
  }

  let game: PgnGame = firstGame;

  function title(): string {
    return host.getAttribute('caption') ?? (players(game) || replayWords.first);
  }

  const root = (): Place => {
    let first = place;
    while (first.parent !== undefined) first = first.parent;
    return first;
  };

  async function open(index: number): Promise<void> {
    game = read.games[index] ?? firstGame ?? game;
    const { start, steps } = plant(game);
    const next = makeMoveList(goTo);
    list?.element.remove();
    list = next;
    if (wide !== 'none') panel.element.append(next.element);
    await inSlices(steps, next.add);
    goTo(start);
  }

  function addControls(): void {
    const controls = choice(host, 'controls', ['full', 'minimal', 'none']);
    if (controls === 'none') return panel.controls.remove();
    panel.controls.append(
      ...(controls === 'full' ? [button(replayWords.first, () => goTo(root()), icon('first'))] : []),
      button(replayWords.previous, () => goTo(place.parent), icon('previous')),
      button(replayWords.next, () => goTo(place.next[0]), icon('next')),
      ...(controls === 'full'
        ? [
            button(replayWords.last, () => goTo(endOf(place)), icon('last')),
            button(flipWord, flip, icon('flip')),
          ]
        : []),
    );
    if (read.games.length > 1) {
      const names = Object.fromEntries(read.games.map((one, n) => [String(n), `${n + 1}. ${players(one)}`]));
      panel.controls.append(
        makeSelect(replayWords.game, names, String(gameIndex()), (index) => void open(Number(index))),
      );
    }
    frame.addEventListener('keydown', (event) => {
      const target = event.target;
      if (target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = { ArrowLeft: place.parent, ArrowRight: place.next[0], Home: root(), End: endOf(place) }[
        event.key
      ];
      if (next === undefined) return;
      event.preventDefault();
      goTo(next);
    });
  }

  function flip(): void {
    orientation = turned(orientation);
    show();
  }

  function gameIndex(): number {
    const asked = Number(host.getAttribute('game') ?? 0);
    return asked in read.games ? asked : 0;
  }

  /** A ply of the main line, by number or name. */
  function mainLine(ply: number | string): Place {
    const wanted = ply === 'last' ? Infinity : ply === 'start' ? 0 : Number(ply);
    let at = root();
    for (let next = at.next[0]; next !== undefined && at.ply < wanted; next = at.next[0]) at = next;
    return at;
  }

  await open(gameIndex());
  goTo(mainLine(host.getAttribute('ply') ?? 'start'));
  return {
    state: () => 'replay',
    position: () => report(place.position, place.ply),
    changed: (name) => {
      if (/^(mode|fen|pgn|src|moves|lang|game|controls|movelist)$/.test(name)) return false;
      if (name === 'orientation') orientation = orientationOf(host);
      if (name === 'ply') goTo(mainLine(host.getAttribute('ply') ?? 'start'));
      show();
      return true;
    },
    focus: () => panel.controls.querySelector('button')?.focus(),
    commands: {
      goTo: (ply) => goTo(mainLine(ply)),
      next: () => goTo(place.next[0]),
      prev: () => goTo(place.parent),
      flip,
      toPGN: () => (source.kind === 'text' ? source.text : ''),
    },
  };
};
