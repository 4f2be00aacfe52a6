import type { Role } from '../rules/board.ts';

export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N';

/** The English letters, as FEN, SAN and PGN write them everywhere. */
export const LETTER_OF: Readonly<Record<Role, PieceLetter>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
};

const ROLE_OF: ReadonlyMap<string, Role> = new Map(
  (Object.keys(LETTER_OF) as Role[]).map((role) => [LETTER_OF[role], role]),
);

/** The role of an upper-case letter. */
export const roleOf = (letter: string): Role | undefined => ROLE_OF.get(letter);
