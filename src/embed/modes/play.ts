import type { Orientation } from '../../rules/orientation.ts';
import { advance, type GameEvent } from '../../game/advance.ts';
import { currentPosition, gameDests, newGame, type Game } from '../../game/game.ts';
import { pgnFromGame } from '../../game/pgn.ts';
import { parseFen } from '../../notation/fen.ts';
import { makePgn } from '../../notation/pgnWrite.ts';
import { makeUci } from '../../notation/uci.ts';
import type { Color } from '../../rules/board.ts';
import type { Move, Position } from '../../rules/position.ts';
import { squareName } from '../../rules/squares.ts';
import { makeBoard } from '../board.ts';
import { cellWords } from '../cellWords.ts';
import { makeOpponent, type PlayLevel } from '../bot/opponent.ts';
import { makeFrame, styleSheet } from '../shadow.ts';
import { gameStyle } from '../gameStyle.ts';
import { button, html } from '../html.ts';
import { icon } from '../icons.ts';
import { parseMove } from '../moveText.ts';
import { choice, fenOf, orientationOf, turned } from '../options.ts';
import { makeMoveEntry, makePanel, makeSelect } from '../panel.ts';
import { emit, type Mount, type NewGameOptions } from '../part.ts';
import { showProblem } from '../problem.ts';
import { refuse } from '../refusal.ts';
import { report } from '../report.ts';
import { recall, remember } from '../saved.ts';
import { NO_DRAWINGS, sceneOf } from '../scene.ts';
import { moveSentence, outcomeSentence } from '../speech.ts';
import { boardWords, fenSentence, flip as flipWord, outcomeWords, playWords } from '../words.ts';

const style = styleSheet(gameStyle);

type Side = Color | 'random';
const SIDES = ['white', 'black', 'random'] as const;
const LEVELS = ['easy', 'medium', 'hard'] as const;

const settle = (side: Side): Color => (side === 'random' ? (Math.random() < 0.5 ? 'white' : 'black') : side);

