import type { Level } from '../bot/protocol.ts';
import type { Color } from '../rules/board.ts';
import { isMoment, isRecord } from './savedClock.ts';
import { isNewer } from './savedGame.ts';

type Player = 'human' | Level;

/** What a list tells of a kept game. It is read without replaying, so of a game that can't be replayed too. */
export interface GameSummary {
  readonly id: string;
  readonly condition: 'sound' | 'newer' | 'damaged';
  readonly plies: number;
  readonly players: Readonly<Record<Color, Player>>;
  /** `undefined` is a game still open. */
  readonly result: Color | 'draw' | undefined;
  readonly startedAt: number | undefined;
  readonly tags: Readonly<Record<string, unknown>>;
}

const LEVELS: readonly unknown[] = ['easy', 'medium', 'hard', 'max'];

function playerOf(seat: unknown): Player | undefined {
  if (!isRecord(seat)) return undefined;
  if (seat['kind'] === 'human') return 'human';
  return seat['kind'] === 'bot' && LEVELS.includes(seat['level']) ? (seat['level'] as Level) : undefined;
}

function resultOf(outcome: unknown): GameSummary['result'] {
  if (!isRecord(outcome)) return undefined;
  const { winner } = outcome;
  return winner === 'white' || winner === 'black' ? winner : 'draw';
}

export function summaryOf(id: string, record: unknown): GameSummary {
  const data = isRecord(record) ? record : {};
  const seats = isRecord(data['seats']) ? data['seats'] : {};
  const [white, black] = [playerOf(seats['white']), playerOf(seats['black'])];
  const about = isRecord(data['about']) ? data['about'] : {};
  const { startedAt, tags } = about;
  const moves = Array.isArray(data['moves']) ? data['moves'] : undefined;
  return {
    id,
    condition: isNewer(data) ? 'newer' : white && black && moves ? 'sound' : 'damaged',
    plies: moves?.length ?? 0,
    players: { white: white ?? 'human', black: black ?? 'human' },
    result: resultOf(data['outcome']),
    startedAt: isMoment(startedAt) ? startedAt : undefined,
    tags: isRecord(tags) ? tags : {},
  };
}
