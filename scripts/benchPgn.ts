// npm run bench:pgn [megabytes]: reads that much PGN as a stream and prints speed and memory. Nothing of the
// text is kept: the games are made as they are asked for, in chunks as a file would give them.
import { readFileSync } from 'node:fs';
import { readPgnGames } from '../src/notation/pgn.ts';

const MB = 1024 * 1024;
const CHUNK = 64 * 1024;
const megabytes = Number(process.argv[2] ?? 100);
const files = ['lichess', 'lichess2021', 'chesscom', 'correspondence', 'study'].map((name) =>
  readFileSync(`tests/fixtures/pgn/${name}.pgn`, 'utf8').trimEnd(),
);

async function* chunks(size: number): AsyncGenerator<string> {
  let pending = '';
  for (let sent = 0, file = 0; sent < size; sent += CHUNK) {
    while (pending.length < CHUNK) pending += `${files[file++ % files.length]}\n\n`;
    yield await Promise.resolve(pending.slice(0, CHUNK));
    pending = pending.slice(CHUNK);
  }
}

let games = 0;
let plies = 0;
let faults = 0;
let rss = 0;
const before = process.memoryUsage().rss;
const started = performance.now();
const startedCpu = process.cpuUsage();
for await (const reading of readPgnGames(chunks(megabytes * MB))) {
  const game = reading.ok ? reading.value.game : reading.error.legalPart;
  plies += game?.line.moves.length ?? 0;
  if (!reading.ok) faults++;
  if (games++ % 1000 === 0) rss = Math.max(rss, process.memoryUsage().rss);
}
const seconds = (performance.now() - started) / 1000;
// Other processes share the machine: the speed is told of the processor's time as well.
const { user, system } = process.cpuUsage(startedCpu);
const cpuSeconds = (user + system) / 1e6;
const inMb = (bytes: number): string => (bytes / MB).toFixed(0);

console.log(`${megabytes} MB, ${games} games (${faults} cut by the end), ${plies} plies`);
const speed = (of: number): string =>
  `${of.toFixed(1)} s, ${(megabytes / of).toFixed(1)} MB/s, ${Math.round(plies / of)} plies/s`;
console.log(`${speed(seconds)}; of the processor ${speed(cpuSeconds)}`);
console.log(`RSS ${inMb(before)} MB before, ${inMb(rss)} MB at most`);
