import { err, ok, type Result } from '../../../lib/result.ts';
import { LETTER_OF } from '../../../notation/letters.ts';
import { LETTER_SETS, type Letters } from '../../../notation/letterSets.ts';
import { parseSan, makeSan } from '../../../notation/san.ts';
import { makeUci, parseUci } from '../../../notation/uci.ts';
import type { Role } from '../../../rules/board.ts';
import { legalMoves } from '../../../rules/moves.ts';
import type { Move, Position } from '../../../rules/position.ts';

/** A legal move on offer while somebody types. */
export interface Choice {
  readonly move: Move;
  readonly san: string;
  readonly uci: string;
}

export type Unread = 'notAMove' | 'ambiguous' | 'noSuchPiece' | 'gameOver';

const ROLES = Object.keys(LETTER_OF) as readonly Role[];

/** Letters of Cyrillic that look like those of squares and captures, as they are typed without switching. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', х: 'x', ё: 'e' };

/** The text with its piece in English letters, if it begins with a piece of this set. */
function inEnglish(text: string, letters: Letters): string | undefined {
  // The longest first: the Russian king begins with the knight's letter.
  const role = ROLES.toSorted((a, b) => letters[b].length - letters[a].length).find((each) =>
    text.toLowerCase().startsWith(letters[each].toLowerCase()),
  );
  if (!role) return undefined;
  const rest = text.slice(letters[role].length).toLowerCase();
  return LETTER_OF[role] + rest.replace(/[асехё]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

/** What a typed text could mean: coordinates, then the letters on the screen, then all others. */
export function readings(text: string, letters: Letters): readonly string[] {
  const bare = text.replaceAll(/[\s.]/g, '');
  const coordinates = bare.toLowerCase().replaceAll('-', '');
  const sets = [letters, LETTER_OF, ...Object.values(LETTER_SETS)];
  return [...new Set([coordinates, ...sets.flatMap((set) => inEnglish(bare, set) ?? [])])];
}

/** The legal moves that a text begins, in the first reading that begins any; a target square alone will do. */
export function choices(position: Position, text: string, letters: Letters): readonly Choice[] {
  const [coordinates = '', ...sans] = readings(text, letters).map((reading) => reading.replace(/[x:-]/, ''));
  if (coordinates === '') return [];
  const legal = legalMoves(position).map((move) => ({
    move,
    san: makeSan(position, move),
    uci: makeUci(move),
  }));
  const begunBy = (start: string | undefined): readonly Choice[] =>
    legal.filter(
      ({ san, uci }) =>
        uci.startsWith(coordinates) ||
        uci.slice(2).startsWith(coordinates) ||
        (start !== undefined && san.replace('x', '').startsWith(start)),
    );
  const first = sans.find((san) => begunBy(san).length > 0);
  return begunBy(first).toSorted((a, b) => a.san.localeCompare(b.san, 'en'));
}

/** The move a text means. One that the rules forbid is a move all the same: they say why not at the door. */
export function readMove(position: Position, text: string, letters: Letters): Result<Move, Unread> {
  const [coordinates = '', ...sans] = readings(text, letters);
  const move = parseUci(coordinates);
  if (move) return ok(move);
  const results = sans.map((san) => parseSan(position, san));
  for (const result of results) if (result.ok) return result;
  const errors = results.flatMap((result) => (result.ok ? [] : [result.error]));
  const [illegal] = errors.flatMap((error) => (error.code === 'illegal' ? [error.move] : []));
  if (illegal) return ok(illegal);
  const code = errors.find((error) => error.code !== 'notSan')?.code;
  return err(code === undefined || code === 'notSan' || code === 'illegal' ? 'notAMove' : code);
}
