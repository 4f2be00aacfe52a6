import { showPieces } from '../board/pieceSet.ts';
import type { Settings, SettingsStore } from '../session/settings.ts';

/**
 * Gives every board of the page its theme, its size and its pieces, now and at each change. Resolves when the pieces
 * are there; without a network they stay the ones they are.
 */
export async function attachBoardLook(settings: SettingsStore, page: HTMLElement): Promise<void> {
  const show = async ({ board, boardSize, pieces }: Settings): Promise<void> => {
    page.dataset['board'] = board;
    page.style.setProperty('--board-size', String(boardSize / 100));
    await showPieces(pieces).catch(() => undefined);
  };
  settings.subscribe((now) => void show(now));
  await show(settings.getState());
}
