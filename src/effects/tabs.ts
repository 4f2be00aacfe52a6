import type { Result } from '../lib/result.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/sessionState.ts';
import { saveProblem, type GameStore } from './gameStore.ts';
import { parseReturning, parseSaved, type SaveError } from './readSaved.ts';
import { savedNow } from './savedGame.ts';
import { isRecord } from './savedClock.ts';

/** Where one of these changes, who follows is told. */
const TOLD_BY = ['game', 'paused', 'offersDraw'] as const;

/** A clock told so much apart from the one seen is the same: it would only flicker. */
const NEAR_MS = 100;

/** The browser's part in it. Without locks the tab that was opened last plays. */
export interface TabsWorld {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

const browserTabs = (): TabsWorld => ({
  locks: globalThis.navigator?.locks,
  channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel('racing-kings') : undefined,
});

export interface Tabs {
  /** Plays on here what another tab has played until now. */
  readonly takeOver: () => Promise<void>;
  /** Another tab has the game, as a refused save tells. */
  readonly lost: () => void;
}

type Release = () => void;

/**
 * Of several tabs with the same game one plays and the others follow, until one takes over or the playing one goes.
 * A lock says which it is, a channel carries the game, and the store refuses what a tab saves that has not noticed.
 * Resolves when it is known which this one is. `outdated` is told when a newer version of the app has the game: here it
 * can only be looked at.
 */
export async function attachTabs(
  session: Session,
  games: GameStore,
  outdated: () => void,
  world = browserTabs(),
): Promise<Tabs> {
  const { locks, channel } = world;
  const now = session.store.getState;
  /** What is played here. */
  let played: string | undefined;
  /** Lets go of the lock, or of the wait for it. */
  let leave: Release = () => undefined;

  const say = (word: object): void => channel?.postMessage(word);
  const show = (state: SessionState): void => void session.dispatch({ type: 'open', state });

  const tell = (before?: string): void => {
    const { paused } = now();
    say({ kind: 'stands', game: savedNow(session), paused, before });
  };

  /** The clock goes on from where it was seen: what was kept last may be a second older. */
  const takenOver = (state: SessionState, kept: unknown): SessionState => {
    const next = seenFrom(state, parseReturning(kept, session.settings)) ?? state;
    const thoughtMs = Math.max(next.thoughtMs, isSameTurn(state, next) ? session.thinkMs() : 0);
    return { ...next, thoughtMs, viewOnly: false };
  };

  const begin = async (id: string, release: Release): Promise<void> => {
    const leaveBefore = leave;
    leave = release;
    let isOutdated = false;
    const kept = await games.reign(id).catch((error: unknown) => {
      isOutdated = saveProblem(error) === 'outdated';
    });
    const state = now();
    if (isOutdated) outdated();
    // Another game has come on the board meanwhile.
    if (isOutdated || state.id !== id) release();
    else {
      const before = played;
      played = id;
      say({ kind: 'taken', id });
      if (state.viewOnly) show(takenOver(state, kept));
      tell(before === id ? undefined : before);
    }
    leaveBefore();
  };

  /** Plays the game if its lock is to be had as the options say. */
  const enter = async (id: string, options: LockOptions): Promise<boolean> => {
    const release = locks ? await take(locks, id, options, () => follow(id)) : () => undefined;
    if (release) await begin(id, release);
    return release !== undefined;
  };

  const wait = (id: string): void => {
    const stop = new AbortController();
    leave = () => stop.abort();
    if (locks) void enter(id, { signal: stop.signal });
  };

  const follow = (id: string): void => {
    if (now().id !== id || now().viewOnly) return;
    played = undefined;
    show({ ...now(), premoves: [], viewOnly: true });
    say({ kind: 'asks', id });
    wait(id);
  };

  const settle = async (id: string): Promise<void> => {
    if (!(await enter(id, { ifAvailable: true }))) follow(id);
  };

  /** What another tab says, which may be of another version. */
  const hear = (word: unknown): void => {
    if (!isRecord(word)) return;
    const { kind, id, game, before } = word;
    if (kind === 'asks' && id === played) tell();
    if (kind === 'taken' && id === now().id) follow(now().id);
    if (kind !== 'stands' || !now().viewOnly || !isRecord(game)) return;
    if (game['id'] !== now().id && before !== now().id) return;
    // It may have been a while on its way.
    const told = seenFrom(now(), parseSaved(game, Date.now()));
    if (!told) return;
    const seen = session.thinkMs();
    const isNear = isSameTurn(now(), told) && Math.abs(seen - told.thoughtMs) < NEAR_MS;
    const next = isNear ? { ...told, thoughtMs: seen } : told;
    const moved = next.id !== now().id;
    if (moved) leave();
    show({ ...next, premoves: [], paused: next.paused && word['paused'] === true, viewOnly: true });
    if (moved) wait(next.id);
  };

  channel?.addEventListener('message', ({ data }) => hear(data));
  session.store.subscribe((state, before) => {
    if (state.viewOnly) return;
    if (state.id !== before.id) void settle(state.id);
    else if (TOLD_BY.some((part) => state[part] !== before[part])) tell();
  });
  await settle(now().id);
  return {
    takeOver: async () => void (await enter(now().id, { steal: true })),
    lost: () => follow(now().id),
  };
}

/** A lock: how to let go of it, or nothing where it was not to be had. `stolen` when another tab takes it. */
const take = (
  locks: Pick<LockManager, 'request'>,
  id: string,
  options: LockOptions,
  stolen: () => void,
): Promise<Release | undefined> =>
  new Promise((resolve) => {
    let had = false;
    const held = locks.request(`racing-kings ${id}`, options, (lock) => {
      had = lock !== null;
      return had ? new Promise<void>(resolve) : resolve(undefined);
    });
    held.catch(() => (had ? stolen() : resolve(undefined)));
  });

const isSameTurn = (one: SessionState, other: SessionState): boolean =>
  one.id === other.id && one.game.plies.length === other.game.plies.length;

/** A game as somebody sees it who was looking at this board: turned as it was, an earlier move still on show. */
function seenFrom(
  { orientation, cursor, game }: SessionState,
  saved: Result<SessionState, SaveError>,
): SessionState | undefined {
  if (!saved.ok) return undefined;
  const plies = saved.value.game.plies.length;
  const live = cursor === game.plies.length;
  return { ...saved.value, orientation, cursor: live ? plies : Math.min(cursor, plies) };
}
