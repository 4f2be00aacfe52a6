import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeEngine } from '../../scripts/wasm/write.ts';
import { serveUci } from '../../src/bot/uci.ts';

/** A front with a clock that moves only as slices run, and no thread: `settle` runs what was put off. */
function uciSession() {
  const lines: string[] = [];
  const later: (() => void)[] = [];
  let now = 0;
  let hasQuit = false;
  const server = serveUci({
    write: (line) => lines.push(line),
    now: () => (now += 1),
    soon: (callback) => later.push(callback),
    quit: () => (hasQuit = true),
  });
  const slice = (): boolean => {
    later.shift()?.();
    return later.length > 0;
  };
  return {
    /** Sends lines and returns what they brought at once. */
    send(...sent: readonly string[]): readonly string[] {
      const before = lines.length;
      sent.forEach((line) => server.receive(line));
      return lines.slice(before);
    },
    slice,
    settle(): readonly string[] {
      const before = lines.length;
      while (slice());
      return lines.slice(before);
    },
    end: () => server.end(),
    hasQuit: () => hasQuit,
  };
}

const LONE_KINGS = '8/8/8/8/8/8/k6K/8 b - - 0 1';

test('uci introduces the engine and its options', () => {
  const answer = uciSession().send('uci');
  expect(answer[0]).toBe('id name Racing Kings');
  expect(answer).toContain('option name Level type combo default max var easy var medium var hard var max');
  expect(answer.at(-1)).toBe('uciok');
});

