import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { gamesMessages } from './messages.ts';

/** As much as a list has room for. */
const MOST = 80;

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** A name for a game; without one it is called by its players again. */
export function RenameDialog({ name, onName, onClose }: Props): React.JSX.Element {
  const words = useMessages(gamesMessages);
  const [text, setText] = useState(name);
  return (
    <Dialog open heading={words.renameHeading} onClose={onClose}>
      <form
        method="dialog"
        className="games-form"
        onSubmit={(event) => {
          event.preventDefault();
          onName(text.trim());
        }}
      >
        <label>
          {words.name}
          <input
            value={text}
            maxLength={MOST}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className="dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button primary">
            {words.keepName}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
