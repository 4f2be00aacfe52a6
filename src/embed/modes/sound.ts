import { createSynth } from '../../effects/synth.ts';
import type { Mount } from '../part.ts';
import { soundOut } from '../sounds.ts';

const synth = createSynth(() => 0.7);
const heard = new WeakSet<HTMLElement>();

/** Sounds of the board that another mode shows; changes nothing on the page. */
export const mount: Mount = (host) => {
  const { position } = host as HTMLElement & Pick<HTMLElementTagNameMap['racing-kings'], 'position'>;
  if (position !== undefined && !heard.has(host)) {
    heard.add(host);
    soundOut(host, position, synth.play);
  }
  return { state: () => 'sound', position: () => undefined, changed: () => true };
};
