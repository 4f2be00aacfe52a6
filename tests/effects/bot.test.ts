import { expect, test, vi } from 'vitest';
import type { BotAnswer, Judgement, JudgeQuestion, MoveQuestion } from '../../src/bot/protocol.ts';
import { botEffect } from '../../src/effects/bot.ts';
import { newGame } from '../../src/game/game.ts';
import type { Session } from '../../src/session/session.ts';
import type { SessionEvent } from '../../src/session/sessionEvents.ts';
import { at, uci } from '../support/at.ts';
import { control, timed } from '../support/clocks.ts';
import { bot, human, playIn, sessionOf, stateOf } from '../support/sessions.ts';

interface Asked {
  readonly question: MoveQuestion;
  readonly signal: AbortSignal;
  readonly answer: (move: string) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** A bot that answers when the test says so, and at once by the clock. */
function withFakeBot(session: Session, judged: Partial<Judgement> = {}) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  const judgements: JudgeQuestion[] = [];
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const effect = botEffect(
    session,
    {
      bestMove: (question, signal = new AbortController().signal) =>
        new Promise<BotAnswer>((resolve, reject) => {
          asked.push({
            question,
            signal,
            answer: (move) => {
              resolve({ move: uci(move), depth: 1, nodes: 1, pv: [uci(move)] });
              return settle();
            },
            fail: () => {
              reject(new Error('crashed'));
              return settle();
            },
          });
        }),
      judge: (question) => {
        judgements.push(question);
        const chances = { white: 0, draw: 1, black: 0 };
        return Promise.resolve({
          score: { centipawns: 0 },
          chances,
          acceptsDraw: false,
          resigns: false,
          ...judged,
        });
      },
    },
    (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  );
  const detach = effect.attach();
  return { asked, waits, judgements, settle, effect, detach, status: () => effect.status.getState().status };
}

const against = (seats = { white: human, black: bot }): Session => sessionOf({ seats });
const moves = (session: Session): number => session.store.getState().game.plies.length;

test('the bot is asked on its turn only, with the whole game, and its answer is played', async () => {
  const session = against();
  const { asked, status } = withFakeBot(session);
  expect(asked).toHaveLength(0);
  playIn(session, 'h2h3');
  expect(status()).toBe('thinking');
  expect(asked[0]?.question).toMatchObject({ moves: [uci('h2h3')], level: 'easy' });
  await asked[0]?.answer('a2b3');
  expect(moves(session)).toBe(2);
  expect(status()).toBe('idle');
});

test('a bot that plays White moves first', async () => {
  const session = against({ white: bot, black: human });
  const { asked } = withFakeBot(session);
  await asked[0]?.answer('h2h3');
  expect(moves(session)).toBe(1);
});

const voiding: readonly [string, SessionEvent][] = [
  ['a takeback', { type: 'takeBack', plies: 1 }],
  ['a resignation', { type: 'resign', color: 'white' }],
  ['a new game', { type: 'open', state: stateOf({ id: 'game-2', seats: { white: human, black: bot } }) }],
];

test.each(voiding)('%s aborts the question, and a late answer never reaches the board', async (_, event) => {
  const session = against();
  const { asked, status } = withFakeBot(session);
  playIn(session, 'h2h3');
  session.dispatch(event);
  expect(asked[0]?.signal.aborted).toBe(true);
  const before = moves(session);
  await asked[0]?.answer('a2b3');
  expect(moves(session)).toBe(before);
  expect(status()).toBe('idle');
});

test('leaving the screen aborts, coming back asks again', async () => {
  const session = against();
  const { asked, effect, detach } = withFakeBot(session);
  playIn(session, 'h2h3');
  detach();
  expect(asked[0]?.signal.aborted).toBe(true);
  effect.attach();
  await asked[1]?.answer('a2b3');
  expect(moves(session)).toBe(2);
});

test('flipping the board or looking back does not disturb it', () => {
  const session = against();
  const { asked } = withFakeBot(session);
  playIn(session, 'h2h3');
  session.dispatch({ type: 'flip' });
  session.dispatch({ type: 'goTo', ply: 0 });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.signal.aborted).toBe(false);
});

test('a bot that fails is reported, and tried again when asked', async () => {
  const session = against();
  const { asked, effect, status } = withFakeBot(session);
  playIn(session, 'h2h3');
  await asked[0]?.fail();
  expect(status()).toBe('unavailable');
  effect.retry();
  expect(status()).toBe('thinking');
  await asked[1]?.answer('a2b3');
  expect(status()).toBe('idle');
});

test('the bot takes a moment, but a forced move comes at once', () => {
  expect(withFakeBot(against({ white: bot, black: human })).waits).toEqual([400]);
  const forced = newGame({ start: at('8/7R/8/4R3/8/3K4/8/3k4 b - - 12 45') });
  const session = sessionOf({ game: forced, seats: { white: human, black: bot } });
  expect(withFakeBot(session).waits).toEqual([0]);
});

