// Firefox by WebDriver BiDi, which it speaks itself, over Node's own WebSocket.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PATIENCE, SCREEN, until, type Driver } from './driver.ts';

const PREFERENCES = {
  'dom.w3c_touch_events.enabled': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'intl.accept_languages': 'en-GB, en',
};

type Send = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;

interface Reply {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox doesn’t answer at ${address}`)));
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE);
      waiting.set(id, ({ result, error, message }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (result) resolve(result);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'racing-kings-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let heard = '';
  browser.stderr.on('data', (text) => (heard += String(text)));
  const address = await until('Firefox', () => /BiDi listening on (ws:\S+)/.exec(heard)?.[1]);
  const send = await connect(`${address}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });

  let context = '';
  return {
    name: 'Firefox',
    version: (capabilities as { readonly browserVersion: string }).browserVersion,
    async forget() {
      const { userContext } = await send('browser.createUserContext', {});
      const tab = await send('browsingContext.create', { type: 'tab', userContext });
      if (context !== '') await send('browsingContext.close', { context });
      context = String(tab['context']);
      await send('browsingContext.setViewport', { context, viewport: SCREEN });
    },
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const target = { context };
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target,
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error((exceptionDetails as { readonly text: string }).text);
      return (result as { readonly value?: unknown }).value;
    },
    act: async (source) => void (await send('input.performActions', { context, actions: [source] })),
    picture: async () => String((await send('browsingContext.captureScreenshot', { context }))['data']),
    async close() {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      await send('browser.close', {}).catch(() => browser.kill());
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
