// npm run fuzz [-- count [seed [target…]]]: bad input for every parser of the notations. No throw, no hang, no
// object prototype touched, and the heap limit of the npm script holds. With 0 as the count only the inputs of
// ten million characters are read.
import { fenTarget, sanTarget, uciTarget } from './fuzz/moves.ts';
import { pgnTarget } from './fuzz/pgn.ts';
import { seeded } from './fuzz/random.ts';
import type { FuzzTarget } from './fuzz/target.ts';

const MS_PER_10_KB = 50;
const [count = '1000000', seed = '1', ...names] = process.argv.slice(2);
const all: readonly FuzzTarget[] = [fenTarget, sanTarget, uciTarget, pgnTarget];
const targets = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));

const prototypeKeys = (): string =>
  [Object, Array, Map, String]
    .map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join())
    .join(';');
const cleanPrototypes = prototypeKeys();

interface Report {
  inputs: number;
  characters: number;
  ms: number;
  /** The slowest input, as ms for 10 kB. */
  slowest: number;
}

/** Of the processor, in ms: other processes share the machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Short inputs count as 10 kB: a pause of the machine is no fault of the parser. */
const share = (ms: number, length: number): number => (ms * 10_000) / Math.max(length, 10_000);

function fail(target: FuzzTarget, text: string, why: unknown): never {
  const shown = JSON.stringify(text.slice(0, 2000));
  throw new Error(`${target.name}: ${String(why)}\nseed ${seed}, input of ${text.length}: ${shown}`, {
    cause: why,
  });
}

function timed(target: FuzzTarget, text: string): number {
  const started = cpuMs();
  try {
    const check = target.read(text);
    const ms = cpuMs() - started;
    check();
    return ms;
  } catch (thrown) {
    return fail(target, text, thrown);
  }
}

function tryOne(target: FuzzTarget, text: string, report: Report): void {
  let ms = timed(target, text);
  // Only what is slow three times is slow: a pause to collect garbage is not the parser's.
  for (let again = 0; again < 2 && share(ms, text.length) > MS_PER_10_KB; again++)
    ms = Math.min(ms, timed(target, text));
  if (share(ms, text.length) > MS_PER_10_KB) fail(target, text, `${ms.toFixed(0)} ms`);
  report.inputs++;
  report.characters += text.length;
  report.ms += ms;
  report.slowest = Math.max(report.slowest, share(ms, text.length));
}

function checkPrototypes(target: FuzzTarget, text: string): void {
  if (prototypeKeys() !== cleanPrototypes) fail(target, text, 'a prototype has changed');
}

async function tryHuge(target: FuzzTarget): Promise<void> {
  let worst = { name: '', share: 0 };
  let inputs = 0;
  for (const [name, text] of target.huge?.inputs() ?? []) {
    const started = cpuMs();
    await target.huge?.read(text).catch((thrown: unknown) => fail(target, text, thrown));
    const cost = share(cpuMs() - started, text.length);
    if (cost > MS_PER_10_KB) fail(target, text, `${cost.toFixed(1)} ms per 10 kB`);
    if (cost > worst.share) worst = { name, share: cost };
    inputs++;
    checkPrototypes(target, text);
  }
  if (inputs > 0)
    console.log(
      `${target.name}: ${inputs} inputs of 10 MB, slowest ${worst.share.toFixed(2)} ms per 10 kB (${worst.name})`,
    );
}

function tryMany(target: FuzzTarget, inputs: number): void {
  const random = seeded(Number(seed));
  const report: Report = { inputs: 0, characters: 0, ms: 0, slowest: 0 };
  for (let n = 0; n < inputs; n++) {
    const text = target.input(random);
    tryOne(target, text, report);
    if (n % 1000 === 0) checkPrototypes(target, text);
  }
  const mb = (report.characters / 1e6).toFixed(1);
  const seconds = (report.ms / 1000).toFixed(1);
  console.log(
    `${target.name}: ${report.inputs} inputs, ${mb} M characters, ${seconds} s, slowest ${report.slowest.toFixed(1)} ms`,
  );
}

const weights = targets.reduce((sum, { weight }) => sum + weight, 0);
for (const target of targets) {
  tryMany(target, Math.round((Number(count) * target.weight) / weights));
  await tryHuge(target);
}
console.log(
  `peak RSS ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB; no throw, no hang, prototypes clean`,
);