test('the answer to an arrival comes at once too', () => {
  const replying = newGame({ start: at('6K1/1k6/8/8/8/8/8/8 b - - 1 1') });
  const session = sessionOf({ game: replying, seats: { white: human, black: bot } });
  expect(withFakeBot(session).waits).toEqual([0]);
});

/** The person's third move brings a draw offer. */
function offering(judged: Partial<Judgement>) {
  const session = against();
  const fake = withFakeBot(session, judged);
  return {
    ...fake,
    session,
    offer: async () => {
      playIn(session, 'h2h3');
      await fake.asked[0]?.answer('a2b3');
      session.dispatch({ type: 'offerWithMove', on: true });
      playIn(session, 'h3g4');
      await fake.settle();
    },
  };
}

test('a draw offer is judged before the move, and accepted where the bot is content with it', async () => {
  const { session, offer, asked, judgements, waits } = offering({ acceptsDraw: true });
  await offer();
  expect(judgements).toMatchObject([{ side: 'black', level: 'easy', moves: [{}, {}, {}] }]);
  expect(session.store.getState().game.outcome).toEqual({ winner: undefined, reason: 'agreement' });
  expect(asked).toHaveLength(1);
  expect(waits).toEqual([400, 400]);
});

test('a declined offer is said so, and the game goes on with the bot’s move', async () => {
  const { session, offer, asked, judgements } = offering({ acceptsDraw: false });
  await offer();
  expect(session.store.getState().game.drawOffer).toBeUndefined();
  expect(session.store.getState().declined).toEqual({ by: 'black', plies: 3 });
  await asked[1]?.answer('b3b4');
  expect(session.store.getState().declined?.by).toBe('black');
  expect(judgements).toHaveLength(1);
  playIn(session, 'g4g5');
  expect(session.store.getState().declined).toBeUndefined();
});

test('an offer announced while the bot thinks goes with the person’s move, not with the bot’s', async () => {
  const session = against();
  const { asked } = withFakeBot(session);
  playIn(session, 'h2h3');
  await asked[0]?.answer('a2b3');
  playIn(session, 'h3g4');
  session.dispatch({ type: 'offerWithMove', on: true });
  await asked[1]?.answer('b3b4');
  expect(session.store.getState()).toMatchObject({ offersDraw: true });
  expect(session.store.getState().game.drawOffer).toBeUndefined();
  playIn(session, 'g4g5');
  expect(session.store.getState().game.drawOffer).toBe('white');
});

test('the bot resigns a lost game only where it is asked to', async () => {
  const playOn = against();
  const stubborn = withFakeBot(playOn, { resigns: true });
  playIn(playOn, 'h2h3');
  await stubborn.settle();
  expect(stubborn.judgements).toHaveLength(0);

  const session = against();
  session.settings.setState({ botResigns: 'on' });
  const { settle } = withFakeBot(session, { resigns: true });
  playIn(session, 'h2h3');
  await settle();
  expect(session.store.getState().game.outcome).toEqual({ winner: 'white', reason: 'resignation' });
});

test('one game has one seed, another game another', () => {
  const session = against();
  const { asked } = withFakeBot(session);
  playIn(session, 'h2h3');
  session.dispatch({ type: 'takeBack', plies: 1 });
  playIn(session, 'h2h3');
  session.dispatch({ type: 'open', state: stateOf({ id: 'game-2', seats: { white: bot, black: human } }) });
  const [first, second, other] = asked.map(({ question }) => question.seed);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('a finished game asks nothing', () => {
  const session = sessionOf({
    seats: { white: bot, black: human },
    game: newGame({ start: at('K7/8/8/8/8/8/8/7k w - - 0 1') }),
  });
  const bestMove = vi.fn<() => never>();
  botEffect(session, { bestMove, judge: bestMove }).attach();
  expect(bestMove).not.toHaveBeenCalled();
});

test('on a clock the bot knows what it has left, and waits less when that is little', () => {
  const { session, wait } = timed(control('60+2'), { seats: { white: human, black: bot } });
  const { asked, waits } = withFakeBot(session);
  playIn(session, 'h2h3');
  expect(asked[0]?.question.clock).toEqual({ remainingMs: 60_000, incrementMs: 2_000 });
  wait(58_000);
  session.dispatch({ type: 'giveTime', color: 'white', ms: 15_000 });
  expect(asked[1]?.question.clock).toEqual({ remainingMs: 2_000, incrementMs: 2_000 });
  expect(waits).toEqual([400, 50]);
});

test('a pause takes the question back, and the game going on asks it again', async () => {
  const { session } = timed(control('60+2'), { seats: { white: human, black: bot } });
  const { asked, status } = withFakeBot(session);
  playIn(session, 'h2h3');
  session.dispatch({ type: 'pause', on: true });
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(status()).toBe('idle');
  await asked[0]?.answer('a2b3');
  expect(moves(session)).toBe(1);
  session.dispatch({ type: 'pause', on: false });
  await asked[1]?.answer('a2b3');
  expect(moves(session)).toBe(2);
});