test('a search answers with info lines and a legal best move', () => {
  const uci = uciSession();
  uci.send('position startpos moves h2h3 a2a3', 'go nodes 3000');
  const answer = uci.settle();
  const info =
    /^info depth \d+ multipv 1 score (cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ pv( [a-h][1-8][a-h][1-8])+$/;
  expect(answer.filter((line) => info.test(line)).length).toBeGreaterThan(2);
  expect(answer.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
});

test('options that rebuild the engine leave it ready to search', () => {
  const uci = uciSession();
  const options = [
    'Hash value 1',
    'Net value false',
    'WebAssembly value false',
    'UCI_Variant value racingkings',
  ];
  expect(uci.send(...options.map((option) => `setoption name ${option}`))).toEqual([]);
  uci.send('go depth 2');
  expect(uci.settle().at(-1)).toMatch(/^bestmove/);
});

test('a level plays as it plays on the page, the same game each time', () => {
  const game = () => {
    const uci = uciSession();
    uci.send('setoption name Level value easy', 'position startpos');
    return [1, 2, 3].map(() => {
      uci.send('ucinewgame', 'go movetime 1000');
      return uci.settle().at(-1);
    });
  };
  const moves = game();
  expect(moves).toEqual(game());
  for (const move of moves) expect(move).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
});

test('a level that is told to stop answers all the same', () => {
  const uci = uciSession();
  uci.send('setoption name Level value medium', 'position startpos', 'go infinite');
  expect(uci.send('stop').at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
});

test('MultiPV brings a line for each move', () => {
  const uci = uciSession();
  uci.send('setoption name MultiPV value 3', 'go depth 2');
  expect(uci.settle().filter((line) => line.startsWith('info depth 2 multipv 3 '))).toHaveLength(1);
});

test.each(['movetime 20', 'wtime 1000 btime 1000 winc 10 binc 10', 'wtime -5 btime 100', 'depth 3'])(
  'go %s ends by itself',
  (limit) => {
    const uci = uciSession();
    uci.send(`go ${limit}`);
    expect(uci.settle().at(-1)).toMatch(/^bestmove [a-h]/);
  },
);

test('stop ends an endless search at once, and isready is heard while it runs', () => {
  const uci = uciSession();
  uci.send('go infinite');
  uci.slice();
  expect(uci.send('isready')).toEqual(['readyok']);
  expect(uci.send('stop').at(-1)).toMatch(/^bestmove /);
  expect(uci.send('stop')).toEqual([]);
});

test('an endless search waits for stop even when the race is decided', () => {
  const uci = uciSession();
  uci.send(`position fen ${LONE_KINGS}`, 'go');
  expect(uci.settle().at(-1)).not.toMatch(/^bestmove/);
  expect(uci.send('stop').at(-1)).toMatch(/^bestmove a2/);
});

test('perft prints a count for each move and the sum', () => {
  const answer = uciSession().send('go perft 3');
  expect(answer.filter((line) => /^[a-h][1-8][a-h][1-8]: \d+$/.test(line))).toHaveLength(21);
  expect(answer.at(-1)).toBe('Nodes searched: 11264');
});

test('a finished game has no moves', () => {
  const uci = uciSession();
  const finished = 'K7/8/8/8/8/8/8/7k b - - 4 9';
  expect(uci.send(`position fen ${finished}`, 'd')).toEqual([
    `Fen: ${finished}`,
    'Legal:',
    'Outcome: white white_reached',
  ]);
  expect(uci.send('go perft 2').at(-1)).toBe('Nodes searched: 0');
  expect(uci.send('go depth 3')).toEqual(['info string no legal moves', 'bestmove (none)']);
});

test('d knows the fifth repetition', () => {
  const uci = uciSession();
  const round = 'h2h1 a2a1 h1h2 a1a2 ';
  uci.send(`position fen ${LONE_KINGS.replace(' b ', ' w ')} moves ${round.repeat(4)}`);
  expect(uci.send('d').at(-1)).toBe('Outcome: draw fivefold');
});

test.each([
  ['position fen 8/8/8', 'position: bad FEN'],
  ['position fen', 'position: bad FEN'],
  ['position nowhere', 'position: expected startpos or fen'],
  ['position startpos moves h2h9', 'position: illegal move h2h9'],
  ['position startpos moves a2a3', 'position: illegal move a2a3'],
  ['setoption name Hash value 0', "setoption: can't set hash to 0"],
  ['setoption name Level value godlike', "setoption: can't set level to godlike"],
  ['setoption', "setoption: can't set (no name) to (nothing)"],
  ['castle', 'unknown command castle'],
])('%s is answered by an info string and changes nothing', (wrong, complaint) => {
  const uci = uciSession();
  const before = uci.send('position startpos moves h2h3', 'd');
  const [answer, ...others] = uci.send(wrong);
  expect(answer).toContain(`info string ${complaint}`);
  expect(others).toEqual([]);
  expect(uci.send('d')).toEqual(before);
});

test.each([
  ['go depth', 'go: depth needs a number'],
  ['go depth x', 'go: depth needs a number'],
  ['go sideways', 'go: unknown word sideways'],
])('%s is answered by an info string, and by a move all the same', (wrong, complaint) => {
  const uci = uciSession();
  expect(uci.send(wrong)).toEqual([`info string ${complaint}`]);
  expect(uci.settle().at(-1)).toMatch(/^bestmove [e-h]/);
});

test('a second go, a new game and options wait for the end of a search', () => {
  const uci = uciSession();
  uci.send('go nodes 2000');
  expect(uci.send('go depth 1')).toEqual(['info string go: already searching']);
  expect(uci.send('ucinewgame')[0]).toContain('info string');
  expect(uci.send('setoption name Hash value 2')[0]).toContain('info string');
  expect(uci.settle().filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
  expect(uci.send('setoption name Hash value 2', 'ucinewgame')).toEqual([]);
});

test('a position given during a search is for the next one', () => {
  const uci = uciSession();
  uci.send('go nodes 2000');
  uci.slice();
  uci.send(`position fen ${LONE_KINGS}`);
  expect(uci.settle().at(-1)).toMatch(/^bestmove [e-h]/);
});

test('the end of input finishes a search and stops an endless one', () => {
  const limited = uciSession();
  limited.send('go nodes 2000');
  limited.end();
  expect(limited.hasQuit()).toBe(false);
  expect(limited.settle().at(-1)).toMatch(/^bestmove/);
  expect(limited.hasQuit()).toBe(true);

  const endless = uciSession();
  endless.send('go infinite');
  endless.end();
  expect(endless.hasQuit()).toBe(true);
});

test('the program itself speaks over standard input and output', { timeout: 300_000 }, async () => {
  await writeEngine();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/bot/uciMain.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stdin.end('uci\nposition startpos\ngo depth 4\n');
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(0);
  expect(output).toMatch(/uciok\n[\s\S]*\nbestmove [a-h][1-8][a-h][1-8]\n$/);
});
