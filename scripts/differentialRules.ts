// npm run differential, first part: the rules and SAN against chessops in random positions; count and seed may follow.
import { differences } from '../tests/support/oracle.ts';
import { randomPositions, scatteredPositions } from '../tests/support/random.ts';

const [count = '24000', seed = '1'] = process.argv.slice(2);
const half = Math.ceil(Number(count) / 2);

const found: string[] = [];
for (const position of randomPositions(half, Number(seed))) found.push(...differences(position));
for (const position of scatteredPositions(half, Number(seed))) found.push(...differences(position));

for (const difference of found.slice(0, 20)) console.log(difference);
console.log(`${2 * half} positions, seed ${seed}: ${found.length} differences`);
process.exitCode = found.length === 0 ? 0 : 1;
