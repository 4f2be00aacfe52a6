import { useState } from 'react';
import type { Session } from '../../session/session.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { ClockFields } from './ClockFields.tsx';
import { keepSetup, lastSetup } from './lastSetup.ts';
import { playMessages } from './messages.ts';
import { StartFields } from './StartFields.tsx';
import { setupMessages } from './setupMessages.ts';
import { COLOR_CHOICES, LEVELS, setupOf, type Setup } from './setup.ts';

interface Props {
  readonly open: boolean;
  readonly session: Session;
  readonly onStart: (setup: Setup) => void;
  readonly onClose: () => void;
}

export function SetupDialog({ open, session, onStart, onClose }: Props): React.JSX.Element {
  const words = useMessages(setupMessages);
  return (
    <Dialog open={open} heading={words.heading} onClose={onClose}>
      <SetupForm session={session} onStart={onStart} onClose={onClose} />
    </Dialog>
  );
}

function SetupForm({ session, onStart, onClose }: Omit<Props, 'open'>): React.JSX.Element {
  const words = useMessages(setupMessages);
  const { players } = useMessages(playMessages);
  const [setup, setSetup] = useState(() => lastSetup() ?? setupOf(session.store.getState()));
  const replaces = useSession(session, ({ game }) => game.plies.length > 0 && !game.outcome);
  const change = (part: Partial<Setup>): void => setSetup({ ...setup, ...part });
  return (
    <form
      method="dialog"
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        keepSetup(setup);
        onStart(setup);
      }}
    >
      <Choice
        legend={words.opponent}
        value={setup.opponent}
        options={[
          { value: 'bot', label: words.computer },
          { value: 'friend', label: words.friend },
        ]}
        onChange={(opponent) => change({ opponent })}
      />
      {setup.opponent === 'bot' && (
        <>
          <div>
            <Choice
              legend={words.level}
              value={setup.level}
              options={LEVELS.map((value) => ({ value, label: players.level[value] }))}
              onChange={(level) => change({ level })}
            />
            <p className="quiet setup-hint">{words.levelHint[setup.level]}</p>
          </div>
          <Choice
            legend={words.color}
            columns={2}
            value={setup.color}
            options={COLOR_CHOICES.map((value) => ({ value, label: words[value] }))}
            onChange={(color) => change({ color })}
          />
        </>
      )}
      <ClockFields clock={setup.clock} onChange={(clock) => change({ clock })} />
      <StartFields start={setup.start} onChange={(start) => change({ start })} />
      <label className="check">
        <input
          type="checkbox"
          checked={setup.strict === true}
          onChange={({ target }) => change({ strict: target.checked })}
        />
        {words.strict}
      </label>
      {replaces && <p className="quiet">{words.replaces}</p>}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" className="button primary">
          {words.start}
        </button>
      </div>
    </form>
  );
}
