import type { ReactNode } from 'react';
import { LateIcon } from './LateIcon.tsx';

interface Props {
  readonly children: ReactNode;
  /** A button that does something about it. */
  readonly action?: ReactNode;
  /** Without it the notice stays as long as it is true. */
  readonly dismissLabel?: string;
  readonly onDismiss?: () => void;
}

/** A sentence that floats over the page, so that nothing below it moves. */
export function Notice({ children, action, dismissLabel, onDismiss }: Props): React.JSX.Element {
  return (
    <div className="notice" role="alert">
      <p>{children}</p>
      {action}
      {onDismiss && (
        <button type="button" className="icon-button" aria-label={dismissLabel} onClick={onDismiss}>
          <LateIcon name="close" size={20} />
        </button>
      )}
    </div>
  );
}
