// @ts-check
// npm test: every check, cheapest first, on a machine that may have no browser yet.
// npm run check: the same without build and browser, for work between two commits.
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';

const quick = ['format:check', 'lint', 'types', 'unit'];
const full = ['format:check', 'lint', 'types', 'deadcode', 'unit', 'build', 'size', 'syntax', 'e2e'];
const steps = process.argv.includes('--quick') ? quick : full;

let passed = 0;
for (const step of steps) {
  if (step === 'e2e') await ensureChromium();
  const started = Date.now();
  const ok = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' }).status === 0;
  console.log(`-- ${step}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) break;
  passed++;
}
const failed = passed === steps.length ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed);
