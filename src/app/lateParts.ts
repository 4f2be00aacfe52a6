import { afterPicture } from '../board/afterPicture.ts';
import type { Bot } from '../bot/client.ts';
import type { SoundPlayer } from '../effects/sound.ts';

/** What the page needs of the bot, fetched with the first question. */
type LateBot = Pick<Bot, 'bestMove' | 'hint' | 'judge'>;

/** The board's picture of a move, and React's two. */
const PICTURES = 3;

async function moveSeen(): Promise<void> {
  for (let n = 0; n < PICTURES; n++) await new Promise<void>(afterPicture);
}

/** A bot whose handle comes when it is first asked; a fetch that failed is tried again with the next question. */
export function startLateBot(): LateBot {
  let coming: Promise<Bot> | undefined;
  const bot = async (): Promise<Bot> => {
    coming ??= import('../bot/client.ts').then(({ startBot }) => startBot());
    try {
      return await coming;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  return {
    bestMove: async (question, signal) => {
      // Where its search begins at once, the picture of the move has half a phone to be drawn by. A clock waits for nothing.
      const [answerer] = await Promise.all([bot(), question.clock ? undefined : moveSeen()]);
      return answerer.bestMove(question, signal);
    },
    hint: async (question, signal) => (await bot()).hint(question, signal),
    judge: async (question, signal) => (await bot()).judge(question, signal),
  };
}

/** Sounds that are fetched beside the first picture: nothing sounds before a page is touched. */
export function lateSynth(volume: () => number): SoundPlayer {
  let player: SoundPlayer | undefined;
  const come = async (): Promise<void> => {
    const { createSynth } = await import('../effects/synth.ts');
    player = createSynth(volume);
  };
  come().catch(() => undefined);
  return { play: (name) => player?.play(name) };
}
