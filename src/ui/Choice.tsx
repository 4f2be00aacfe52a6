import { useId } from 'react';

interface Props<T extends string> {
  readonly legend: string;
  /** A wide one takes two columns. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly wide?: boolean }[];
  /** In several rows of so many; all in one row without. */
  readonly columns?: 2 | 4;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few: radio buttons that look like a switch. */
export function Choice<T extends string>(props: Props<T>): React.JSX.Element {
  const { legend, options, columns, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-options" data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} data-wide={option.wide}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
