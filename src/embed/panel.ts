import { html } from './html.ts';
import { boardWords } from './words.ts';

export interface Panel {
  readonly element: HTMLElement;
  /** What is seen, and heard by who can't see: `spoken` is read out instead where it says more. */
  readonly say: (text: string, spoken?: string) => void;
  readonly controls: HTMLElement;
}

/** What stands below a board: a line of words and a row of controls. */
export function makePanel(): Panel {
  const status = html('div', { part: 'status', 'aria-hidden': 'true' });
  const spokenNow = html('div', { class: 'aside', role: 'status' });
  const controls = html('div', { part: 'controls' });
  return {
    element: html('div', { class: 'panel' }, status, controls, spokenNow),
    controls,
    say: (text, spoken = text) => {
      status.textContent = text;
      spokenNow.textContent = spoken;
    },
  };
}

/** A line to type a move into. `tryMove` answers whether the text was understood and played. */
export function makeMoveEntry(tryMove: (text: string) => boolean): HTMLFormElement {
  const input = html('input', {
    'aria-label': boardWords.move,
    placeholder: boardWords.movePlaceholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 12,
  });
  const form = html('form', { part: 'controls' }, input);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.value.trim() !== '' && tryMove(input.value)) input.value = '';
  });
  return form;
}

/** A choice among a few words. */
export function makeSelect<T extends string>(
  label: string,
  options: Readonly<Record<T, string>>,
  chosen: T,
  onChange: (value: T) => void,
): HTMLSelectElement {
  const select = html(
    'select',
    { 'aria-label': label, title: label },
    ...(Object.entries(options) as [T, string][]).map(([value, text]) =>
      html('option', { value, selected: value === chosen }, text),
    ),
  );
  select.addEventListener('change', () => onChange(select.value as T));
  return select;
}
