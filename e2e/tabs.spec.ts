import { expect, test, type Page } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

/** Another tab of the same browser. */
const another = async (board: BoardPage): Promise<BoardPage> =>
  new BoardPage(await board.page.context().newPage());

const seconds = (clock: string): number => {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number);
  return 60 * minutes + rest;
};

const secondsLeft = async (page: Page): Promise<number> =>
  seconds((await page.getByTestId('clock-black').textContent()) ?? '');

/** Notes every time that Black’s clock shows from now on; gives them in seconds. */
async function watchClock({ page }: BoardPage): Promise<() => Promise<readonly number[]>> {
  const seen = await page.getByTestId('clock-black').evaluateHandle((face) => {
    const texts = [face.textContent];
    new MutationObserver(() => texts.push(face.textContent)).observe(face, { childList: true });
    return texts;
  });
  return async () => (await seen.jsonValue()).map(seconds);
}

test('one tab plays, the other follows and can take over', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const first = new BoardPage(page);
  await first.openFriend();
  await first.move('h2h3', hand);

  const second = await another(first);
  await second.open();
  await expect(second.page.getByRole('alert')).toContainText('being played in another tab');
  await expect(second.moves).toHaveCount(1);
  await second.attempt('a2b3', hand);
  await first.move('a2a3', hand);
  await expect(second.moves).toHaveCount(2);
  await second.expectPiece('a3', 'black king');

  await second.button('Play here').click();
  await expect(second.page.getByRole('alert')).toBeHidden();
  await expect(first.page.getByRole('alert')).toContainText('being played in another tab');
  await second.move('h3g4', hand);
  await expect(first.moves).toHaveCount(3);

  await second.page.close();
  await expect(first.page.getByRole('alert')).toBeHidden();
  await first.move('a3a4', hand);
  await page.reload();
  await expect(first.moves).toHaveCount(4);
});

test('each tab keeps the game it had, and no setting is lost', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const first = new BoardPage(page);
  await first.openFriend();
  await first.move('h2h3', hand);
  const second = await another(first);
  await second.openFriend();
  await second.playAll('h2g3 a2b3', hand);
  await second.button('Sound').click();
  await first.page.bringToFront();
  await first.button(/^Theme/).click();
  await first.button('Theme: light').click();
  await first.move('a2a3', hand);
  await Promise.all([first.page.reload(), second.page.reload()]);
  await expect(first.moves).toHaveText(['Kh3', 'Ka3']);
  await expect(second.moves).toHaveText(['Kg3', 'Kb3']);
  for (const tab of [first, second]) {
    await expect(tab.button('Sound')).toHaveAttribute('aria-pressed', 'false');
    await expect(tab.button('Theme: dark')).toBeVisible();
  }
});

for (const clockAway of ['on', 'off'])
  test(`a clock that runs goes on in the tab that takes over, and nothing is given back: clockAway ${clockAway}`, async ({
    page,
  }, info) => {
    const first = new BoardPage(page);
    await page
      .context()
      .addInitScript((kept) => localStorage.setItem('racing-kings.clockAway', kept), clockAway);
    await first.open('#/play?opponent=friend&time=300');
    await expect(page.getByTestId('clock-black')).toHaveText('5:00');
    const before = Date.now();
    await first.move('h2h3', handOf(info.project.name));
    const after = Date.now();
    const second = await another(first);
    await second.open();
    await expect(second.page.getByRole('alert')).toContainText('being played in another tab');
    const tabs = [first, second];
    const shown = await Promise.all(tabs.map(watchClock));
    const expectNoJump = async (tab: 0 | 1): Promise<void> => {
      const times = await shown[tab]!();
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    };
    const running = second.page.locator('[data-testid=clock-black][data-runs]');
    await expect(running).toHaveText(/^4:5[0-8]$/);

    await second.button('Play here').click();
    await expect(first.page.getByRole('alert')).toContainText('being played in another tab');
    if (clockAway === 'off') {
      for (const { page: tab } of tabs) await expect(tab.getByTestId('paused')).toBeVisible();
      await second.button('Go on playing').click();
    }
    for (const { page: tab } of tabs) await expect(tab.getByTestId('paused')).toHaveCount(0);
    await expect(running).toBeVisible();
    // What is shown is rounded up to a whole second; a pause takes no time.
    const ran = clockAway === 'on' ? (Date.now() - after) / 1000 : 2;
    const left = await secondsLeft(second.page);
    expect(left).toBeLessThanOrEqual(301 - ran);
    expect(left).toBeGreaterThanOrEqual(300 - (Date.now() - before) / 1000);
    await expectNoJump(1);

    await second.page.close();
    await expect(first.page.getByRole('alert')).toBeHidden();
    await expect(first.page.getByTestId('paused')).toHaveCount(clockAway === 'on' ? 0 : 1);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(left);
    await expectNoJump(0);
  });
