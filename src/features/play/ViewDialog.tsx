import { useRef } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../session/session.ts';
import { TABLES } from '../../session/settings.ts';
import { isShared } from '../../session/table.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFullscreen } from '../../ui/useFullscreen.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import './view.css';
import { viewMessages } from './viewMessages.ts';
import { setZen } from './zen.ts';

interface Props {
  readonly open: boolean;
  readonly session: Session;
  readonly onClose: () => void;
}

export function ViewDialog({ open, session, onClose }: Props): React.JSX.Element {
  const words = useMessages(viewMessages);
  // A dialog gives the focus back when it has closed, and only then may somebody else have it.
  const next = useRef<() => void>(undefined);
  const closed = (): void => {
    onClose();
    next.current?.();
    next.current = undefined;
  };
  const leaveFor = (then: () => void): void => {
    next.current = then;
    onClose();
  };
  return (
    <Dialog open={open} heading={words.heading} onClose={closed}>
      <View session={session} onClose={onClose} leaveFor={leaveFor} />
    </Dialog>
  );
}

interface ViewProps extends Omit<Props, 'open'> {
  /** Closes the dialog, then does that. */
  readonly leaveFor: (then: () => void) => void;
}

/** How the people at the board sit, and how much of the page they see. */
function View({ session, onClose, leaveFor }: ViewProps): React.JSX.Element {
  const words = useMessages(viewMessages);
  const shared = useSession(session, isShared);
  const { table, blindfold } = useStore(session.settings);
  const fullscreen = useFullscreen();
  return (
    <div className="view">
      {shared && (
        <div>
          <Choice
            legend={words.table}
            columns={2}
            value={table}
            options={TABLES.map((value) => ({ value, label: words.tables[value] }))}
            onChange={(chosen) => session.settings.setState({ table: chosen })}
          />
          <p className="quiet view-hint">{words.tableHints[table]}</p>
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={blindfold === 'on'}
          onChange={({ target }) => session.settings.setState({ blindfold: target.checked ? 'on' : 'off' })}
        />
        <span>
          {words.blindfold} <span className="quiet">{words.blindfoldHint}</span>
        </span>
      </label>
      <div className="view-actions">
        <button
          type="button"
          className="button"
          onClick={() => leaveFor(() => session.dispatch({ type: 'flip' }))}
        >
          {words.flip}
        </button>
        <button type="button" className="button" onClick={() => leaveFor(() => setZen(true))}>
          {words.zen}
        </button>
        {fullscreen && (
          <button type="button" className="button" onClick={() => leaveFor(fullscreen.toggle)}>
            {fullscreen.on ? words.leaveFullscreen : words.fullscreen}
          </button>
        )}
      </div>
      <button type="button" className="button primary" onClick={onClose}>
        {words.done}
      </button>
    </div>
  );
}
