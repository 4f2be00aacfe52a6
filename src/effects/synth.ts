import type { SoundName, SoundPlayer } from './sound.ts';

/** One tone of a sound: a decaying wave, or noise through a band of its frequency. */
interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly hertz: number;
  /** Where the frequency glides to by the end. */
  readonly toHertz?: number;
  /** Seconds from the start of the sound, and how long the tone rings. */
  readonly at: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly gain: number;
}

/** The sounds, made here from nothing: wood on wood, two notes up for an arrival, a dull one for a refusal. */
const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  move: [
    { wave: 'noise', hertz: 900, at: 0, seconds: 0.05, gain: 0.5 },
    { wave: 'sine', hertz: 190, toHertz: 120, at: 0, seconds: 0.09, gain: 0.5 },
  ],
  capture: [
    { wave: 'noise', hertz: 1400, at: 0, seconds: 0.06, gain: 0.7 },
    { wave: 'sine', hertz: 150, toHertz: 80, at: 0.01, seconds: 0.14, gain: 0.7 },
  ],
  refused: [{ wave: 'triangle', hertz: 150, toHertz: 105, at: 0, seconds: 0.18, gain: 0.4 }],
  arrival: [
    { wave: 'triangle', hertz: 523, at: 0, seconds: 0.16, gain: 0.35 },
    { wave: 'triangle', hertz: 784, at: 0.1, seconds: 0.28, gain: 0.35 },
  ],
  end: [
    { wave: 'triangle', hertz: 523, at: 0, seconds: 0.2, gain: 0.32 },
    { wave: 'triangle', hertz: 659, at: 0.13, seconds: 0.24, gain: 0.32 },
    { wave: 'triangle', hertz: 784, at: 0.26, seconds: 0.5, gain: 0.32 },
  ],
  lowTime: [
    { wave: 'square', hertz: 880, at: 0, seconds: 0.07, gain: 0.12 },
    { wave: 'square', hertz: 880, at: 0.14, seconds: 0.07, gain: 0.12 },
  ],
  offer: [
    { wave: 'sine', hertz: 660, at: 0, seconds: 0.14, gain: 0.3 },
    { wave: 'sine', hertz: 660, at: 0.18, seconds: 0.2, gain: 0.3 },
  ],
};

const LOUDEST = 0.6;
const SILENT = 0.0001;

interface Device {
  readonly context: AudioContext;
  /** Made once: a move has no time for it. */
  readonly rustle: AudioBuffer;
}

/** As long as the longest burst of it. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.06, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

function sound({ context, rustle }: Device, tone: Tone, loudness: number): void {
  const { wave, hertz, toHertz, at, seconds, gain } = tone;
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(gain * LOUDEST * loudness, start);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + seconds);
  volume.connect(context.destination);
  if (wave === 'noise') {
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = hertz;
    const source = context.createBufferSource();
    source.buffer = rustle;
    source.connect(band).connect(volume);
    source.start(start);
    source.stop(start + seconds);
    return;
  }
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hertz, start);
  if (toHertz) oscillator.frequency.exponentialRampToValueAtTime(toHertz, start + seconds);
  oscillator.connect(volume);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/**
 * A moment of rest, once the browser's sound process runs: who opens the device first waits for it to start, and the page
 * with them, but to ask what devices there are starts it beside the page. The answer is of no interest. Safari knows no
 * moments of rest, and lets a page sound only from within a touch.
 */
const whenReady = (work: () => void): void => {
  if (!window.requestIdleCallback) return work();
  const rest = (): void => void window.requestIdleCallback(work);
  // Only a page with a secure address has it.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices) void devices.enumerateDevices().then(rest, rest);
  else rest();
};

/**
 * Sounds by Web Audio. A browser lets no page sound before its first touch or key: until then sounds are left out
 * rather than saved up, and a browser without Web Audio stays silent. `volume` is 0 to 1. The device waits for
 * the first sign of a person.
 */
export function createSynth(volume: () => number): SoundPlayer {
  let device: Device | undefined;
  const open = (): void => {
    if (device || volume() === 0 || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    device = { context, rustle: noise(context) };
  };
  const resume = (): void => {
    if (device?.context.state === 'suspended') void device.context.resume();
  };
  const wake = (): void => {
    if (device) resume();
    else
      whenReady(() => {
        open();
        resume();
      });
  };
  const listening = { capture: true, passive: true };
  window.addEventListener('pointermove', () => whenReady(open), { ...listening, once: true });
  for (const type of ['pointerdown', 'keydown'] as const) window.addEventListener(type, wake, listening);
  return {
    play: (name) => {
      const loudness = volume();
      if (loudness === 0 || device?.context.state !== 'running') return;
      // Twice as loud to the ear is far more than twice the gain.
      for (const tone of SOUNDS[name]) sound(device, tone, loudness ** 2);
    },
  };
}
