import { html } from '../html.ts';
import type { Item, Place } from './tree.ts';

/** The signs of the six glyphs that annotators use all the time. */
const SIGNS: readonly string[] = ['', '!', '?', '!!', '??', '!?', '?!'];

const glyphs = (nags: readonly number[]): string => nags.map((nag) => SIGNS[nag] ?? '').join('');

export interface MoveList {
  readonly element: HTMLElement;
  readonly add: (item: Item) => void;
  readonly mark: (place: Place) => void;
}

/** The moves of a game with its variations and comments; each move is a button that goes there. */
export function makeMoveList(goTo: (place: Place) => void): MoveList {
  const element = html('div', { part: 'movelist' });
  const buttons = new Map<Place, HTMLElement>();
  let open: HTMLElement = element;
  let numberNext = true;
  let current: HTMLElement | undefined;

  function addMove(place: Place): void {
    const { move, parent } = place;
    if (move === undefined || parent === undefined) return;
    const { turn, fullmoves } = parent.position;
    const number = turn === 'white' ? `${fullmoves}. ` : numberNext ? `${fullmoves}… ` : '';
    const button = html(
      'button',
      { type: 'button', part: 'move' },
      `${number}${move.san}${glyphs(move.nags)}`,
    );
    button.addEventListener('click', () => goTo(place));
    buttons.set(place, button);
    open.append(button, ' ');
    numberNext = false;
  }

  return {
    element,
    add: (item) => {
      if (item.kind === 'move') return addMove(item.place);
      numberNext = true;
      if (item.kind === 'comment') open.append(html('span', { part: 'comment' }, item.text), ' ');
      else if (item.kind === 'open') {
        const variation = html('span', { class: 'variation' });
        open.append(variation);
        open = variation;
      } else open = open.parentElement ?? element;
    },
    mark: (place) => {
      current?.removeAttribute('aria-current');
      current = buttons.get(place);
      current?.setAttribute('aria-current', 'true');
      scrollTo(element, current);
    },
  };
}

/** Brings a move into view inside the list only: the page itself stays where the reader has it. */
function scrollTo(list: HTMLElement, move: HTMLElement | undefined): void {
  if (move === undefined) return void (list.scrollTop = 0);
  const top = move.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + move.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + move.offsetHeight - list.clientHeight;
}
