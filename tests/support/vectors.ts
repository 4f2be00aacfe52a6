import { readFileSync } from 'node:fs';
import type { Outcome, OutcomeReason } from '../../src/rules/outcome.ts';

export type OutcomeVector = { readonly winner: 'white' | 'black' | null; readonly reason: string } | null;

const REASONS: Readonly<Record<string, OutcomeReason>> = {
  white_reached: 'whiteReached',
  black_reached: 'blackReached',
  both_reached: 'bothReached',
  stalemate: 'stalemate',
  fifty_race: 'fiftyRace',
  seventyfive: 'seventyFive',
  fivefold: 'fivefold',
};

export function outcomeOf(vector: OutcomeVector): Outcome | undefined {
  if (!vector) return undefined;
  const reason = REASONS[vector.reason];
  if (!reason) throw new Error(`unknown reason ${vector.reason}`);
  return { winner: vector.winner ?? undefined, reason };
}

export interface PositionVector {
  readonly id: string;
  readonly fen: string;
  readonly legal: readonly string[];
  readonly outcome: OutcomeVector;
}

export interface PerftVector {
  readonly id: string;
  readonly fen: string;
  readonly perft: Readonly<Record<string, number>>;
}

export interface GameVector {
  readonly id: string;
  readonly initial_fen: string;
  readonly moves_uci: readonly string[];
  readonly moves_san: readonly string[];
  readonly fens: readonly string[];
  readonly outcome: OutcomeVector;
}

export interface ClaimVector {
  readonly id: string;
  readonly initial_fen: string;
  readonly moves: readonly string[];
  readonly final_fen: string;
  readonly occurrences: number;
  readonly outcome: OutcomeVector;
  readonly claim_now: { readonly threefold: boolean; readonly fifty: boolean };
  readonly claims: readonly {
    readonly by: 'white' | 'black';
    readonly rule: 'threefold' | 'fifty';
    readonly intended: string | null;
    readonly accepted: boolean;
    readonly why: string;
  }[];
  readonly why: string;
}

export interface DiagramVector {
  readonly id: string;
  readonly fen: string;
  readonly allowed?: readonly string[];
  readonly forbidden?: readonly {
    readonly move: string;
    readonly kind: string;
    readonly from: string;
    readonly king: string;
  }[];
  readonly allowed_from?: readonly string[];
  readonly forbidden_from?: readonly string[];
  readonly kind?: string;
  readonly attacker?: string;
  readonly king?: string;
  readonly moves?: readonly string[];
  readonly outcome?: OutcomeVector;
  readonly guards?: Readonly<Record<string, string>>;
  readonly replies_to_goal?: readonly string[];
  readonly then?: readonly { readonly move: string; readonly outcome: OutcomeVector }[];
}

export interface IllegalVector {
  readonly id: string;
  readonly fen: string;
  readonly from: string;
  readonly to: string;
  readonly reasons: readonly {
    readonly kind: string;
    readonly checkers: readonly string[];
    readonly king: string;
  }[];
}

export interface SanVector {
  readonly id: string;
  readonly fen: string;
  readonly uci: string;
  readonly san: string;
  readonly why: string;
}

export interface BadVector {
  readonly id: string;
  readonly type: 'fen' | 'pgn';
  readonly input: string;
  readonly expect: 'reject' | 'accept' | 'over' | 'reject_or_over' | 'policy';
  readonly kind: string;
  readonly why: string;
}

export interface Vectors {
  readonly 'seed-diagrams': DiagramVector;
  readonly illegal_reasons: IllegalVector;
  readonly san: SanVector;
  readonly badfens: BadVector;
  readonly positions: PositionVector;
  readonly perft: PerftVector;
  readonly games: GameVector;
  readonly claims: ClaimVector;
}

/** The conformance data, see tests/fixtures/vectors/FORMAT.md. */
export const readVectors = <Name extends keyof Vectors>(name: Name): readonly Vectors[Name][] =>
  readFileSync(`tests/fixtures/vectors/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vectors[Name]);
