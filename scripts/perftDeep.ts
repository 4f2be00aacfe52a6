// npm run perft:deep: the known counts at full depth, which take longer than the unit run may.
import { startPosition } from '../src/rules/position.ts';
import { perft } from '../src/rules/perft.ts';
import { at } from '../tests/support/at.ts';
import { readVectors } from '../tests/support/vectors.ts';

let wrong = 0;

function expectPerft(name: string, position: typeof startPosition, depth: number, nodes: number): void {
  const started = performance.now();
  const found = perft(position, depth);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (found !== nodes) wrong++;
  console.log(
    `${name}, ${depth} plies: ${found} in ${seconds} s${found === nodes ? '' : `, expected ${nodes}`}`,
  );
}

expectPerft('start', startPosition, 5, 9_472_927);
for (const { id, fen, perft: counts } of readVectors('perft')) {
  for (const [depth, nodes] of Object.entries(counts)) expectPerft(id, at(fen), Number(depth), nodes);
}
console.log(wrong === 0 ? 'all as known' : `${wrong} wrong`);
process.exitCode = wrong === 0 ? 0 : 1;
