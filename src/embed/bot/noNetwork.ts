/** In the place of `bot/engine/network.ts`: the small embed evaluates by hand and carries no net. */
import type * as network from '../../bot/engine/network.ts';

const nothing = (): void => undefined;

export const hasNet: typeof network.hasNet = () => false;
export const evaluateByNet: typeof network.evaluateByNet = () => 0;
export const gather: typeof network.gather = nothing;
export const noteMove: typeof network.noteMove = nothing;
export const dropTo: typeof network.dropTo = nothing;
export const useNet: typeof network.useNet = nothing;
export const placeOutputBias: typeof network.placeOutputBias = nothing;
