import { html } from './html.ts';
import { boardWords } from './words.ts';

export interface Panel {
  readonly element: HTMLElement;
  /** What is seen, and heard by who can't see: `spoken` is read out instead where it says more. */
  readonly say: (text: string, spoken?: string) => void;
  readonly controls: HTMLElement;
}

/** What stands below a board: a line of words and a row of controls. */
export function makePanel(part = 'status'): Panel {
  const status = html('div', { part, 'aria-hidden': 'true' });
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

/**
 * A line to type a move into, and room beside it. `tryMove` answers whether the text was understood and played.
 * It is no form: a sandboxed frame may forbid those, and then tells nobody that Enter was pressed.
 */
export function makeMoveEntry(tryMove: (text: string) => boolean): HTMLElement {
  const input = html('input', {
    'aria-label': boardWords.move,
    placeholder: boardWords.movePlaceholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    enterkeyhint: 'go',
    spellcheck: 'false',
    maxlength: 12,
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && input.value.trim() !== '' && tryMove(input.value)) input.value = '';
  });
  return html('div', { part: 'controls' }, input);
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
