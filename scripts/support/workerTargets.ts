/** Speaks with the workers of a page as the browser's tools do; Playwright has sessions for pages alone. */
import type { CDPSession } from 'playwright';

export interface WorkerTargets {
  /** Sends one command to every worker there is, and resolves with their answers. */
  readonly send: (method: string, params?: object) => Promise<readonly unknown[]>;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** To be called before the page opens its first worker. */
export async function attachToWorkers(session: CDPSession): Promise<WorkerTargets> {
  const sessions = new Set<string>();
  const replies = new Map<number, (reply: Reply) => void>();
  let lastId = 0;

  async function sendTo(sessionId: string, method: string, params: object): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    const replied = new Promise<Reply>((resolve) => replies.set(id, resolve));
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await replied;
    replies.delete(id);
    if (error) throw new Error(`${method} in a worker: ${error.message}`);
    return result;
  }

  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') sessions.add(sessionId);
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply = JSON.parse(message) as Reply;
    if (reply.id !== undefined) replies.get(reply.id)?.(reply);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return {
    send: (method, params = {}) =>
      Promise.all([...sessions].map((sessionId) => sendTo(sessionId, method, params))),
  };
}
