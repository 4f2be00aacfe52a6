import { makeFen } from '../../src/notation/makeFen.ts';
import { startPosition } from '../../src/rules/position.ts';
import type { Answer, Mover } from './referee.ts';
import { type EngineSettings, UciProcess } from './uciProcess.ts';

/** By then every engine runs at full speed: what is compiled on the way has been. */
const WARM_UP_MS = 4_000;
/** Who says nothing for so long after its time has hung. */
const PATIENCE_MS = 10_000;

const START = `position fen ${makeFen(startPosition)}`;

async function open(settings: EngineSettings): Promise<UciProcess> {
  const engine = await UciProcess.start(settings);
  engine.tell(START);
  await engine.must(`go movetime ${WARM_UP_MS}`, 'bestmove');
  return engine;
}

/** An engine as the referee knows it. One that has died or hung begins the next game anew. */
export async function openMover(settings: EngineSettings): Promise<Mover & { readonly end: () => void }> {
  let engine: UciProcess | undefined = await open(settings);

  function failed(what: UciProcess, why: 'died' | 'silent'): Answer {
    what.end();
    engine = undefined;
    return { kind: why };
  }

  return {
    name: settings.name,
    async newGame() {
      engine ??= await open(settings);
      engine.tell('ucinewgame');
      await engine.ready();
    },
    async bestMove(moves, movetimeMs) {
      if (!engine) return { kind: 'died' };
      engine.tell(`${START} moves ${moves.join(' ')}`);
      const asked = performance.now();
      const line = await engine.ask(`go movetime ${movetimeMs}`, 'bestmove', movetimeMs + PATIENCE_MS);
      const ms = performance.now() - asked;
      if (typeof line !== 'string') return failed(engine, line.why);
      return { kind: 'move', uci: line.split(/\s+/)[1] ?? '', ms };
    },
    end: () => engine?.end(),
  };
}
