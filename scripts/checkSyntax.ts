// Reads every script of the build as the oldest supported browsers would: npm run syntax. docs/HOSTING.md names them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';

/** The last year of the language that all of them know whole. */
const ECMA_VERSION = 2024;

/** What came later to the library, and would be found missing only when it is called. */
const TOO_NEW =
  /\b(Promise\.try|RegExp\.escape|Iterator\.from|Error\.isError|Math\.(f16round|sumPrecise)|Uint8Array\.from(Base64|Hex)|Intl\.DurationFormat|Temporal\.\w+|Atomics\.waitAsync)\b|\.(toBase64|toHex|getOrInsert|getOrInsertComputed)\(/;

const scripts = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

const complaints = scripts.flatMap((file) => {
  const code = readFileSync(file, 'utf8');
  const tooNew = TOO_NEW.exec(code)?.[0];
  try {
    parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
    return tooNew === undefined ? [] : [`${file}: ${tooNew}`];
  } catch (error) {
    return [`${file}: ${String(error)}`];
  }
});
for (const complaint of complaints) console.error(complaint);
console.log(`${scripts.length} scripts read, ${complaints.length} not for every supported browser`);
if (scripts.length === 0 || complaints.length > 0) process.exitCode = 1;
