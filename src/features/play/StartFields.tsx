import { useId, useState } from 'react';
import { parseFen, START_FEN } from '../../notation/fen.ts';
import { makeFen } from '../../notation/makeFen.ts';
import { fenMessages } from '../../session/fenMessages.ts';
import { fenText } from '../../session/fenText.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import type { Setup } from './setup.ts';
import { setupMessages } from './setupMessages.ts';

type Start = Setup['start'];

interface Props {
  readonly start: Start;
  /** `undefined` is the usual start. */
  readonly onChange: (start: Start) => void;
}

const KINDS = ['usual', 'random', 'position'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (start: Start): Kind =>
  start === undefined ? 'usual' : start === 'random' ? start : 'position';

/** The usual start, a random one, or any position that can be played. */
export function StartFields({ start, onChange }: Props): React.JSX.Element {
  const words = useMessages(setupMessages).from;
  const [kind, setKind] = useState(kindOf(start));
  const choose = (next: Kind): void => {
    setKind(next);
    onChange(next === 'random' ? next : undefined);
  };
  return (
    <div>
      <Choice
        legend={words.legend}
        value={kind}
        options={KINDS.map((value) => ({ value, label: words[value] }))}
        onChange={choose}
      />
      {kind === 'random' && <p className="quiet setup-hint">{words.randomHint}</p>}
      {kind === 'position' && <FenField start={start} onChange={onChange} />}
    </div>
  );
}

/** Says what is wrong at once; as long as something is, the browser doesn't send the form. */
function FenField({ start, onChange }: Props): React.JSX.Element {
  const words = useMessages(setupMessages).from;
  const errors = useMessages(fenMessages);
  const id = useId();
  const [text, setText] = useState(() => (typeof start === 'object' ? makeFen(start) : START_FEN));
  const parsed = parseFen(text);
  const problem = parsed.ok ? '' : fenText(errors, parsed.error);
  const read = (field: HTMLInputElement): void => {
    const next = parseFen(field.value);
    setText(field.value);
    field.setCustomValidity(next.ok ? '' : fenText(errors, next.error));
    if (next.ok) onChange(next.value);
  };
  return (
    <div className="fen-field">
      <label>
        <span>{words.fen}</span>
        <input
          type="text"
          dir="ltr"
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={!parsed.ok}
          aria-describedby={id}
          onChange={({ target }) => read(target)}
        />
      </label>
      <p id={id} className="field-error" role="alert">
        {problem}
      </p>
    </div>
  );
}
