import { ImportDialog } from '../../features/games/ImportDialog.tsx';
import { NOTHING_READ, type ImportState } from '../../features/games/importPgn.ts';
import { RenameDialog } from '../../features/games/RenameDialog.tsx';
import { KeysDialog } from '../../features/play/keys/KeysDialog.tsx';
import { SetupDialog } from '../../features/play/SetupDialog.tsx';
import { ViewDialog } from '../../features/play/ViewDialog.tsx';
import { ShareDialog } from '../../features/share/ShareDialog.tsx';
import { Block, State } from './Block.tsx';
import { AGAINST_COMPUTER, OPENING, sessionOf } from './sessions.ts';

const nothing = (): void => undefined;

const alone = sessionOf({ seats: AGAINST_COMPUTER, moves: OPENING });
const shared = sessionOf({ moves: OPENING });

const READ: ImportState = {
  ...NOTHING_READ,
  read: 12,
  added: 9,
  known: 1,
  progress: 1,
  unreadCount: 2,
  unread: [
    { number: 3, error: { code: 'unreadableMove', line: 41, column: 7, text: 'Kh9' } },
    {
      number: 7,
      error: { code: 'otherVariant', tag: 'Variant', variant: 'Atomic', line: 88, column: 1, text: '' },
    },
  ],
};

/** Each dialog lies open where it stands: see main.tsx. */
export const Dialogs = (): React.JSX.Element => (
  <Block name="dialogs">
    <State name="a new game, against the computer">
      <SetupDialog open session={alone} onStart={nothing} onClose={nothing} />
    </State>
    <State name="a new game, with a friend">
      <SetupDialog open session={shared} onStart={nothing} onClose={nothing} />
    </State>
    <State name="board and table">
      <ViewDialog open session={shared} onClose={nothing} />
    </State>
    <State name="keys">
      <KeysDialog open onClose={nothing} />
    </State>
    <State name="share">
      <ShareDialog state={shared.store.getState()} onClose={nothing} />
    </State>
    <State name="rename">
      <RenameDialog name="" onName={nothing} onClose={nothing} />
    </State>
    <State name="import">
      <ImportDialog
        open
        busy={false}
        state={undefined}
        onStart={nothing}
        onStop={nothing}
        onClose={nothing}
      />
    </State>
    <State name="import: running">
      <ImportDialog
        open
        busy
        state={{ ...READ, progress: 0.4 }}
        onStart={nothing}
        onStop={nothing}
        onClose={nothing}
      />
    </State>
    <State name="import: done">
      <ImportDialog open busy={false} state={READ} onStart={nothing} onStop={nothing} onClose={nothing} />
    </State>
  </Block>
);
