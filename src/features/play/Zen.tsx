import { useEffect } from 'react';
import { LateIcon } from '../../ui/LateIcon.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { laterMessages } from './laterMessages.ts';
import { attachZenKeys, setZen, useZen } from './zen.ts';

const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** The way out of zen mode for those without keys; it has the focus, since what had it is hidden. */
export function LeaveZen(): React.JSX.Element | undefined {
  const words = useMessages(laterMessages).board;
  const zen = useZen();
  useEffect(attachZenKeys, []);
  if (!zen) return undefined;
  return (
    <button
      type="button"
      className="icon-button leave-zen"
      aria-label={words.leaveZen}
      title={words.leaveZen}
      ref={focus}
      onClick={() => setZen(false)}
    >
      <LateIcon name="close" />
    </button>
  );
}
