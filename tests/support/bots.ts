import type { Bot } from '../../src/bot/client.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** A bot that never answers. */
export const silentBot = (): Pick<Bot, 'bestMove' | 'hint' | 'judge'> => ({
  bestMove: never,
  hint: never,
  judge: never,
});
