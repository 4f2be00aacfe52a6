import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

/** Serves the bot's sources and their page, on a port of its own. */
export async function startBotServer(): Promise<{ readonly server: ViteDevServer; readonly url: string }> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const server = await createServer({
    root,
    cacheDir: '.cache/vite-bot',
    logLevel: 'error',
    // Nothing changes while the tests run; a reload would lose what the page holds.
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the bot page has no address');
  return { server, url: `${address}e2e/support/botPage.html` };
}
