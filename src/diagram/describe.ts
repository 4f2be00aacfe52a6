import type { Position } from '../rules/position.ts';
import { army } from './army.ts';
import type { DiagramMessages } from './messages/en.ts';

/** The position in whole sentences: where White's pieces stand, where Black's, and whose move it is. */
export const describePosition = (position: Position, messages: DiagramMessages): string =>
  [
    messages.army(army(position, 'white')),
    messages.army(army(position, 'black')),
    messages.turn[position.turn],
  ].join(' ');
