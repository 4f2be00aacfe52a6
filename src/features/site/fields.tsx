import { useId, type ReactNode } from 'react';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (ids: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}

/** A labelled field with a hint or what is wrong with it. */
function Field({ label, hint, error, children }: FieldProps): React.JSX.Element {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="site-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(note && { 'aria-describedby': `${id}-note` }) })}
      {note && (
        <p id={`${id}-note`} className={error ? 'site-error' : 'quiet'} aria-live="polite">
          {note}
        </p>
      )}
    </div>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly lines?: number;
  readonly readOnly?: boolean;
  readonly onChange?: (value: string) => void;
}

export function TextField({ label, value, hint, error, lines = 1, readOnly, onChange }: TextProps) {
  const shared = {
    value,
    spellCheck: false,
    autoComplete: 'off',
    ...(error !== undefined && { 'aria-invalid': true }),
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) =>
        lines > 1 ? (
          <textarea
            {...ids}
            {...shared}
            dir="ltr"
            rows={lines}
            readOnly={readOnly}
            onChange={({ target }) => onChange?.(target.value)}
          />
        ) : (
          <input {...ids} {...shared} dir="auto" onChange={({ target }) => onChange?.(target.value)} />
        )
      }
    </Field>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly hint?: string;
  readonly onChange: (value: T) => void;
}

export function SelectField<T extends string>({ label, value, options, hint, onChange }: SelectProps<T>) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <select
          {...ids}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([option]) => option === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
