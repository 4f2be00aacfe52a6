import { html } from './html.ts';
import { emit, type View } from './part.ts';

export interface Problem {
  readonly code: string;
  /** A sentence in the reader's language. */
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** In place of a board that would pretend to be one: what is wrong, for the reader and for the page. */
export function showProblem(host: HTMLElement, frame: HTMLElement, problem: Problem): View {
  frame.replaceChildren(html('div', { part: 'error', role: 'alert' }, problem.message));
  emit(host, 'rk-error', problem);
  return {
    state: () => 'error',
    position: () => undefined,
    changed: () => false,
  };
}
