/** The engines of a match: ours in both builds, and those that can be had from npm (tools/match). */
import { resolve } from 'node:path';
import type { EngineSettings } from './uciProcess.ts';

export type Core = 'wasm' | 'js';

/** `sfjs`: stockfish.js 10.0.2, for all variants. `fsf14-wasm`: the Fairy-Stockfish of @lichess-org/stockfish-web. */
export type Peer = 'sfjs' | 'fsf14-wasm';

const HASH_MB = '16';

const peerOptions: Readonly<Record<Peer, Readonly<Record<string, string>>>> = {
  sfjs: {},
  // There is no net of its for this variant.
  'fsf14-wasm': { Threads: '1', 'Use NNUE': 'false' },
};

export const isPeer = (name: string | undefined): name is Peer =>
  name !== undefined && Object.hasOwn(peerOptions, name);

export const isCore = (name: string): name is Core => name === 'wasm' || name === 'js';

export const ours = (core: Core): EngineSettings => ({
  name: core === 'wasm' ? 'WebAssembly' : 'plain JavaScript',
  command: process.execPath,
  args: ['--import', 'tsx', resolve('src/bot/uciMain.ts')],
  options: { Hash: HASH_MB, WebAssembly: String(core === 'wasm') },
});

export const peer = (name: Peer): EngineSettings => ({
  name,
  command: process.execPath,
  args: [resolve('tools/match/peer.mjs'), name],
  options: { UCI_Variant: 'racingkings', Hash: HASH_MB, ...peerOptions[name] },
});
