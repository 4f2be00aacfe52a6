import type { SoundName } from '../effects/sound.ts';
import type { PositionReport } from './part.ts';

const pieces = (fen: string): number => (fen.split(' ')[0] ?? '').replace(/[^a-z]/gi, '').length;
const hasKingAtGoal = (fen: string): boolean => /^[^/]*k/i.test(fen);

/** What a step of one ply sounds like; longer ways and steps back are silent. */
function soundOf(before: PositionReport, now: PositionReport): SoundName | undefined {
  if (now.ply !== before.ply + 1) return undefined;
  if (now.outcome !== undefined) return 'end';
  if (hasKingAtGoal(now.fen) && !hasKingAtGoal(before.fen)) return 'arrival';
  return pieces(now.fen) < pieces(before.fen) ? 'capture' : 'move';
}

/** Lets be heard what an element says of itself, while its `sound` is on. */
export function soundOut(host: HTMLElement, start: PositionReport, play: (name: SoundName) => void): void {
  let last = start;
  const hear = (name: SoundName | undefined): void => {
    if (name !== undefined && host.getAttribute('sound') === 'on') play(name);
  };
  host.addEventListener('rk-position', ({ detail }) => {
    hear(soundOf(last, detail));
    last = detail;
  });
  host.addEventListener('rk-illegal', () => hear('refused'));
  host.addEventListener('rk-puzzle', ({ detail: { state } }) => {
    if (state === 'wrong') hear('refused');
    if (state === 'solved' && last.outcome === undefined) hear('end');
  });
}
