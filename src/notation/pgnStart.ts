import { err, ok, type Result } from '../lib/result.ts';
import { startPosition, type Position } from '../rules/position.ts';
import { parseFen } from './fen.ts';
import type { PgnDoubt, PgnFault } from './pgnProblems.ts';
import { isOrthodoxStart, isRacingKings, listsRacingKings } from './pgnTags.ts';

/** A tag as the source has it. */
export interface PgnTag {
  readonly value: string;
  readonly offset: number;
}

/** What is wrong or odd, and the tag that says so. */
interface AtTag<T> {
  readonly about: T;
  readonly tag: PgnTag;
}

interface Start {
  readonly position: Position;
  readonly doubt?: AtTag<PgnDoubt>;
}

type Tags = ReadonlyMap<string, PgnTag>;

const NAMING = [
  ['Variant', isRacingKings],
  ['RuleVariants', listsRacingKings],
] as const;

/** Whether a tag names this game; the first that says anything decides, and there may be none. */
function namesUs(tags: Tags): Result<boolean, AtTag<PgnFault>> {
  for (const [name, isOurs] of NAMING) {
    const tag = tags.get(name);
    if (!tag || /^\s*\??\s*$/.test(tag.value)) continue;
    if (isOurs(tag.value)) return ok(true);
    return err({ about: { code: 'otherVariant', tag: name, variant: tag.value }, tag });
  }
  return ok(false);
}

/** The position the tags let the game start from. Where none names a game it is ours. */
export function startFromTags(tags: Tags): Result<Start, AtTag<PgnFault>> {
  const named = namesUs(tags);
  if (!named.ok) return named;
  const tag = tags.get('FEN');
  if (!tag) return ok({ position: startPosition });
  const fen = tag.value.trim();
  if (fen === '') return ok({ position: startPosition, doubt: { about: { code: 'emptyFen' }, tag } });
  // Exports of one large site in mid-2021 give its Racing Kings games the orthodox start.
  if (named.value && isOrthodoxStart(fen))
    return ok({ position: startPosition, doubt: { about: { code: 'orthodoxFen' }, tag } });
  const parsed = parseFen(fen);
  return parsed.ok
    ? ok({ position: parsed.value })
    : err({ about: { code: 'badFen', fen: parsed.error }, tag });
}
