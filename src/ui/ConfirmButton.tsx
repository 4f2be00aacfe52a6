import { useState, type MouseEvent, type ReactNode } from 'react';

interface Props {
  readonly label: ReactNode;
  readonly sureLabel: ReactNode;
  readonly hint: string;
  readonly disabled: boolean;
  /** The moment it asks in; at the next one it has not been pressed. */
  readonly moment?: string;
  readonly onConfirm: () => void;
}

/**
 * Acts on the second press. A double click counts as one press; leaving the button or Escape takes it back. What it
 * does may disable it: then it keeps the focus until it is left, so that nobody is thrown out of the page.
 */
export function ConfirmButton(props: Props): React.JSX.Element {
  const { label, sureLabel, hint, disabled, moment = '', onConfirm } = props;
  const [last, setLast] = useState<{ readonly moment: string; readonly pressed: 'asked' | 'done' }>();
  const pressed = last?.moment === moment ? last.pressed : undefined;
  const sure = pressed === 'asked' && !disabled;
  const press = (event: MouseEvent): void => {
    if (disabled) return;
    if (!sure) return setLast({ moment, pressed: 'asked' });
    if (event.detail > 1) return;
    setLast({ moment, pressed: 'done' });
    onConfirm();
  };
  return (
    <>
      <button
        type="button"
        className={sure ? 'button danger' : 'button'}
        disabled={disabled && pressed !== 'done'}
        aria-disabled={disabled}
        title={sure ? hint : undefined}
        onClick={press}
        onBlur={() => setLast(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && setLast(undefined)}
      >
        {sure ? sureLabel : label}
      </button>
      {/* Not an output: the page has one, where the game speaks. */}
      <span className="hidden" aria-live="polite">
        {sure && hint}
      </span>
    </>
  );
}
