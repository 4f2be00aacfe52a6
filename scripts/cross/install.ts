import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NEEDED = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

const FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}`),
);

/** The browser that comes with WebKitGTK. */
export function miniBrowser(): string {
  const found = FOLDERS.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file));
  if (found === undefined) throw new Error('WebKitGTK has come without its MiniBrowser');
  return found;
}

const missing = (): readonly string[] =>
  Object.entries(NEEDED).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

/** Makes sure that both browsers are there: Debian's, installed where that is allowed. */
export function ensureBrowsers(): void {
  const names = missing();
  if (names.length === 0) return;
  const asked = `apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const command of ['apt-get update -qq', asked]) {
      console.log(`> ${command}`);
      spawnSync(command, { shell: true, stdio: 'inherit', env });
    }
  }
  if (missing().length > 0) throw new Error(`Some browsers are missing. On Debian, as root: ${asked}`);
}
