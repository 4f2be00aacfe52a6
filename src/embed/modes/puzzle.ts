import type { Orientation } from '../../rules/orientation.ts';
import { parseFen } from '../../notation/fen.ts';
import { makeSan } from '../../notation/san.ts';
import { makeUci } from '../../notation/uci.ts';
import { legalDests } from '../../rules/moves.ts';
import { positionOutcome } from '../../rules/outcome.ts';
import { play, type Move, type Position } from '../../rules/position.ts';
import { squareName } from '../../rules/squares.ts';
import { makeBoard } from '../board.ts';
import { cellWords } from '../cellWords.ts';
import { drawingsOf, type Drawings } from '../drawings.ts';
import { makeFrame, styleSheet } from '../shadow.ts';
import { gameStyle } from '../gameStyle.ts';
import { button, html } from '../html.ts';
import { icon } from '../icons.ts';
import { parseMove } from '../moveText.ts';
import { choice, fenOf, orientationOf, turned } from '../options.ts';
import { makeMoveEntry, makePanel } from '../panel.ts';
import { emit, type Mount } from '../part.ts';
import { showProblem } from '../problem.ts';
import { readSolution, type Step } from '../puzzle/solution.ts';
import { refuse } from '../refusal.ts';
import { report } from '../report.ts';
import { NO_DRAWINGS, sceneOf } from '../scene.ts';
import { moveSentence } from '../speech.ts';
import { boardWords, fenSentence, flip as flipWord, puzzleWords } from '../words.ts';

const style = styleSheet(gameStyle);

/** The reply comes after the eye has seen the move. */
const REPLY_MS = 400;

type State = 'solving' | 'wrong' | 'solved' | 'failed';

