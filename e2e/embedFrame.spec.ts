import type { FrameLocator, Page } from '@playwright/test';
import { clubPage, expect, test } from './support/hostPage.ts';

const framed = (query: string, attributes = 'style="width:100%;max-width:400px;height:500px"'): string =>
  clubPage(
    `<iframe class="racing-kings" title="Racing Kings" sandbox="allow-scripts" src="{EMBED}/embed.html?${query}" ${attributes}></iframe>`,
    '<script src="{EMBED}/frame.js" defer></script>',
  );

const frame = (page: Page): FrameLocator => page.frameLocator('iframe').first();

const cell = (page: Page, name: string) => frame(page).locator(`[role=gridcell][aria-label^="${name},"]`);

async function drag(page: Page, from: string, to: string): Promise<void> {
  await cell(page, from).hover();
  await page.mouse.down();
  await cell(page, to).hover();
  await page.mouse.up();
}

test('a sandboxed frame of another origin, without storage: a move, an answer, and four requests at most', async ({
  page,
  host,
}) => {
  await host.open(framed('mode=play&level=easy&persist=local'));
  await drag(page, 'h2', 'h3');
  await expect(cell(page, 'h3')).toHaveAccessibleName('h3, white king');
  await expect(frame(page).getByRole('status')).toContainText('Your move: you are White.', {
    timeout: 20_000,
  });
  expect(host.complaints).toEqual([]);
  const requests = host.requests.filter(
    (url) => url.includes('/embed/v1/') && !url.endsWith('/embed.js') && !url.endsWith('/frame.js'),
  );
  expect(requests.length).toBeLessThanOrEqual(4);
});

test('the frame gets the height of its content, and nothing in it has to be scrolled @phone', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const said: unknown[] = ((window as unknown as { said: unknown[] }).said = []);
    addEventListener('message', ({ data }) => said.push(data));
  });
  await host.open(framed('pgn=1.+Kh3+Ka3+2.+Kg4#?secret=abc', 'style="width:360px;height:150px"'));
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(550);
  const { inner, seen } = await frame(page)
    .locator('racing-kings')
    .evaluate(() => ({
      inner: document.documentElement.scrollHeight,
      seen: window.innerHeight,
    }));
  expect(inner).toBeLessThanOrEqual(seen + 1);
  // The same in WordPress's words.
  const height = await page.locator('iframe').evaluate((element) => Number.parseInt(element.style.height));
  const said = await page.evaluate(() => (window as unknown as { readonly said: unknown[] }).said);
  expect(said).toContainEqual({ message: 'height', value: height, secret: 'abc' });
});

test('a frame that can not grow: board and controls fit into it', async ({ page, host }) => {
  await host.open(
    framed('mode=play', 'style="width:390px;height:260px"').replace('class="racing-kings"', ''),
  );
  await expect(frame(page).getByRole('button', { name: 'New game' })).toBeInViewport();
});

test('parameters: underscores for spaces, a ply behind #, unknown ones ignored', async ({ page, host }) => {
  await host.open(
    framed(
      `pgn=${encodeURIComponent('[FEN "8/8/8/8/8/k7/8/7K w - - 0 1"]\n1. Kh2 {#1 + Ильин} Ka4')}&x=1&__proto__[p]=1&constructor.prototype.p=1#2`,
    ),
  );
  await expect(frame(page).locator('[part=move][aria-current]')).toHaveText('1… Ka4');
  await expect(frame(page).locator('[part=comment]')).toHaveText('#1 + Ильин');
  await page.locator('iframe').evaluate((element, query) => {
    const inner = element as HTMLIFrameElement;
    inner.src = inner.src.replace(/\?.*/, query);
  }, '?fen=8/8/8/8/8/k7/8/7K_w_-_-_0_1&moves=Kh2+Ka4&x=1&__proto__[p]=1#2');
  await expect(frame(page).locator('[part=move][aria-current]')).toHaveText('Ka4');
  expect(
    await frame(page)
      .locator('body')
      .evaluate(() => ({} as Record<string, unknown>)['p']),
  ).toBeUndefined();
});

