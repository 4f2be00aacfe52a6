import type { Position } from '../../rules/position.ts';
import { materialByKey } from './material.ts';
import { tablesNear } from './probe.ts';
import { type FetchBytes, type Tables } from './tables.ts';

/**
 * Gets, in the background, the tables of four men that a search of this position may soon ask. Nobody waits for them,
 * and one that can't be had is tried again with the next position.
 */
export function loadNear(tables: Tables, position: Position, fetchBytes: FetchBytes): void {
  for (const key of tablesNear(position)) {
    if (materialByKey(key)?.kinds.length === 2) void tables.load(key, fetchBytes);
  }
}
