import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly children: ReactNode;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/** A sentence that floats over the page, so that nothing below it moves. */
export function Notice({ children, dismissLabel, onDismiss }: Props): React.JSX.Element {
  return (
    <div className="notice" role="alert">
      <p>{children}</p>
      <button type="button" className="icon-button" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
