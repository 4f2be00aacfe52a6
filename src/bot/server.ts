/**
 * The worker's side of the protocol: several boards ask, one engine answers. Moves, hints and judgements go first, in
 * the order asked; analyses share what time is left, and so does warming up.
 */
import { analyse } from './analyse.ts';
import { hint } from './hint.ts';
import { judge } from './judge.ts';
import { bestMove } from './opponent.ts';
import type { Answer, FromWorker, Request, RequestType, ToWorker } from './protocol.ts';
import type { Mind, Thinking } from './slices.ts';
import { warmUp } from './warmUp.ts';

export interface ServerEdge {
  /** Asked when a job begins and no search is under way, so that a better mind can take over. */
  readonly idleMind: () => Mind;
  readonly now: () => number;
  readonly post: (message: FromWorker) => void;
  /** Calls back soon, after the messages that came in meanwhile. */
  readonly soon: (callback: () => void) => void;
}

/** A worker at work is heard from this often. */
export const ALIVE_MS = 1_000;
/** One analysis makes way for another after so long. */
const TURN_MS = 500;

interface Job {
  readonly request: Request;
  readonly askedAt: number;
  thinking?: Thinking<Answer<RequestType>>;
}

/** Returns what to do with each message that comes in. */
export function serveBot(edge: ServerEdge): (message: ToWorker) => void {
  const { idleMind, post, soon, now } = edge;
  let queue: Job[] = [];
  let current: Job | undefined;
  let turnStarted = 0;
  let lastSign = 0;
  let isAwake = false;

  function begin(job: Job): Thinking<Answer<RequestType>> {
    const { request, askedAt } = job;
    const mind = idleMind();
    switch (request.type) {
      case 'bestMove':
        return bestMove(mind, request.question, askedAt);
      case 'analyse':
        return analyse(mind, request.question, (analysis) =>
          say({ type: 'progress', id: request.id, analysis }),
        );
      case 'hint':
        return hint(mind, request.question);
      case 'judge':
        return judge(mind, request.question);
      case 'warmUp':
        return warmUp(mind, request.question);
    }
  }

  function say(message: FromWorker): void {
    lastSign = now();
    post(message);
  }

  /** An engine searches one position at a time: who makes way begins anew, with the table still warm. */
  function pause(): void {
    if (!current) return;
    current.thinking?.return(undefined as never);
    delete current.thinking;
    queue.push(current);
    current = undefined;
  }

  function makesWay({ request }: Job): boolean {
    return request.type === 'analyse' || request.type === 'warmUp';
  }

  function next(): Job | undefined {
    const chosen = queue.find((job) => !makesWay(job)) ?? queue[0];
    queue = queue.filter((job) => job !== chosen);
    turnStarted = now();
    return chosen;
  }

  function work(): void {
    if (current && makesWay(current) && queue.length > 0) {
      if (queue.some((job) => !makesWay(job)) || now() - turnStarted > TURN_MS) pause();
    }
    current ??= next();
    if (!current) {
      isAwake = false;
      return;
    }
    soon(work);
    current.thinking ??= begin(current);
    const { done, value } = current.thinking.next();
    if (done) {
      say({ type: 'answer', id: current.request.id, answer: value });
      current = undefined;
    } else if (now() - lastSign > ALIVE_MS) say({ type: 'alive' });
  }

  function stop(id: number): void {
    queue = queue.filter(({ request }) => request.id !== id);
    if (current?.request.id !== id) return;
    current.thinking?.return(undefined as never);
    current = undefined;
  }

  return (message) => {
    if (message.type === 'ping') say({ type: 'alive' });
    else if (message.type === 'stop') stop(message.id);
    else {
      queue.push({ request: message, askedAt: now() });
      if (!isAwake) soon(work);
      isAwake = true;
    }
  };
}
