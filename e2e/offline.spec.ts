import { expect, test, type Page } from '@playwright/test';
import { SCREENS } from '../src/app/routes.ts';
import { BoardPage } from './support/boardPage.ts';
import { deploy, type Deployment } from './support/deploy.ts';
import { chooseMove } from './support/player.ts';

let site: Deployment;

test.beforeEach(async () => {
  site = await deploy();
});
test.afterEach(() => site.close());
test.use({ serviceWorkers: 'allow' });

/** One visit, as long as it takes to keep everything. */
async function visit(page: Page, address = ''): Promise<BoardPage> {
  await page.goto(`${site.url}${address}`);
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  return new BoardPage(page);
}

test('after one visit a whole game against hard is played without the server', async ({ page }) => {
  test.setTimeout(180_000);
  await visit(page);
  await site.stop();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.url}#/play?opponent=bot&level=hard&color=white`);
  // The link has been followed.
  await expect(page).toHaveURL(/^[^?]*$/);
  await page.reload();
  const board = new BoardPage(page);
  const over = page.getByTestId('reason');
  await board.expectPiece('h2', 'white king');
  for (let ply = 0; ply < 200 && !(await over.isVisible()); ply += 2) {
    await board.move(await chooseMove(board, 'white'), 'click');
    await expect
      .poll(async () => (await over.isVisible()) || (await board.moves.count()) >= ply + 2)
      .toBe(true);
  }
  await expect(over).toBeVisible();
  expect(errors).toEqual([]);
});

test('offline, every page and every language is there', async ({ page }) => {
  const board = await visit(page);
  await site.stop();
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  // Back to the first at last, so that each is another page than the one before.
  const [first, ...others] = SCREENS;
  for (const locale of ['ru', 'fi', 'en']) {
    await board.openMenu();
    await page.locator('select.language').selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.keyboard.press('Escape');
    for (const screen of [...others, first]) {
      const before = await heading.innerText();
      await page.evaluate((name) => (location.hash = `#/${name}`), screen);
      await expect(heading).not.toHaveText(before);
      await expect(page.locator('.screen-failure')).toHaveCount(0);
    }
  }
});

test('a new version waits while a game is played, then is offered, and the game is kept', async ({
  page,
}, info) => {
  const hand = info.project.name === 'phone' ? 'tap' : 'click';
  const board = await visit(page, '#/play?opponent=friend&fen=8/1k4K1/8/8/8/8/8/8_w_-_-_0_1');
  const offer = board.button('Reload');
  await board.move('g7f7', hand);
  site.update();
  const waiting = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    return document.documentElement.dataset['version'];
  });
  expect(await waiting).toBeUndefined();
  await board.move('b7c7', hand);
  await expect(offer).toBeHidden();
  await board.move('f7f8', hand);
  await board.move('c7b8', hand);
  await offer.click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await expect(board.moves).toHaveCount(4);
  await board.expectPiece('f8', 'white king');
});

test('a tab in the middle of a game is told when another tab has taken the new version', async ({
  page,
  context,
}) => {
  const board = await visit(page, '#/play?opponent=friend');
  await board.move('h2h3', 'click');
  const other = await context.newPage();
  await visit(other, '#/about');
  site.update();
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-version', '2');
  await expect(page.locator('html')).not.toHaveAttribute('data-version', '2');
  await board.button('Reload').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await board.expectPiece('h3', 'white king');
});

test('it can be installed: the manifest names icons that are there, and starts where the app is', async ({
  page,
}) => {
  await page.goto(site.url);
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = (await (await page.request.get(address)).json()) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(new URL(manifest.start_url, address).href).toBe(site.url);
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, address).href)).status(), src).toBe(200);
  const worker = await page.request.get(new URL('sw.js', site.url).href);
  expect(await worker.text()).toContain('manifest.ru.webmanifest');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map(({ url }) => new URL(url, address).hash.split('?')[0])).toEqual([
    '#/play',
    '#/play',
    '#/rules',
  ]);
});
