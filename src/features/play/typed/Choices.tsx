import { sanWith } from '../../../notation/letterSets.ts';
import type { Move } from '../../../rules/position.ts';
import { useLetters } from '../../../ui/useLetters.ts';
import type { Choice } from './readMove.ts';

interface Props {
  /** Of the field they belong to. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly onChoose: (move: Move) => void;
}

/** The list of a combobox: the focus stays in the field, whose keys choose, and which names the active one. */
export function Choices({ id, label, choices, active, onChoose }: Props): React.JSX.Element {
  const letters = useLetters();
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={label} hidden={choices.length === 0}>
      {choices.map(({ move, san, uci }, n) => (
        <li
          key={uci}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === active}
          // A press must not take the focus from the field before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(move)}
        >
          {sanWith(letters, san)}
          <span className="quiet">{uci}</span>
        </li>
      ))}
    </ul>
  );
}
