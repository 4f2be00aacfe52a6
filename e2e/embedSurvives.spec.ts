// Every line of "what it must survive": a club's page of another origin, the production build, a real browser.
import { inflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { snippet } from '../src/features/site/snippet.ts';
import { clubPage, drag, expect, square, test } from './support/hostPage.ts';

const DIAGRAM =
  '<racing-kings loading="eager" style="display:block;max-width:320px"><img src="data:," alt="Racing Kings: start position" width="320" height="320" style="width:100%;height:auto"></racing-kings>';
const PLAY =
  '<racing-kings mode="play" loading="eager" style="display:block;max-width:400px"></racing-kings>';
const REPLAY =
  '<racing-kings loading="eager" style="display:block;max-width:400px" pgn="1. Kh3 {Off.} Ka3 2. Kg4 Kb4"></racing-kings>';
const picture = 'racing-kings svg[role=img]';

/** A game as the page “For your site” writes it, less its script. */
const replay = (width: number): string =>
  snippet(
    { kind: 'replay', options: { pgn: '[White "Anna"]\n\n1. Kh3 Ka3 2. Kg4 Kb4' }, width },
    'element',
    'yes',
    { app: '', embed: '' },
    { fallback: '', title: '' },
  ).replace(/^<script.*\n/, '');

test.describe('on a page of another site', () => {
  test('JavaScript off: the fallback is what the author wrote', async ({ browser, host, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(clubPage(DIAGRAM).replaceAll('{EMBED}', `${baseURL}embed/v1`));
    await expect(page.getByAltText('Racing Kings: start position')).toBeVisible();
    expect(host.complaints).toEqual([]);
    await context.close();
  });

  test('the script blocked: the fallback stays', async ({ page, host }) => {
    await page.route('**/embed.js', (route) => route.abort());
    await host.open(clubPage(DIAGRAM));
    await expect(page.getByAltText('Racing Kings: start position')).toBeVisible();
  });

  test('the script late: nothing below moves', async ({ page, host }) => {
    for (const board of [DIAGRAM, replay(480), replay(720)]) {
      await host.open(clubPage(board), { lateBy: 500 });
      const below = page.locator('#below');
      const before = (await below.boundingBox())?.y ?? 0;
      await expect(page.locator(picture)).toBeVisible();
      expect(Math.abs(((await below.boundingBox())?.y ?? 0) - before), board).toBeLessThan(1);
    }
  });

  test('the script put in by another script, once the visitor has scrolled: until then the fallback, and nothing moves', async ({
    page,
    host,
    baseURL,
  }) => {
    await host.open(
      clubPage(`${DIAGRAM}<div style="height:2000px"></div>`).replace(
        'src="{EMBED}/embed.js" async',
        'type="x"',
      ),
    );
    await expect(page.getByAltText('Racing Kings: start position')).toBeVisible();
    const shift = await page.evaluate(async (src) => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved += (entry as unknown as { readonly value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo(0, 40);
      });
      const script = document.createElement('script');
      script.src = src;
      document.body.append(script);
      await customElements.whenDefined('racing-kings');
      await document.querySelector('racing-kings')!.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return moved;
    }, `${baseURL}embed/v1/embed.js`);
    expect(shift).toBe(0);
    await expect(page.locator(picture)).toHaveCount(1);
    await expect(page.getByAltText('Racing Kings: start position')).toBeHidden();
    expect(host.complaints).toEqual([]);
  });

  test('the script twice: one board', async ({ page, host }) => {
    await host.open(clubPage(DIAGRAM, '<script src="{EMBED}/embed.js" defer></script>'));
    await expect(page.locator(picture)).toHaveCount(1);
    expect(host.complaints).toEqual([]);
  });

  test('a part that does not come: asked for once more, then the fallback stays and the page is told', async ({
    page,
    host,
  }) => {
    await page.route('**/diagram.en.js', (route) => route.abort());
    await host.open(clubPage(DIAGRAM));
    await expect.poll(() => page.evaluate(() => document.querySelector('racing-kings')?.state)).toBe('error');
    await expect(page.getByAltText('Racing Kings: start position')).toBeVisible();
    expect(host.requests.filter((url) => url.endsWith('diagram.en.js'))).toHaveLength(2);
  });

  test('a strict content policy on a page that serves its own copy: a whole move, and no report', async ({
    page,
    host,
  }) => {
    await host.open(clubPage('<racing-kings mode="play" loading="eager"></racing-kings>'), {
      selfHosted: true,
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
      },
    });
    await drag(page, 'h2', 'h3');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('racing-kings')?.position?.ply), {
        timeout: 20_000,
      })
      .toBe(2);
    expect(host.complaints).toEqual([]);
  });

  test('workers forbidden: the computer plays on the page’s own thread', async ({ page, host }) => {
    await host.open(clubPage(PLAY), {
      headers: { 'content-security-policy': "worker-src 'none'" },
    });
    await drag(page, 'h2', 'h3');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('racing-kings')?.position?.ply), {
        timeout: 20_000,
      })
      .toBe(2);
  });

  test('Trusted Types enforced: it loads, plays, and nothing is reported', async ({ page, host }) => {
    await host.open(clubPage(PLAY), {
      headers: {
        'content-security-policy': "require-trusted-types-for 'script'; trusted-types racing-kings",
      },
    });
    await drag(page, 'h2', 'h3');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('racing-kings')?.position?.ply), {
        timeout: 20_000,
      })
      .toBe(2);
    expect(host.complaints).toEqual([]);
  });

  test('a hostile style sheet, and scripts that change what is built in: the board keeps its shape and plays', async ({
    page,
    host,
  }) => {
    await host.open(
      clubPage(
        PLAY,
        '<script>window.$ = window.jQuery = () => { throw 1 }; Array.prototype.flat = () => []; Element.prototype.remove = function () { this.parentNode?.removeChild(this); return this }; Object.freeze(Object.prototype)</script>' +
          '<style>*{box-sizing:content-box;float:left;margin:5px!important;letter-spacing:9px}img,svg{max-width:20px!important}button{display:none!important}</style>',
      ),
    );
    const { width = 0, height = 1 } = (await page.locator('racing-kings svg').first().boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
    expect(Math.abs(width - height)).toBeLessThan(1);
    await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
    await drag(page, 'h2', 'h3');
    await expect(page.getByRole('status')).toContainText('Your move', { timeout: 20_000 });
    expect(host.complaints).toEqual([]);
  });

  test('no room but its own, and as wide as its container, which changes by CSS alone', async ({
    page,
    host,
  }) => {
    const bare = '<racing-kings loading="eager" style="width:300px"></racing-kings>';
    await host.open(
      clubPage(
        `<div style="display:flex">${bare}</div><div id="tab" hidden style="width:700px">${REPLAY.replace('max-width:400px', '').replace('pgn', 'movelist="right" pgn')}</div>`,
      ),
    );
    await expect(page.locator(picture).first()).toBeVisible();
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    expect((await boxOf('racing-kings')).height).toBeCloseTo(300, 0);
    await page.locator('#tab').evaluate((tab) => tab.removeAttribute('hidden'));
    const heights = async () => [
      (await boxOf('#tab [part=board]')).height,
      (await boxOf('#tab .panel')).height,
    ];
    await expect.poll(async () => Math.abs((await heights()).reduce((a, b) => a - b))).toBeLessThan(2);
    for (const width of [250, 600]) {
      await page.addStyleTag({ content: `#tab { width: ${width}px !important }` });
      await expect
        .poll(async () => {
          const board = await boxOf('#tab [part=board]');
          return [Math.abs(board.width - board.height) < 1, board.width <= width];
        })
        .toEqual([true, true]);
    }
  });

  test('columns of 180 to 720 px: nothing sticks out', async ({ page, host }) => {
    const boards = `${REPLAY}${PLAY}`.replaceAll('max-width:400px', '');
    const columns = [180, 220, 280, 320, 480, 720].map(
      (width) => `<div style="width:${width}px">${boards}</div>`,
    );
    await host.open(clubPage(columns.join('')));
    await expect(page.locator('racing-kings .panel')).toHaveCount(12);
    const sticking = await page.evaluate(async () => {
      const all = [...document.querySelectorAll('racing-kings')];
      await Promise.all(all.map(({ ready }) => ready));
      return all.flatMap((element) => {
        const edge = element.getBoundingClientRect().right + 0.5;
        return [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])]
          .filter((part) => !(part instanceof SVGElement) && part.getBoundingClientRect().right > edge)
          .map((part) => `${element.clientWidth}: ${part.getAttribute('part')}`);
      });
    });
    expect(sticking).toEqual([]);
  });

  test('hidden and shown later', async ({ page, host }) => {
    await host.open(
      clubPage(`<div id="tab" style="display:none">${REPLAY.replace('loading="eager"', '')}</div>`),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('#tab')!.style.removeProperty('display'));
    await expect(page.locator(picture)).toBeVisible();
    const box = await page.locator(picture).boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  });

  test('scaled to half, and zoomed: the mouse still hits the right squares', async ({ page, host }) => {
    await host.open(
      clubPage(`<div id="scaled" style="transform:scale(.5);transform-origin:0 0">${PLAY}</div>`),
    );
    await drag(page, 'h2', 'h3');
    await expect(square(page, 'h3')).toHaveAccessibleName('h3, white king');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('#scaled').evaluate((element) => element.setAttribute('style', 'zoom:.8'));
    await drag(page, 'g2', 'g4');
    await expect(square(page, 'g4')).toHaveAccessibleName('g4, white rook');
  });

  test('a layout shift just before a click', async ({ page, host }) => {
    await host.open(clubPage(`<div id="ad"></div>${PLAY}`));
    await square(page, 'h2').click();
    await page.evaluate(() => (document.querySelector<HTMLElement>('#ad')!.style.height = '45px'));
    await square(page, 'h3').click();
    await expect(square(page, 'h3')).toHaveAccessibleName('h3, white king');
  });

  test('a page that runs from right to left: a1 stays left', async ({ page, host }) => {
    await host.open(clubPage(`<div dir="rtl">${PLAY}</div>`));
    const a1 = await square(page, 'a1').boundingBox();
    const h1 = await square(page, 'h1').boundingBox();
    expect(a1?.x).toBeLessThan(h1?.x ?? 0);
  });

  test('forced colours: the pieces are still drawn in their own', async ({ page, host }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await host.open(clubPage(DIAGRAM));
    const fill = await page
      .locator('racing-kings [part~=white] path')
      .first()
      .evaluate((path) => getComputedStyle(path).fill);
    expect(fill).toBe('rgb(255, 255, 255)');
  });

  test('printed without background graphics: squares and pieces are on the paper, buttons are not', async ({
    page,
    host,
  }) => {
    await host.open(clubPage(REPLAY));
    await expect(page.locator(picture)).toBeVisible();
    const pdf = await page.pdf({ printBackground: false });
    let painted = '';
    for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 7))
      try {
        painted += inflateSync(pdf.subarray(at + 7)).toString('latin1');
      } catch {
        // Not a packed stream.
      }
    // Fill colours, as parts of one: #86a392, #f0ead9, #262422.
    for (const color of ['.5255 .6392 .5725', '.9412 .9176 .851', '.149 .1412 .1333'])
      expect(painted).toContain(`${color} rg`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Next move' })).toBeHidden();
  });

  test('twenty boards: no id, few nodes, and each its own position', async ({ page, host }) => {
    await host.open(clubPage(DIAGRAM.repeat(20)));
    await expect(page.locator(picture)).toHaveCount(20);
    const { ids, nodes } = await page.evaluate(() => {
      const shadows = [...document.querySelectorAll('racing-kings')].map(({ shadowRoot }) => shadowRoot!);
      const all = shadows.flatMap((shadow) => [...shadow.querySelectorAll('*')]);
      return { ids: all.filter((node) => node.id !== '').length, nodes: all.length };
    });
    expect(ids).toBe(0);
    expect(nodes).toBeLessThan(2200);
  });

  test('put in and taken out thirty times: nothing is left and nothing fails', async ({ page, host }) => {
    await host.open(clubPage(PLAY));
    await expect(square(page, 'h2')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const listeners = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
    };
    const comeAndGo = (times: number) =>
      page.evaluate(async (count) => {
        for (let n = 0; n < count; n++) {
          const board = document.createElement('racing-kings');
          board.setAttribute('mode', 'play');
          board.setAttribute('loading', 'eager');
          document.body.append(board);
          await board.ready;
          board.remove();
        }
      }, times);
    await comeAndGo(2);
    const before = await listeners();
    await comeAndGo(30);
    await expect(page.locator('racing-kings')).toHaveCount(1);
    await expect.poll(listeners).toBeLessThanOrEqual(before);
    expect(host.complaints).toEqual([]);
  });

  test('moved within the page: the game goes on', async ({ page, host }) => {
    await host.open(clubPage(`${PLAY}<section></section>`));
    await drag(page, 'h2', 'h3');
    await page.evaluate(() =>
      document.querySelector('section')!.append(document.querySelector('racing-kings')!),
    );
    await expect(square(page, 'h3')).toHaveAccessibleName('h3, white king');
  });

  test('a PGN as an editor leaves it: smart quotes, entities, paragraphs, dashes', async ({ page, host }) => {
    await host.open(
      clubPage(
        '<pre class="racing-kings" data-loading="eager" data-ply="last"><p>[White &#8220;Anna&#8221;]<br>[Result “0–1”]</p><p>1.&nbsp;Kh3 {She said &lt;img src=x onerror=alert(1)&gt;} Ka3<br>2. Kg4 Kb4</p></pre>',
      ),
    );
    await expect(page.locator('racing-kings [part=move]')).toHaveText(['1. Kh3', '1… Ka3', '2. Kg4', 'Kb4']);
    await expect(page.locator('racing-kings [part=comment]')).toHaveText(
      'She said <img src=x onerror=alert(1)>',
    );
    await expect(page.locator('racing-kings img')).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelector('racing-kings')?.position?.ply)).toBe(4);
  });

  test('an illegal try is explained, and drawn', async ({ page, host }) => {
    await host.open(
      clubPage(
        '<racing-kings mode="play" loading="eager" style="display:block;width:400px" fen="8/8/8/8/8/k7/8/4R2K w - - 0 1"></racing-kings>',
      ),
    );
    await drag(page, 'e1', 'e3');
    await expect(page.getByRole('status')).toContainText('The move would give check');
    await expect(page.locator('racing-kings [part=arrow]')).toHaveCount(1);
  });

  test('loading=click: a button first, by keyboard too, and nothing is loaded before; then one tab stop, sixty-four squares', async ({
    page,
    host,
  }) => {
    await host.open(clubPage(PLAY.replace('eager', 'click')));
    const ask = page.getByRole('button', { name: 'Play Racing Kings against the computer' });
    await expect(ask).toBeVisible();
    expect(host.requests.some((url) => url.includes('play.'))).toBe(false);
    await ask.press('Enter');
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    await expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(64);
    await expect(page.locator('racing-kings [role=gridcell][tabindex="0"]')).toHaveCount(1);
  });

  test('no names of squares in the text of the page', async ({ page, host }) => {
    await host.open(clubPage(PLAY));
    await expect(square(page, 'h2')).toBeVisible();
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/a8|empty/);
  });

  test('the wheel over the board scrolls the page', async ({ page, host }) => {
    await host.open(clubPage(`${PLAY}<div style="height:3000px"></div>`));
    await square(page, 'h2').hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('a game of four thousand plies, variations included: the page stays responsive', async ({
    page,
    host,
  }) => {
    const pgn = `1. Kh3 ${'(1. Kg3 Ka3 2. Kg4 Kb4 3. Kg5 Kb5 4. Kg4 Kb4 5. Kg5 Kb5) '.repeat(400)} Ka3 *`;
    await host.open(clubPage(''));
    const seen = await page.evaluate(async (text) => {
      let longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      }).observe({ entryTypes: ['longtask'] });
      const board = document.createElement('racing-kings');
      board.setAttribute('loading', 'eager');
      board.setAttribute('pgn', text);
      document.body.append(board);
      await board.ready;
      return { longest, plies: board.shadowRoot!.querySelectorAll('[part=move]').length };
    }, pgn);
    expect(seen.plies).toBe(4002);
    expect(seen.longest).toBeLessThan(500);
    expect(host.complaints).toEqual([]);
  });

  test('the module build shows a board too, and images are made without loading one', async ({
    page,
    host,
  }) => {
    await host.open(
      '<!doctype html><title>x</title><script type="module" src="{EMBED}/embed.mjs"></script><racing-kings loading="eager"></racing-kings>',
      { selfHosted: true, headers: { 'content-security-policy': "default-src 'none'; script-src 'self'" } },
    );
    await expect(page.locator(picture)).toBeVisible();
    const made = await page.evaluate(async () => {
      const board = document.querySelector('racing-kings')!;
      const png = await board.toPNG({ size: 200 });
      return { svg: board.toSVG().slice(0, 4), type: png?.type, size: png?.size ?? 0 };
    });
    expect(made.svg).toBe('<svg');
    expect(made.type).toBe('image/png');
    expect(made.size).toBeGreaterThan(2000);
    expect(host.complaints).toEqual([]);
  });
});

test('a finger on the board scrolls the page, unless it is on a piece that can move @touch', async ({
  page,
  host,
}) => {
  await host.open(clubPage(`${REPLAY}${PLAY}<div style="height:2000px"></div>`));
  await expect(square(page, 'h2')).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const swipeUp = async (from: Locator): Promise<number> => {
    await page.evaluate(() => scrollTo(0, 0));
    await from.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const { x, y, width, height } = (await from.boundingBox())!;
    const at = (up: number) => ({ x: x + width / 2, y: y + height / 2 - up });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let up = 15; up <= 150; up += 15)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(up)] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return (await page.evaluate(() => scrollY)) - before;
  };
  expect(await swipeUp(page.locator(picture).first())).toBeGreaterThan(100);
  for (const name of ['e4', 'a2']) expect(await swipeUp(square(page, name)), name).toBeGreaterThan(100);
  expect(await swipeUp(square(page, 'h2'))).toBe(0);
});
