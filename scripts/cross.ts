// The main walks in Firefox and WebKit, on the built app: npm run build && npm run cross [firefox|webkit].
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { preview } from 'vite';
import { clubPage } from '../e2e/support/hostPage.ts';
import type { Driver } from './cross/driver.ts';
import { openFirefox } from './cross/firefox.ts';
import { ensureBrowsers } from './cross/install.ts';
import { Visitor } from './cross/visitor.ts';
import { WALKS } from './cross/walks.ts';
import { openWebKit } from './cross/webkit.ts';

const BROWSERS = { firefox: openFirefox, webkit: openWebKit };
const PICTURES = '.cache/cross';

const addressOf = (address: AddressInfo): string => `http://127.0.0.1:${address.port}/`;

/** A page of a club, on another origin than the app's, with a board to play on. */
async function clubSite(app: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const board =
    '<racing-kings mode="play" level="easy" style="display:block;max-width:480px"></racing-kings>';
  const page = clubPage(board).replaceAll('{EMBED}', `${app}embed/v1`);
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: addressOf(server.address() as AddressInfo), close };
}

/** What went wrong, or nothing. */
async function walk(driver: Driver, go: (visitor: Visitor) => Promise<void>): Promise<string | undefined> {
  try {
    await driver.forget();
    const visitor = new Visitor(driver, app);
    await go(visitor);
    const complaints = await visitor.complaints();
    return complaints.length > 0 ? complaints.join('; ') : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function keepPicture(driver: Driver, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const file = `${PICTURES}/${driver.name} ${name}.png`;
  const picture = await driver.picture().catch(() => undefined);
  if (picture !== undefined) writeFileSync(file, picture, 'base64');
}

async function runAll(driver: Driver): Promise<void> {
  console.log(`${driver.name} ${driver.version}`);
  for (const { name, go } of WALKS) {
    if (only !== undefined && !name.includes(only)) continue;
    const begun = Date.now();
    const trouble = await walk(driver, (visitor) => go(visitor, club.url));
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(`  ${trouble === undefined ? 'pass' : 'FAIL'}  ${name} (${seconds} s)`);
    if (trouble === undefined) continue;
    console.log(`        ${trouble}`);
    await keepPicture(driver, name);
    process.exitCode = 1;
  }
}

const [chosen, only] = process.argv.slice(2);
ensureBrowsers();
const server = await preview({
  preview: { port: Number(process.env['E2E_PORT'] ?? 4173) },
  logLevel: 'warn',
});
const app = addressOf(server.httpServer.address() as AddressInfo);
const club = await clubSite(app);
try {
  for (const [name, open] of Object.entries(BROWSERS)) {
    if (chosen !== undefined && chosen !== name) continue;
    const driver = await open();
    try {
      await runAll(driver);
    } finally {
      await driver.close();
    }
  }
} finally {
  club.close();
  await server.close();
}
