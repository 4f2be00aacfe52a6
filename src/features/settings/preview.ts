import { newGame } from '../../game/game.ts';
import { parseUci } from '../../notation/uci.ts';
import { boardWith } from '../../session/boardWith.ts';
import { createSession, type Session } from '../../session/session.ts';
import type { SettingsStore } from '../../session/settings.ts';

/** The board of the preview: a game nobody plays, one move old, so that its marks are seen as well. */
export function previewSession(settings: SettingsStore): Session {
  const nobody = { kind: 'bot', level: 'easy' } as const;
  const board = boardWith('preview', newGame(), { white: nobody, black: nobody });
  const session = createSession(board, undefined, settings);
  const move = parseUci('h2h3');
  if (move) session.dispatch({ type: 'move', move, thinkMs: 0 });
  return session;
}
