import { afterEach, expect, test, vi } from 'vitest';
import { createSynth } from '../../src/effects/synth.ts';

/** A browser that lets a page sound after its first touch only, and counts the tones. */
function browser() {
  const tones: string[] = [];
  const param = { value: 0, setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const node = (name: string) => ({
    gain: param,
    frequency: param,
    connect: <T,>(to: T): T => to,
    start: () => tones.push(name),
    stop: () => undefined,
  });
  let opened = 0;
  let resume = (): void => undefined;
  class Context {
    state = 'suspended';
    readonly currentTime = 0;
    readonly sampleRate = 8_000;
    readonly destination = node('');
    constructor() {
      opened += 1;
    }
    createGain = () => node('gain');
    createOscillator = () => node('tone');
    createBiquadFilter = () => node('band');
    createBufferSource = () => node('noise');
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    resume(): Promise<void> {
      return new Promise((resolve) => {
        resume = () => {
          this.state = 'running';
          resolve();
        };
      });
    }
  }
  vi.stubGlobal('AudioContext', Context);
  return { tones, opened: () => opened, allow: () => resume() };
}

afterEach(() => vi.unstubAllGlobals());

test('before the first touch nothing sounds, and what was missed is not made up for', () => {
  const { tones, opened, allow } = browser();
  const synth = createSynth(() => 1);
  for (let n = 0; n < 5; n++) synth.play('offer');
  expect(opened()).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  synth.play('offer');
  expect(tones).toEqual([]);
  allow();
  expect(tones).toEqual([]);
  synth.play('offer');
  expect(tones).toEqual(['tone', 'tone']);
  window.dispatchEvent(new Event('keydown'));
  expect(opened()).toBe(1);
});

/** Moments of rest that come when they are called. */
function rests(): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  return () => {
    for (const work of waiting.splice(0)) work();
  };
}

test('a mouse that comes near opens the device, a touch does so in a moment of rest', () => {
  const { opened } = browser();
  const rest = rests();
  vi.stubGlobal('navigator', {});
  createSynth(() => 1);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(opened()).toBe(0);
  rest();
  expect(opened()).toBe(1);
});

test.each(['answers', 'refuses'])(
  'the device is opened when the browser has its sound process, even where it %s to say what there is',
  async (answer) => {
    const { opened } = browser();
    const rest = rests();
    let tell = (): void => undefined;
    const enumerateDevices = (): Promise<readonly unknown[]> =>
      new Promise((resolve, reject) => {
        tell = () => (answer === 'answers' ? resolve([]) : reject(new Error('not allowed')));
      });
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
    createSynth(() => 1);
    window.dispatchEvent(new Event('pointermove'));
    rest();
    expect(opened()).toBe(0);
    tell();
    await vi.waitFor(() => {
      rest();
      expect(opened()).toBe(1);
    });
  },
);

test('a browser without Web Audio stays silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  const synth = createSynth(() => 1);
  window.dispatchEvent(new Event('pointerdown'));
  expect(() => synth.play('move')).not.toThrow();
});
