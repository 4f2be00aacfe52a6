// A club's own website: pages of another origin than the one that serves the embed.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { test as base, type Locator, type Page } from '@playwright/test';

interface HostPage {
  /** Shows a page of the club. `{EMBED}` in it becomes where the embed is served. */
  open(html: string, options?: PageOptions): Promise<void>;
  /** The address of the club's site. */
  readonly origin: string;
  /** What went wrong on the page: errors, and reports of its content policy. */
  readonly complaints: readonly string[];
  /** Every address the page asked for. */
  readonly requests: readonly string[];
}

interface PageOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The embed's files are served by the club itself, beside the page. */
  readonly selfHosted?: boolean;
  /** Milliseconds by which embed.js comes late. */
  readonly lateBy?: number;
}

const DIST = 'dist/embed/v1';

function serveOwnCopy(request: IncomingMessage, response: ServerResponse): boolean {
  const name = /^\/embed\/v1\/([\w.-]+)$/.exec(request.url?.split('?')[0] ?? '')?.[1];
  if (name === undefined || !existsSync(`${DIST}/${name}`)) return false;
  response.writeHead(200, { 'content-type': name.endsWith('js') ? 'text/javascript' : 'text/html' });
  response.end(readFileSync(`${DIST}/${name}`));
  return true;
}

export const test = base.extend<{ host: HostPage }>({
  host: async ({ page, baseURL }, use) => {
    let body = '';
    let headers: Readonly<Record<string, string>> = {};
    const server = createServer((request, response) => {
      if (serveOwnCopy(request, response)) return;
      if (request.url !== '/') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => requests.push(request.url()));
    await page.exposeFunction('complain', (text: string) => complaints.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { complain } = window as unknown as { complain: (text: string) => void };
        complain(`${event.violatedDirective}: ${event.blockedURI}`);
      });
    });
    await use({
      origin,
      complaints,
      requests,
      open: async (html, options = {}) => {
        const embed = options.selfHosted === true ? `${origin}/embed/v1` : `${baseURL}embed/v1`;
        body = html.replaceAll('{EMBED}', embed);
        headers = options.headers ?? {};
        if (options.lateBy !== undefined) await delay(page, options.lateBy);
        await page.goto(origin);
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

async function delay(page: Page, ms: number): Promise<void> {
  await page.route('**/embed.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

export { expect } from '@playwright/test';

/** A page as a club writes it, around what is pasted. */
export const clubPage = (pasted: string, head = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Chess club</title>${head}
  <script src="{EMBED}/embed.js" async></script><body>${pasted}<p id="below">Club news go on.</p></body></html>`;

/** A square of the board, by its name. */
export const square = (page: Page, name: string): Locator =>
  page.locator(`racing-kings [role=gridcell][aria-label^="${name},"]`);

/** Drags a piece with the mouse. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).hover();
  await page.mouse.down();
  await square(page, to).hover();
  await page.mouse.up();
}