/** A position and what is best in it. */
export const mount: Mount = (host) => {
  const frame = makeFrame(host, style);
  const parsed = parseFen(fenOf(host));
  if (!parsed.ok)
    return showProblem(host, frame, { code: parsed.error.code, message: fenSentence(parsed.error) });
  const start: Position = parsed.value;
  const root = readSolution(start, host.getAttribute('solution') ?? '');
  if ('unreadable' in root || root.next.size === 0)
    return showProblem(host, frame, { code: 'noSolution', message: puzzleWords.noSolution });
  const solution: Step = root;

  let step = solution;
  let position = start;
  let ply = 0;
  let lastMove: Move | undefined;
  let state: State = 'solving';
  let attempts = 0;
  let hints = 0;
  let drawings: Drawings = drawingsOf(host);
  let orientation: Orientation = orientationOf(host);
  let reply: ReturnType<typeof setTimeout> | undefined;

  const board = makeBoard(cellWords, tryMove);
  const panel = makePanel('status prompt');
  const caption = html('div', { part: 'caption' });
  frame.append(board.element, panel.element, caption);
  addControls();

  const asked = (): string => host.getAttribute('prompt') ?? puzzleWords.find[start.turn];
  const mayMove = (): boolean =>
    (state === 'solving' || state === 'wrong') && position.turn === start.turn && reply === undefined;

  function show(): void {
    caption.textContent = host.getAttribute('caption');
    board.show({
      ...sceneOf(host, position, orientation, lastMove, drawings),
      dests: mayMove() ? legalDests(position) : new Map(),
    });
  }

  function become(next: State, text: string, spoken = text): void {
    state = next;
    show();
    panel.say(text, spoken);
    emit(host, 'rk-puzzle', { state, attempts });
  }

  function make(move: Move, by: 'visitor' | 'solution'): void {
    const san = makeSan(position, move);
    position = play(position, move);
    ply++;
    lastMove = move;
    drawings = NO_DRAWINGS;
    emit(host, 'rk-move', { san, uci: makeUci(move), fen: report(position, ply).fen, ply, by });
    emit(host, 'rk-position', report(position, ply));
  }

  function tryMove(move: Move): boolean {
    if (!mayMove()) return false;
    if (!(legalDests(position).get(move.from)?.includes(move.to) ?? false)) {
      const refusal = refuse(host, position, move);
      drawings = refusal.drawings;
      show();
      panel.say(refusal.sentence);
      return false;
    }
    const told = { san: makeSan(position, move), uci: makeUci(move), by: 'visitor' };
    if (!emit(host, 'rk-before-move', told, true)) return false;
    const right = step.next.get(makeUci(move))?.step;
    const wins = positionOutcome(play(position, move))?.winner === start.turn;
    if (right === undefined && !wins) return miss();
    const said = moveSentence(position, move);
    make(move, 'visitor');
    const [answer] = right?.next.values() ?? [];
    if (answer === undefined) become('solved', puzzleWords.solved, `${said} ${puzzleWords.solved}`);
    else {
      become('solving', puzzleWords.good, `${said} ${puzzleWords.good}`);
      reply = setTimeout(() => answerWith(answer), REPLY_MS);
      show();
    }
    return true;
  }

  function answerWith({ move, step: after }: { readonly move: Move; readonly step: Step }): void {
    reply = undefined;
    const said = moveSentence(position, move);
    make(move, 'solution');
    step = after;
    if (step.next.size === 0) become('solved', puzzleWords.solved, `${said} ${puzzleWords.solved}`);
    else become('solving', asked(), `${said} ${asked()}`);
  }

  function miss(): boolean {
    attempts++;
    const allowed = Number(host.getAttribute('attempts') ?? 0);
    if (allowed > 0 && attempts >= allowed) reveal();
    else become('wrong', puzzleWords.wrong);
    return false;
  }

  /** The author's first line from here, played out on the board. */
  function reveal(): void {
    const sans: string[] = [];
    clearTimeout(reply);
    reply = undefined;
    for (let [next] = step.next.values(); next !== undefined; [next] = step.next.values()) {
      sans.push(makeSan(position, next.move));
      make(next.move, 'solution');
      step = next.step;
    }
    become('failed', puzzleWords.failed(sans.join(' ')));
  }

  function reset(): void {
    clearTimeout(reply);
    reply = undefined;
    [step, position, ply, lastMove, hints] = [solution, start, 0, undefined, 0];
    drawings = drawingsOf(host);
    become('solving', asked());
  }

  /** First the author's words, else which piece; then which move. */
  function hint(): void {
    const [best] = step.next.values();
    if (!mayMove() || best === undefined) return;
    const { from, to } = best.move;
    hints++;
    const text = hints === 1 ? host.getAttribute('hint') : null;
    drawings =
      text !== null
        ? NO_DRAWINGS
        : hints < 3
          ? { arrows: [], squares: [{ color: 'green', square: from }] }
          : { arrows: [{ color: 'green', from, to }], squares: [] };
    show();
    panel.say(text ?? puzzleWords.hintPiece(squareName(from)));
  }

  function flip(): void {
    orientation = turned(orientation);
    show();
  }

  function addControls(): void {
    const controls = choice(host, 'controls', ['full', 'minimal', 'none']);
    if (controls === 'none') return panel.controls.remove();
    panel.controls.append(
      button(puzzleWords.again, reset, icon('again')),
      button(puzzleWords.hint, hint, icon('hint')),
    );
    if (controls === 'minimal') return;
    panel.controls.append(button(flipWord, flip, icon('flip')), button(puzzleWords.solution, reveal));
    panel.element.append(makeMoveEntry(tryText));
  }

  function tryText(text: string): boolean {
    const move = parseMove(position, text);
    if (move === undefined) panel.say(boardWords.notAMove(text.trim()));
    return move !== undefined && tryMove(move);
  }

  show();
  panel.say(asked());
  return {
    state: () => state,
    position: () => report(position, ply),
    changed: (name) => {
      if (/^(mode|fen|pgn|src|moves|lang|solution|controls)$/.test(name)) return false;
      if (name === 'orientation') orientation = orientationOf(host);
      show();
      return true;
    },
    focus: board.focus,
    destroy: () => clearTimeout(reply),
    commands: {
      move: (text) => {
        const move = parseMove(position, text);
        return move !== undefined && tryMove(move);
      },
      hint,
      flip,
      undo: reset,
    },
  };
};
