import type { Connection } from '../../effects/database.ts';
import { gameNames, keptGames } from '../../effects/gameLibrary.ts';
import { parseSaved } from '../../effects/readSaved.ts';
import { makePgn } from '../../notation/pgnWrite.ts';
import { recordOf, type SeatName } from '../../session/gameRecord.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { NAME_TAG } from './gameText.ts';
import { pacer } from './slices.ts';

interface Exported {
  readonly file: Blob;
  readonly games: number;
  /** Games that could not be read. */
  readonly left: number;
}

/** What is kept as a name may be anything. */
const named = (state: SessionState, name: unknown): SessionState =>
  typeof name === 'string'
    ? { ...state, about: { ...state.about, tags: { ...state.about?.tags, [NAME_TAG]: name } } }
    : state;

/** Every kept game as one PGN file. */
export async function exportPgn(
  connection: Connection,
  nameOf: SeatName,
  tell: (games: number) => void,
): Promise<Exported> {
  const texts: string[] = [];
  let left = 0;
  const breath = pacer();
  const names = await gameNames(connection);
  for await (const page of keptGames(connection)) {
    for (const data of page) {
      const saved = parseSaved(data);
      if (saved.ok) texts.push(makePgn(recordOf(named(saved.value, names.get(saved.value.id)), nameOf)));
      else left++;
      await breath();
    }
    tell(texts.length);
  }
  return {
    file: new Blob([texts.join('\n')], { type: 'application/x-chess-pgn' }),
    games: texts.length,
    left,
  };
}
