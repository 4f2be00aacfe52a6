import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a player moves pieces on the board. */
export type Hand = 'drag' | 'click' | 'touch' | 'tap' | 'keyboard';

/** The play screen as a player sees it. Specs speak of squares, never of pixels, and wait for what is shown. */
export class BoardPage {
  readonly page: Page;
  /** What the board is part of, where the page has several. */
  readonly root: Locator;
  readonly status: Locator;
  readonly reason: Locator;
  readonly moves: Locator;

  constructor(page: Page, root: Locator = page.locator('body')) {
    this.page = page;
    this.root = root;
    this.status = page.getByTestId('status');
    this.reason = page.getByTestId('reason');
    this.moves = page.locator('[data-ply]');
  }

  /** `address` is what follows the origin, as in `#/play?opponent=friend`. */
  async open(address = ''): Promise<void> {
    await this.page.goto(`./${address}`);
    await expect(this.page.locator('cg-board piece').first()).toBeAttached();
    // The page comes around the board, which is there first.
    await expect(this.square('h2')).toBeAttached();
    await expect(this.page).toHaveURL(/^[^?]*$/);
  }

  async openFriend(fen?: string): Promise<void> {
    await this.open(`#/play?opponent=friend${fen === undefined ? '' : `&fen=${fen.replaceAll(' ', '_')}`}`);
    // The list may still be that of the game before.
    await expect(this.moves).toHaveCount(0);
  }

  square = (name: string): Locator => this.root.locator(`[data-square="${name}"]`);

  /** What a screen reader hears on the square, less its name: `white king`, or nothing. */
  async pieceAt(name: string): Promise<string> {
    return ((await this.square(name).textContent()) ?? '').slice(3);
  }

  expectPiece = (name: string, piece: string): Promise<void> =>
    expect(this.square(name)).toHaveText(piece === '' ? name : `${name} ${piece}`);

  /** Resolves when chessground draws the only such piece on the square, all movement over. */
  async expectDrawn(piece: string, name: string): Promise<void> {
    const squaresOff = async (): Promise<number> => {
      const drawn = await this.page.locator(`cg-board piece.${piece}`).boundingBox();
      const { x, y } = await this.centre(name);
      if (!drawn) return Infinity;
      return Math.hypot(drawn.x + drawn.width / 2 - x, drawn.y + drawn.height / 2 - y) / drawn.width;
    };
    // chessground rounds the board's side down to whole pixels of the device.
    await expect.poll(squaresOff).toBeLessThan(0.1);
  }

  /** Settings as they are kept, before the page is opened. */
  async keep(settings: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) {
        const key = `racing-kings.${name}`;
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, settings);
  }

  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name });

  /** Where the screen is narrow the pages and settings are behind a button. */
  async openMenu(): Promise<void> {
    const menu = this.button(/^(Menu|Меню|Valikko)$/);
    const pages = this.page.getByRole('navigation');
    if ((await menu.isVisible()) && !(await pages.isVisible())) await menu.click();
    await expect(pages).toBeVisible();
  }

  private async centre(name: string): Promise<Point> {
    const box = await this.square(name).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async grab(from: string): Promise<void> {
    const { x, y } = await this.centre(from);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
  }

  async carry(to: string): Promise<void> {
    const { x, y } = await this.centre(to);
    await this.page.mouse.move(x, y, { steps: 4 });
  }

  release = (): Promise<void> => this.page.mouse.up();

  async drag(from: string, to: string): Promise<void> {
    await this.grab(from);
    await this.carry(to);
    await this.release();
  }

  /** An arrow by the right button, or a circle where both squares are one; `held` are keys kept down. */
  async rightDrag(from: string, to: string, ...held: readonly ('Shift' | 'Alt')[]): Promise<void> {
    const start = await this.centre(from);
    await this.page.mouse.move(start.x, start.y);
    for (const key of held) await this.page.keyboard.down(key);
    await this.page.mouse.down({ button: 'right' });
    await this.carry(to);
    await this.settle();
    await this.page.mouse.up({ button: 'right' });
    for (const key of held) await this.page.keyboard.up(key);
  }

  /** Two pictures: chessground looks at the pointer once a frame, and what it draws is there with the next. */
  settle = (): Promise<void> =>
    this.page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );

  async click(name: string): Promise<void> {
    const { x, y } = await this.centre(name);
    await this.page.mouse.click(x, y);
  }

  async tap(name: string): Promise<void> {
    const { x, y } = await this.centre(name);
    await this.page.touchscreen.tap(x, y);
  }

  /** A finger drags; Playwright has no such gesture of its own. */
  async touch(from: string, to: string): Promise<void> {
    const [start, end] = [await this.centre(from), await this.centre(to)];
    const finger = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at, id: 1 }] : [] });
    await send('touchStart', start);
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', {
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
      });
    await send('touchEnd');
    await finger.detach();
  }

  /** Tabs on, or back, until it has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    await expect(wanted).toBeEnabled();
    const next = (): Promise<'Tab' | 'Shift+Tab' | undefined> =>
      wanted.evaluate((element) => {
        const active = document.activeElement ?? document.body;
        if (active === element) return undefined;
        const isBefore = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
        return isBefore ? 'Shift+Tab' : 'Tab';
      });
    for (let key = await next(), n = 0; key && n < 80; key = await next(), n++)
      await this.page.keyboard.press(key);
    await expect(wanted).toBeFocused();
  }

  /** Walks the focus from the square it is on with the arrow keys, and presses Enter. */
  private async walkTo(name: string): Promise<void> {
    const focused = this.root.locator('[data-square][tabindex="0"]');
    await focused.focus();
    const current = await focused.getAttribute('data-square');
    const step = async (key: string, times: number): Promise<void> => {
      for (let n = 0; n < times; n++) await this.page.keyboard.press(key);
    };
    // Row by row as they are seen, however the board is turned.
    const seen = await this.page
      .locator('[data-square]')
      .evaluateAll((squares) => squares.map((square) => square.getAttribute('data-square')));
    const [from, to] = [seen.indexOf(current), seen.indexOf(name)];
    const right = (to % 8) - (from % 8);
    const down = Math.floor(to / 8) - Math.floor(from / 8);
    await step(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
    await step(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
    await expect(this.square(name)).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  /** Tries to move as `h2h3` says, whatever the rules say to it. */
  async attempt(uci: string, hand: Hand): Promise<void> {
    const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
    switch (hand) {
      case 'drag':
        return this.drag(from, to);
      case 'touch':
        return this.touch(from, to);
      case 'click':
        await this.click(from);
        return this.click(to);
      case 'tap':
        await this.tap(from);
        return this.tap(to);
      case 'keyboard':
        await this.walkTo(from);
        return this.walkTo(to);
    }
  }

  /** Moves as `h2h3` says, and waits until the move list has one more. */
  async move(uci: string, hand: Hand): Promise<void> {
    // It comes after the board: what is in it then would be taken for a new move.
    await expect(this.page.locator('section.moves')).toBeAttached();
    const before = await this.moves.count();
    await this.attempt(uci, hand);
    const anyway = this.button('Play it anyway');
    const played = async (): Promise<boolean> => (await this.moves.count()) > before;
    await expect.poll(async () => (await anyway.isVisible()) || (await played())).toBe(true);
    // An arrival that Black can answer is asked about first.
    if (await anyway.isVisible()) await anyway.click();
    await expect.poll(played).toBe(true);
  }

  async playAll(moves: string, hand: Hand): Promise<void> {
    for (const uci of moves.split(' ')) await this.move(uci, hand);
  }
}
