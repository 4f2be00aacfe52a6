import { expect, test, type Page } from '@playwright/test';
import { SCREENS } from '../src/app/routes.ts';
import { BoardPage } from './support/boardPage.ts';

interface Watch {
  /** What the page's content policy refused, Trusted Types among it. */
  readonly reports: () => Promise<readonly string[]>;
  readonly foreign: readonly string[];
  readonly errors: readonly string[];
}

/** Notes every breach of the policy from the first moment on, and every request that leaves the site. */
async function watch(page: Page, baseURL: string): Promise<Watch> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      noted.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const reports = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { readonly noted: readonly string[] }).noted);
  return { reports, foreign, errors };
}

test('a walk through every screen breaks no policy and asks no other site', async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(180_000);
  const { reports, foreign, errors } = await watch(page, baseURL!);
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=easy&color=white');
  await board.move('h2h3', info.project.name === 'phone' ? 'tap' : 'click');
  await expect(board.moves).toHaveCount(2);
  for (const screen of SCREENS) {
    await page.evaluate((name) => (location.hash = `#/${name}`), screen);
    await expect(page.locator('.screen-coming')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('.screen-failure')).toHaveCount(0);
    for (const dialog of await page.locator('main button[aria-haspopup=dialog]').all()) {
      await dialog.click();
      await page.keyboard.press('Escape');
    }
  }
  for (const locale of ['ru', 'fi', 'en']) {
    await board.openMenu();
    await page.locator('select.language').selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  expect(await reports()).toEqual([]);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('what the policy forbids is refused and noted: markup from text, code from text, another site', async ({
  page,
  baseURL,
}) => {
  const { reports } = await watch(page, baseURL!);
  await new BoardPage(page).open();
  const refused = await page.evaluate(async () => {
    const attempts: Readonly<Record<string, () => unknown>> = {
      markup: () => (document.body.innerHTML = '<p>no</p>'),
      worker: () => new Worker('data:text/javascript,0'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('another', {}),
      // Later, since what a debugger runs itself may do so.
      eval: async () => {
        await new Promise((resolve) => setTimeout(resolve));
        return Reflect.construct(Function, ['return 1']) as unknown;
      },
      elsewhere: () => fetch('https://example.com/'),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt();
      } catch {
        names.push(name);
      }
    return names;
  });
  expect(refused).toEqual(['markup', 'worker', 'policy', 'eval', 'elsewhere']);
  await expect.poll(async () => (await reports()).length).toBeGreaterThanOrEqual(5);
});

test('where WebAssembly is forbidden the computer plays all the same', async ({ page }) => {
  await page.route('**/worker-*.js', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  const board = new BoardPage(page);
  await board.open('#/play?opponent=bot&level=hard&color=white');
  await board.move('h2h3', 'click');
  await expect(board.moves).toHaveCount(2);
});
