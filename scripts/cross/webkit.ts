// WebKit by its own WebDriver, in a window of WebKitGTK on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { PATIENCE, until, type Driver } from './driver.ts';
import { miniBrowser } from './install.ts';

const DISPLAY = ':94';
const PORT = 4339;
const ORIGIN = `http://127.0.0.1:${PORT}`;

type Method = 'GET' | 'POST' | 'DELETE';

async function call(method: Method, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${ORIGIN}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${path}: ${error}: ${message}`);
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

async function begin(): Promise<NewSession> {
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  return (await call('POST', '/session', { capabilities })) as NewSession;
}

export async function openWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const env = {
    ...process.env,
    DISPLAY,
    GDK_BACKEND: 'x11',
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox refuses to run as root; nothing but our own pages is opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  await until('WebKitWebDriver', () => call('GET', '/status').catch(() => undefined));
  let { sessionId, capabilities } = await begin();
  const ask = (method: Method, path: string, body?: object): Promise<unknown> =>
    call(method, `/session/${sessionId}${path}`, body);
  let fresh = true;

  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    async forget() {
      if (!fresh) {
        await ask('DELETE', '');
        ({ sessionId, capabilities } = await begin());
      }
      fresh = false;
      await ask('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
    },
    open: async (url) => void (await ask('POST', '/url', { url })),
    evaluate: (expression) => ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    act: async (source) => void (await ask('POST', '/actions', { actions: [source] })),
    picture: async () => String(await ask('GET', '/screenshot')),
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
