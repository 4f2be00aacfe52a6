import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserStorage } from '../../effects/keepSettings.ts';
import { QUESTIONS, type QuestionId } from './quiz.ts';

export type Mark = 'right' | 'wrong';

/** How each question was answered last; one that was not is not there. */
export type Progress = Readonly<Partial<Record<QuestionId, Mark>>>;

const KEY = 'racing-kings.quiz';

const isMark = (value: unknown): value is Mark => value === 'right' || value === 'wrong';

/** Whatever an older or newer version, or a hand in the storage, has left there. */
function parseProgress(text: string | null): Progress {
  const kept = new Map(Object.entries(parsed(text)));
  const known = QUESTIONS.map(({ id }) => [id, kept.get(id)] as const).filter(([, mark]) => isMark(mark));
  return Object.fromEntries(known) as Progress;
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The quiz as far as it was answered, kept in `localStorage` and followed in other tabs. */
export function keptProgress(storage: Storage | undefined = browserStorage()): StoreApi<Progress> {
  const progress = createStore<Progress>(() => parseProgress(storage?.getItem(KEY) ?? null));
  progress.subscribe((now) => {
    try {
      storage?.setItem(KEY, JSON.stringify(now));
    } catch {
      return;
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) progress.setState(parseProgress(newValue), true);
  });
  return progress;
}

export const rightCount = (progress: Progress): number =>
  Object.values(progress).filter((mark) => mark === 'right').length;

/** The first question that waits for a right answer; the number of all where none does. */
export function firstOpen(progress: Progress): number {
  const index = QUESTIONS.findIndex(({ id }) => progress[id] !== 'right');
  return index < 0 ? QUESTIONS.length : index;
}
