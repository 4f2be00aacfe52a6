// @ts-check
// npm start: builds the app, serves it on localhost and prints the address.
// A busy port is no reason to fail: the next free one is taken and printed.
import { spawnSync } from 'node:child_process';
import { preview } from 'vite';

console.log('Building …');
const build = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8' });
if (build.status !== 0) {
  console.error(build.stdout, build.stderr);
  process.exit(1);
}
const server = await preview({ preview: { strictPort: false } });
console.log('\n  Racing Kings is ready. Open it in a browser (Ctrl+C stops it):\n');
server.printUrls();
