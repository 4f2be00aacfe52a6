import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePageMark } from './usePageMark.ts';

interface Props {
  readonly open: boolean;
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser enters a dialog at its first control, and would enter radio buttons at one that isn't chosen. */
function enterAtChoice(): void {
  const first = document.activeElement;
  if (first instanceof HTMLInputElement && first.type === 'radio')
    document.querySelector<HTMLElement>(`[name="${first.name}"]:checked`)?.focus();
}

/** The browser's own modal dialog: focus trap, Escape and the inert page behind come with it. */
export function Dialog({ open, heading, onClose, children }: Props): React.JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      enterAtChoice();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  usePageMark('dialog', open);
  return (
    <dialog ref={element} className="dialog" aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>{heading}</h2>
      {open && children}
    </dialog>
  );
}
