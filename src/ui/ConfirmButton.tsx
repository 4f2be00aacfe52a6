import { useState, type MouseEvent, type ReactNode } from 'react';

interface Props {
  readonly label: ReactNode;
  readonly sureLabel: ReactNode;
  readonly hint: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** Acts on the second press. A double click counts as one press; leaving the button or Escape takes it back. */
export function ConfirmButton({ label, sureLabel, hint, disabled, onConfirm }: Props): React.JSX.Element {
  const [asked, setAsked] = useState(false);
  const sure = asked && !disabled;
  const press = (event: MouseEvent): void => {
    if (!sure) return setAsked(true);
    if (event.detail > 1) return;
    setAsked(false);
    onConfirm();
  };
  return (
    <button
      type="button"
      className={sure ? 'button danger' : 'button'}
      disabled={disabled}
      title={sure ? hint : undefined}
      onClick={press}
      onBlur={() => setAsked(false)}
      onKeyDown={(event) => event.key === 'Escape' && setAsked(false)}
    >
      {sure ? sureLabel : label}
    </button>
  );
}
