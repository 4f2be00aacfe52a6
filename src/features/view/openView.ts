import type { Connection } from '../../effects/database.ts';
import { keptGame } from '../../effects/gameLibrary.ts';
import { parseSaved, type SaveError } from '../../effects/readSaved.ts';
import { parseGameLink, type GameLinkError } from '../../game/gameLink.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { parseFen } from '../../notation/fen.ts';
import { startPosition } from '../../rules/position.ts';
import { boardWith } from '../../session/boardWith.ts';
import type { SessionState } from '../../session/sessionState.ts';

export type ViewError = GameLinkError | SaveError | 'badStart' | 'noGame' | 'nothing';

type Viewed = Result<SessionState, ViewError>;

const PEOPLE = { white: { kind: 'human' }, black: { kind: 'human' } } as const;

function fromLink(link: string, fen: string | null): Viewed {
  const start = fen === null ? ok(startPosition) : parseFen(fen.replaceAll('_', ' '));
  if (!start.ok) return err('badStart');
  const game = parseGameLink(start.value, link);
  return game.ok ? ok(boardWith(`link-${link}`, game.value, PEOPLE)) : game;
}

async function fromKept(id: string, connection: Connection | undefined): Promise<Viewed> {
  const data = connection && (await keptGame(connection, id).catch(() => undefined));
  if (data === undefined) return err('noGame');
  const saved = parseSaved(data);
  return saved.ok ? ok({ ...saved.value, paused: false, cursor: saved.value.game.plies.length }) : saved;
}

/** Mail and chats take the full stop or the bracket after a link for a part of it. */
const withoutPunctuation = (text: string | null): string | null => text?.replace(/[^\w-]+$/, '') ?? null;

/** The game that `#/view?…` names: `g` with its moves and perhaps `fen` with its start, or `game` with a kept one. */
export async function openView(params: URLSearchParams, connection: Connection | undefined): Promise<Viewed> {
  const [link, id] = [withoutPunctuation(params.get('g')), params.get('game')];
  if (link) return fromLink(link, withoutPunctuation(params.get('fen')));
  return id ? fromKept(id, connection) : err('nothing');
}