test('by the port it brings, a parent commands and hears; no other message does anything', async ({
  page,
  host,
}) => {
  await host.open(framed('mode=play&id=b1'));
  await expect(cell(page, 'h2')).toBeVisible();
  const heard = await page.evaluate(async () => {
    const inner = document.querySelector('iframe')!.contentWindow!;
    const hostile: unknown[] = [
      null,
      1,
      'hello',
      [],
      { rk: 1 },
      { rk: 1, type: 'command', name: 'move', value: 'Kh3' },
      { rk: 1, type: 'hello', id: 'another' },
      { rk: 2, type: 'hello', id: 'b1' },
      JSON.parse('{"rk":1,"type":"hello","id":"b1","__proto__":{"p":1},"constructor":{"prototype":{"p":1}}}'),
    ];
    for (let n = 0; n < 25; n++) for (const message of hostile) inner.postMessage(message, '*');
    // Another frame of the page greets first, by all the rules: it is not the parent.
    const other = document.createElement('iframe');
    other.srcdoc = `<script>const { port1, port2 } = new MessageChannel();
      parent.frames[0].postMessage({ rk: 1, type: 'hello', id: 'b1' }, '*', [port2]);
      port1.postMessage({ rk: 1, type: 'command', name: 'move', value: 'Kg3' })</script>`;
    const greeted = new Promise((resolve) => other.addEventListener('load', resolve));
    document.body.append(other);
    await greeted;
    const { port1, port2 } = new MessageChannel();
    const answers: unknown[] = [];
    const answered = new Promise<void>((resolve) => {
      port1.addEventListener('message', ({ data }) => {
        answers.push(data.type === 'event' ? data.name : data.value);
        if (data.name === 'rk-move') resolve();
      });
      port1.start();
    });
    inner.postMessage({ rk: 1, type: 'hello', id: 'b1' }, '*', [port2]);
    port1.postMessage({ rk: 1, type: 'command', name: 'innerHTML', value: '<img onerror=alert(1)>' });
    port1.postMessage({ rk: 1, type: 'command', name: 'remove' });
    port1.postMessage({ rk: 1, type: 'command', name: 'move', value: 'Kh3' });
    await answered;
    return answers;
  });
  expect(heard).toContain('rk-move');
  await expect(cell(page, 'h3')).toHaveAccessibleName('h3, white king');
  expect(host.complaints).toEqual([]);
});

test('on a dark page no white box stands around the board', async ({ page, host }) => {
  await host.open(
    framed('mode=play').replace(
      '<title>',
      '<meta name="color-scheme" content="dark"><style>body{background:#102030}</style><title>',
    ),
  );
  const button = frame(page).getByRole('button', { name: 'New game' });
  await expect(button).toBeVisible();
  const { x, y } = (await button.boundingBox())!;
  const shot = await page.screenshot({ clip: { x: x - 3, y: y - 3, width: 1, height: 1 } });
  const pixel = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, shot.toString('base64'));
  expect(pixel).toEqual([0x10, 0x20, 0x30]);
});

const HOSTILE = [
  '"><img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  '${alert(1)}',
  '__proto__',
  '\u0000',
  '%00',
  '{{7*7}}',
  '9'.repeat(5000),
  '[FEN "<script>alert(1)</script>"] 1. Kh3 {<a href=javascript:alert(1)>x</a>} *',
];
const NAMES = [
  'fen',
  'pgn',
  'moves',
  'caption',
  'prompt',
  'solution',
  'arrows',
  'squares',
  'lang',
  'theme',
  'orientation',
  'ply',
  'game',
  'mode',
  'side',
  'level',
  'movetime',
  'attempts',
  'coordinates',
  'controls',
];

test('two hundred hostile parameters: nothing runs, nothing is fetched, nothing but our own elements is there', async ({
  page,
  host,
}) => {
  test.setTimeout(120_000);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  const pasted = HOSTILE.flatMap((text) => NAMES.map((name) => ({ name, text })));
  await host.open(clubPage(''));
  const foreign = await page.evaluate(async (all) => {
    const found: string[] = [];
    for (const { name, text } of all) {
      const board = document.createElement('racing-kings');
      board.setAttribute('loading', 'eager');
      board.setAttribute(name, text);
      document.body.append(board);
      await Promise.race([
        board.ready,
        new Promise((resolve) => board.addEventListener('rk-error', resolve, { once: true })),
        new Promise((resolve) => setTimeout(resolve, 3000)),
      ]);
      const odd = board.shadowRoot?.querySelector(
        'img, script, a, iframe, object, style, [onload], [onerror], [href]',
      );
      if (odd) found.push(`${name}: ${odd.outerHTML}`);
      board.remove();
    }
    return found;
  }, pasted);
  expect(foreign).toEqual([]);
  expect(dialogs).toBe(0);
  expect(host.complaints).toEqual([]);
  const origins = new Set(host.requests.map((url) => new URL(url).port));
  expect(origins.size).toBe(2);
});
