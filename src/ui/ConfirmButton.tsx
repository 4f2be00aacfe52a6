import { useState, type MouseEvent, type ReactNode } from 'react';

interface Props {
  readonly label: ReactNode;
  readonly sureLabel: ReactNode;
  readonly hint: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/**
 * Acts on the second press. A double click counts as one press; leaving the button or Escape takes it back. What it
 * does may disable it: then it keeps the focus until it is left, so that nobody is thrown out of the page.
 */
export function ConfirmButton({ label, sureLabel, hint, disabled, onConfirm }: Props): React.JSX.Element {
  const [pressed, setPressed] = useState<'asked' | 'done'>();
  const sure = pressed === 'asked' && !disabled;
  const press = (event: MouseEvent): void => {
    if (disabled) return;
    if (!sure) return setPressed('asked');
    if (event.detail > 1) return;
    setPressed('done');
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
        onBlur={() => setPressed(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && setPressed(undefined)}
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
