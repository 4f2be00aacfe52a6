import { useCallback, useEffect, useRef } from 'react';
import type { Session } from '../../session/session.ts';
import { LateIcon, type LateIconName } from '../../ui/LateIcon.tsx';
import { MoveList } from '../../ui/MoveList.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { attachLater } from './attachLater.ts';
import { laterMessages } from './laterMessages.ts';
import { ViewButton } from './ViewButton.tsx';

interface Props {
  readonly session: Session;
  /** Whether the field for typed moves is open. */
  readonly typing: boolean;
  readonly onTypeMove: (on: boolean) => void;
  readonly onShowKeys: () => void;
  readonly onShare: () => void;
}

/** Keys, swipes and the wheel, fetched once the page is there. */
async function attachSteps(session: Session, section: HTMLElement): Promise<() => void> {
  const { attachStepping } = await import('./stepping.ts');
  return attachStepping(session, section, section.closest('.play')?.querySelector('.play-board') ?? null);
}

export function Moves({ session, typing, onTypeMove, onShowKeys, onShare }: Props): React.JSX.Element {
  const words = useMessages(laterMessages).moves;
  const { plies, start, outcome } = useSession(session, ({ game }) => game);
  const cursor = useSession(session, (state) => state.cursor);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    return element ? attachLater(() => attachSteps(session, element)) : undefined;
  }, [session]);
  const goTo = useCallback((ply: number) => void session.dispatch({ type: 'goTo', ply }), [session]);
  const step = (icon: LateIconName, label: string, ply: number, possible: boolean): React.JSX.Element => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={!possible}
      onClick={() => goTo(ply)}
    >
      <LateIcon name={icon} />
    </button>
  );
  const back = cursor > 0;
  const on = cursor < plies.length;
  return (
    <section className="moves" ref={section} aria-label={words.heading}>
      <MoveList
        plies={plies}
        first={start.turn}
        firstNumber={start.fullmoves}
        cursor={cursor}
        label={words.heading}
        empty={words.none[outcome ? 'over' : start.turn]}
        onGoTo={goTo}
      />
      <div className="steps">
        {step('first', words.first, 0, back)}
        {step('previous', words.previous, cursor - 1, back)}
        {step('next', words.next, cursor + 1, on)}
        {step('last', words.last, plies.length, on)}
        <button
          type="button"
          className="icon-button"
          aria-label={words.type}
          title={words.type}
          aria-expanded={typing}
          onClick={() => onTypeMove(!typing)}
        >
          <LateIcon name="keyboard" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.keys}
          title={words.keys}
          onClick={onShowKeys}
        >
          <LateIcon name="help" />
        </button>
        <ViewButton session={session} />
        <button
          type="button"
          className="icon-button"
          aria-label={words.share}
          title={words.share}
          onClick={onShare}
        >
          <LateIcon name="share" />
        </button>
      </div>
    </section>
  );
}
