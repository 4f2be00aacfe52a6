import { afterEach, describe, expect, it } from 'vitest';
import { UciProcess } from '../../../scripts/match/uciProcess.ts';

/** An engine in a line or two: `line` is what it hears. */
const settings = (onGo: string, options = {}) => ({
  name: 'small',
  command: process.execPath,
  args: [
    '-e',
    `const said = [];
     require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
       said.push(line);
       if (line === 'uci') console.log('id name small\\nuciok');
       if (line === 'isready') console.log('readyok');
       if (line.startsWith('go')) { ${onGo} }
     });`,
  ],
  options,
});

const open: UciProcess[] = [];
async function start(onGo: string, options?: Readonly<Record<string, string>>): Promise<UciProcess> {
  const engine = await UciProcess.start(settings(onGo, options));
  open.push(engine);
  return engine;
}

afterEach(() => {
  for (const engine of open.splice(0)) engine.end();
});

describe('a UCI engine in a process of its own', () => {
  it('is told its options, and answers', async () => {
    const engine = await start(`console.log('info x\\nbestmove ' + said.join('|'))`, { Hash: '16' });
    expect(await engine.ask('go depth 1', 'bestmove', 30_000)).toBe(
      'bestmove uci|setoption name Hash value 16|isready|go depth 1',
    );
  });

  it('is known to have died, and not asked again', async () => {
    const engine = await start('process.exit(3)');
    expect(await engine.ask('go', 'bestmove', 30_000)).toEqual({ why: 'died' });
    expect(await engine.ask('go', 'bestmove', 30_000)).toEqual({ why: 'died' });
    await expect(engine.ready()).rejects.toThrow('small: isready: died');
  });

  it('is not waited for without end', async () => {
    const engine = await start('');
    expect(await engine.ask('go', 'bestmove', 50)).toEqual({ why: 'silent' });
    await engine.ready();
  });

  it('is missed where there is no such program', async () => {
    const missing = { name: 'missing', command: './no-such-engine', args: [], options: {} };
    await expect(UciProcess.start(missing)).rejects.toThrow('missing: uci: died');
  });
});