/** A game against the computer. */
export const mount: Mount = (host) => {
  const frame = makeFrame(host, style);
  const parsed = parseFen(fenOf(host));
  if (!parsed.ok)
    return showProblem(host, frame, { code: parsed.error.code, message: fenSentence(parsed.error) });

  let side: Side = choice(host, 'side', SIDES);
  let level: PlayLevel = choice(host, 'level', LEVELS);
  let start: Position = parsed.value;
  let visitor: Color = settle(side);
  let game: Game = recall(host, start) ?? newGame({ start });
  let orientation: Orientation = orientationOf(host);
  let drawings = NO_DRAWINGS;
  let alone = false;
  const opponent = makeOpponent();

  const board = makeBoard(cellWords, tryMove);
  const panel = makePanel();
  const caption = html('div', { part: 'caption' });
  frame.append(board.element, panel.element, caption);
  addControls();

  const mayMove = (): boolean =>
    game.outcome === undefined && (alone || currentPosition(game).turn === visitor);
  const place = () => report(currentPosition(game), game.plies.length, game.outcome);

  function show(): void {
    caption.textContent = host.getAttribute('caption');
    const lastMove = game.plies.at(-1)?.move;
    board.show({
      ...sceneOf(host, currentPosition(game), orientation, lastMove, drawings),
      dests: mayMove() ? gameDests(game) : new Map(),
    });
  }

  const prompt = (): string =>
    game.outcome !== undefined
      ? outcomeSentence(game.outcome)
      : alone
        ? `${playWords.noOpponent} ${outcomeWords.toMove[currentPosition(game).turn]}.`
        : mayMove()
          ? playWords.yourMove[visitor]
          : playWords.thinking;

  /** The one door: what a visitor, the page or the computer does to the game comes through here. */
  function happen(event: GameEvent, by: 'visitor' | 'page' | 'computer'): boolean {
    const before = currentPosition(game);
    const next = advance(game, event);
    if (!next.ok) return false;
    if (event.type === 'move' && !announceMove(event.move, next.value, by)) return false;
    game = next.value;
    drawings = NO_DRAWINGS;
    remember(host, game);
    show();
    const said = event.type === 'move' ? moveSentence(before, event.move) : '';
    panel.say(prompt(), `${said} ${prompt()}`);
    if (event.type === 'move') {
      const { fen, ply } = place();
      emit(host, 'rk-move', { san: game.plies.at(-1)?.san, uci: makeUci(event.move), fen, ply, by });
    }
    emit(host, 'rk-position', place());
    if (game.outcome === undefined) askOpponent();
    else emit(host, 'rk-game-over', { result: game.outcome.winner ?? 'draw', reason: game.outcome.reason });
    return true;
  }

  const announceMove = (move: Move, next: Game, by: string): boolean =>
    emit(host, 'rk-before-move', { san: next.plies.at(-1)?.san, uci: makeUci(move), by }, true);

  function tryMove(move: Move): boolean {
    if (!mayMove()) return false;
    if (happen({ type: 'move', move }, 'visitor')) return true;
    const refusal = refuse(host, currentPosition(game), move);
    drawings = refusal.drawings;
    show();
    if (refusal.sentence !== '') panel.say(refusal.sentence);
    return false;
  }

  function tryText(text: string): boolean {
    const move = parseMove(currentPosition(game), text);
    if (move === undefined) panel.say(boardWords.notAMove(text.trim()));
    return move !== undefined && tryMove(move);
  }

  function askOpponent(): void {
    opponent.stop();
    if (alone || game.outcome !== undefined || mayMove()) return;
    const cap = Number(host.getAttribute('movetime'));
    opponent
      .move({ start: game.start, moves: game.plies.map(({ move }) => move), level, cap })
      .then((move) => happen({ type: 'move', move }, 'computer'))
      .catch((error: unknown) => {
        if (opponent.isAborted(error)) return;
        alone = true;
        show();
        panel.say(prompt());
        emit(host, 'rk-error', { code: 'noOpponent', message: playWords.noOpponent });
      });
  }

  function begin(options: NewGameOptions = {}): void {
    const fen = options.fen === undefined ? undefined : parseFen(options.fen);
    if (fen?.ok === false)
      return void emit(host, 'rk-error', { code: fen.error.code, message: fenSentence(fen.error) });
    if (fen !== undefined) start = fen.value;
    side = SIDES.find((word) => word === options.side) ?? side;
    level = LEVELS.find((word) => word === options.level) ?? level;
    opponent.stop();
    opponent.newGame();
    visitor = settle(side);
    game = newGame({ start });
    resume();
  }

  /** Shows the game as it stands and lets whoever is to move go on. */
  function resume(): void {
    drawings = NO_DRAWINGS;
    remember(host, game);
    show();
    panel.say(prompt());
    emit(host, 'rk-position', place());
    askOpponent();
  }

  /** Back to the visitor's own last turn. */
  function undo(): void {
    const turn = currentPosition(game).turn;
    const plies = alone || turn !== visitor ? 1 : 2;
    if (game.plies.length < plies) return;
    opponent.stop();
    const back = advance(game, { type: 'takeBack', plies });
    if (back.ok) game = back.value;
    resume();
  }

  async function hint(): Promise<void> {
    if (!mayMove() || alone) return;
    const asked = game;
    const { move } = await opponent.hint(
      game.start,
      game.plies.map((ply) => ply.move),
    );
    if (asked !== game) return;
    drawings = { arrows: [{ color: 'green', from: move.from, to: move.to }], squares: [] };
    show();
    panel.say(playWords.hintMove(squareName(move.from), squareName(move.to)));
  }

  function flip(): void {
    orientation = turned(orientation);
    show();
  }

  function addControls(): void {
    const controls = choice(host, 'controls', ['full', 'minimal', 'none']);
    if (controls === 'none') return panel.controls.remove();
    panel.controls.append(
      button(playWords.newGame, begin, icon('again')),
      button(playWords.takeBack, undo, icon('undo')),
    );
    if (controls === 'minimal') return;
    panel.controls.append(
      button(playWords.hint, () => void hint().catch(() => undefined), icon('hint')),
      button(flipWord, flip, icon('flip')),
    );
    const entry = makeMoveEntry(tryText);
    entry.append(
      makeSelect(playWords.side, playWords.sides, side, (chosen) => begin({ side: chosen })),
      makeSelect(playWords.level, playWords.levels, level, (chosen) => (level = chosen)),
    );
    panel.element.append(entry);
  }

  resume();
  return {
    state: () => (game.outcome !== undefined ? 'over' : mayMove() ? 'playing' : 'thinking'),
    position: place,
    changed: (name) => {
      if (/^(mode|fen|pgn|src|moves|lang|controls|side)$/.test(name)) return false;
      if (name === 'orientation') orientation = orientationOf(host);
      if (name === 'level') level = choice(host, 'level', LEVELS);
      show();
      return true;
    },
    focus: board.focus,
    destroy: opponent.close,
    commands: {
      move: (text) => {
        const move = parseMove(currentPosition(game), text);
        return move !== undefined && mayMove() && happen({ type: 'move', move }, 'page');
      },
      undo,
      flip,
      hint: () => void hint().catch(() => undefined),
      newGame: begin,
      toPGN: () => makePgn(pgnFromGame(game)),
    },
  };
};
