import type { Color, Role } from '../../rules/board.ts';

/** The men of a table besides the two kings, at most two of them. */
export interface Material {
  /** White's men, `v`, Black's men, each from queen to knight: `KQvKR`. */
  readonly key: string;
  /** Kinds in the order of the key, so ascending. */
  readonly kinds: readonly number[];
  /** Sum of the kinds' weights; different for every material. */
  readonly code: number;
  /** Slots: White's king, Black's king, then the kinds. */
  readonly slots: number;
  /** By slot: 0 queen, 1 rook, 2 bishop, 3 knight, 4 king. */
  readonly roles: Uint8Array;
  /** By slot: 1 for White's men, 0 for Black's. */
  readonly whites: Uint8Array;
}

const KING_ROLE = 4;

/** Kinds of men: 0 to 3 are White's queen, rook, bishop and knight, 4 to 7 Black's. */
const LETTERS = 'QRBN';
const ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];
const KIND_COUNT = 8;

export const kindOf = (color: Color, role: Exclude<Role, 'king'>): number =>
  ROLES.indexOf(role) + (color === 'white' ? 0 : 4);

const roleOfKind = (kind: number): number => kind & 3;

const isWhiteKind = (kind: number): boolean => kind < 4;

/** A table knows at most two men of a kind, so the counts are digits to base three. */
export const MATERIAL_CODES = 3 ** KIND_COUNT;

/** What a man of each kind adds to a material code. */
export const MATERIAL_WEIGHTS: readonly number[] = Array.from({ length: KIND_COUNT }, (_, kind) => 3 ** kind);

function materialOf(kinds: readonly number[]): Material {
  const letters = (white: boolean): string =>
    kinds
      .filter((kind) => isWhiteKind(kind) === white)
      .map((kind) => LETTERS[roleOfKind(kind)])
      .join('');
  return {
    key: `K${letters(true)}vK${letters(false)}`,
    kinds,
    code: kinds.reduce((sum, kind) => sum + MATERIAL_WEIGHTS[kind]!, 0),
    slots: kinds.length + 2,
    roles: Uint8Array.from([KING_ROLE, KING_ROLE, ...kinds.map(roleOfKind)]),
    whites: Uint8Array.from([1, 0, ...kinds.map((kind) => (isWhiteKind(kind) ? 1 : 0))]),
  };
}

function allMaterials(): Material[] {
  const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
  const pairs = kinds.flatMap((first) => kinds.slice(first).map((second) => [first, second]));
  return [[], ...kinds.map((kind) => [kind]), ...pairs].map(materialOf);
}

/** All 45 materials of two to four men, those with fewer men first. */
export const MATERIALS: readonly Material[] = allMaterials();

const byKey = new Map(MATERIALS.map((material) => [material.key, material]));

export const materialByKey = (key: string): Material | undefined => byKey.get(key);

const byCode = new Map(MATERIALS.map((material) => [material.code, material]));

export const materialByCode = (code: number): Material | undefined => byCode.get(code);
