import { COMMAND_KEYS } from '../../../board/gridKeys.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LateIcon } from '../../../ui/LateIcon.tsx';
import { useMessages } from '../../../ui/useMessages.ts';
import { keysMessages } from './messages.ts';
import './keys.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key of the board and what it does: the list the board itself works by. */
export function KeysDialog({ open, onClose }: Props): React.JSX.Element {
  const words = useMessages(keysMessages).help;
  const commands = Object.entries(COMMAND_KEYS).map(([key, command]): Row => {
    const upper = key.toUpperCase();
    return [key === upper && key !== key.toLowerCase() ? [words.shift, upper] : [upper], words[command]];
  });
  const elsewhere = [words.circle, words.arrow, words.typeMove];
  const asking = commands.filter(([, does]) => !elsewhere.includes(does));
  return (
    <Dialog open={open} heading={words.heading} onClose={onClose}>
      {/* First, so that the dialog opens at its top. */}
      <button type="button" className="icon-button keys-close" aria-label={words.close} onClick={onClose}>
        <LateIcon name="close" size={20} />
      </button>
      <div className="keys">
        <p className="quiet">{words.intro}</p>
        <Rows
          heading={words.moving}
          rows={[
            [[words.arrows], words.walk],
            [[words.homeEnd], words.ends],
            [['K', 'Q', 'R', 'B', 'N'], words.jump],
            [[words.enter], words.choose],
            [[words.escape], words.cancel],
            [['/'], words.typeMove],
          ]}
        />
        <Rows heading={words.asking} rows={asking} />
        <Rows
          heading={words.drawing}
          rows={[
            [['O'], words.circle],
            [['D'], words.arrow],
            [[words.rightDrag], words.draw],
          ]}
        />
      </div>
    </Dialog>
  );
}

type Row = readonly [keys: readonly string[], does: string];

const Rows = ({ heading, rows }: { heading: string; rows: readonly Row[] }): React.JSX.Element => (
  <>
    <h3>{heading}</h3>
    <dl>
      {rows.map(([keys, does]) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </>
);
