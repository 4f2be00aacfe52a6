import type { CDPSession, Page } from '@playwright/test';
import { chooseFrom } from '../../e2e/support/player.ts';
import type { Hand } from '../../e2e/support/boardPage.ts';
import type { Color } from '../../src/rules/board.ts';

interface Look {
  readonly squares: readonly (readonly [name: string, piece: string])[];
  readonly plies: number;
  /** The page waits for this player. */
  readonly mine: boolean;
  /** It asks whether to play a move that Black can answer. */
  readonly asks: boolean;
  readonly over: boolean;
}

const LOOK = `({
  squares: [...document.querySelectorAll('[data-square]')].map((one) => [one.dataset.square, one.textContent]),
  plies: document.querySelectorAll('[data-ply]').length,
  mine: document.querySelector('[data-testid=status] h2')?.textContent === 'Your move',
  asks: [...document.querySelectorAll('.status button')].some((one) => one.textContent === 'Play it anyway'),
  over: document.querySelector('[data-testid=reason]') !== null,
})`;

/** As long as a finger or a button is down. */
const PRESS_MS = 40;
const GLANCE_MS = 150;
/** A page that shows nothing of a move by then has not heard of it. */
const PATIENCE_MS = 10_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Hands {
  readonly color?: Color;
  /** The move, in UCI, by what each square says of itself. */
  readonly choose?: typeof chooseFrom;
}

/**
 * Plays without taking the page's thread for itself: Playwright's own locators run long scripts in the page, which would
 * be measured with it. Places are looked up once, and a glance at the board is a line of script.
 */
export async function lightHand(
  page: Page,
  session: CDPSession,
  hand: Hand,
  { color = 'white', choose = chooseFrom }: Hands = {},
): Promise<Player> {
  const box = await page.locator('cg-board').boundingBox();
  if (!box) throw new Error('there is no board');
  // The board stands the same way up for both colours.
  const point = (square: string): { readonly x: number; readonly y: number } => ({
    x: box.x + (box.width / 8) * (square.charCodeAt(0) - 96.5),
    y: box.y + (box.height / 8) * (8.5 - Number(square[1])),
  });
  const look = async (): Promise<Look> => {
    const { result } = await session.send('Runtime.evaluate', { expression: LOOK, returnByValue: true });
    return result.value as Look;
  };
  const lookUntil = async (seen: (look: Look) => boolean, patienceMs = Infinity): Promise<Look> => {
    const started = performance.now();
    for (;;) {
      const now = await look();
      if (seen(now) || performance.now() - started > patienceMs) return now;
      await wait(GLANCE_MS);
    }
  };
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: string): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...point(at), id: 1 }] : [] });
  const press = async (square: string): Promise<void> => {
    const { x, y } = point(square);
    if (hand === 'click') return page.mouse.click(x, y, { delay: PRESS_MS });
    await finger('touchStart', square);
    await wait(PRESS_MS);
    await finger('touchEnd');
  };
  const carry = async (from: string, to: string): Promise<void> => {
    const [start, end] = [point(from), point(to)];
    if (hand === 'drag') {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 6 });
      return page.mouse.up();
    }
    await finger('touchStart', from);
    await finger('touchMove', to);
    await finger('touchEnd');
  };

  const play = async (): Promise<boolean> => {
    const before = await lookUntil(({ mine, over }) => mine || over);
    if (before.over) return false;
    const uci = choose(before.squares, color);
    const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
    if (hand === 'drag' || hand === 'touch') await carry(from, to);
    else {
      await press(from);
      await press(to);
    }
    const after = await lookUntil(({ plies, asks }) => asks || plies > before.plies, PATIENCE_MS);
    // A press that nothing came of: the next try looks anew.
    if (!after.asks && after.plies === before.plies) return true;
    // The square of a move that waits, chosen again, plays it.
    if (after.asks) await press(to);
    await lookUntil(({ plies, over }) => over || plies > before.plies + 1);
    return true;
  };
  return { play };
}

export interface Player {
  /** A move, and the answer to it; false where the game is over. */
  readonly play: () => Promise<boolean>;
}
