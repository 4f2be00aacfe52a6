import { makeUci } from '../../notation/uci.ts';
import { isLegal } from '../../rules/moves.ts';
import { play, type Move, type Position } from '../../rules/position.ts';
import { parseMove } from '../moveText.ts';

/** What may be played in a position of a puzzle, and what each move leads to; nothing more is asked for at its end. */
export interface Step {
  readonly position: Position;
  /** By UCI, the author's favourite first. */
  readonly next: Map<string, { readonly move: Move; readonly step: Step }>;
}

/**
 * Reads solutions: lines parted by `;`, moves by spaces, moves that are as good by `|`, as in
 * `Kg4|Kf4 Kb4 Kg5; Qh8`. In each the visitor's moves and the replies alternate. A word that is no legal move
 * makes the whole unreadable: then it is returned.
 */
export function readSolution(start: Position, text: string): Step | { readonly unreadable: string } {
  const root: Step = { position: start, next: new Map() };
  for (const line of text.split(/[;\n]/).map((part) => part.trim())) {
    const words = line.split(/\s+/).filter((word) => word !== '' && !/^\d+\.*$/.test(word));
    const unreadable = addLine(root, words);
    if (unreadable !== undefined) return { unreadable };
  }
  return root;
}

/** Adds a line's moves below a step; the word that could not be read, if there is one. */
function addLine(step: Step, [word, ...rest]: readonly string[]): string | undefined {
  if (word === undefined) return undefined;
  for (const [n, choice] of word.split('|').entries()) {
    const move = parseMove(step.position, choice.replace(/^\d+\.+/, ''));
    if (move === undefined || !isLegal(step.position, move)) return choice;
    const uci = makeUci(move);
    const known = step.next.get(uci)?.step ?? { position: play(step.position, move), next: new Map() };
    step.next.set(uci, { move, step: known });
    const unreadable = addLine(known, rest);
    // The line is written for its first choice; where it does not fit another, that one solves the puzzle.
    if (unreadable !== undefined && n === 0) return unreadable;
    if (unreadable !== undefined) known.next.clear();
  }
  return undefined;
}
