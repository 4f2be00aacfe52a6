import type { Translation } from '../../i18n/messages.ts';
import type { RaceLead } from '../../session/raceLead.ts';
import type { en as numbers } from './raceMessages/en.ts';
import type { en } from './raceTextMessages/en.ts';

/** How far each king has to run, and who is nearer while both do. */
export function raceSentences(
  { distance }: Translation<typeof numbers>,
  words: Translation<typeof en>,
  { moves, leader, by }: RaceLead,
): string {
  const distances = [distance('white', moves.white), distance('black', moves.black)];
  if (moves.white === 0 || moves.black === 0) return distances.join(' ');
  return [...distances, leader ? words.leads(leader, by) : words.level].join(' ');
}
