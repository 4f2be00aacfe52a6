/** In the place of `bot/engine/halves/layers.ts`, whose weights nobody sets here. */
import type * as layers from '../../bot/engine/halves/layers.ts';

export const placeWeight: typeof layers.placeWeight = () => undefined;
