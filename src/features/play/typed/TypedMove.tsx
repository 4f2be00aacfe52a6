import { useId, useMemo, useState, type FormEvent, type KeyboardEvent } from 'react';
import { sanWith } from '../../../notation/letterSets.ts';
import type { Move } from '../../../rules/position.ts';
import { boardPosition, handColor, moveByHand } from '../../../session/premoves.ts';
import type { Session } from '../../../session/session.ts';
import { LateIcon } from '../../../ui/LateIcon.tsx';
import { useLetters } from '../../../ui/useLetters.ts';
import { useMessages } from '../../../ui/useMessages.ts';
import { useSession } from '../../../ui/useSession.ts';
import { typedMessages } from './messages.ts';
import { Choices } from './Choices.tsx';
import { choices, readMove, type Unread } from './readMove.ts';
import './typed.css';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
}

/** More would hide the board, and a letter more makes them fewer. */
const SHOWN = 6;

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A field that completes moves as they are typed, in SAN or by squares: an ARIA combobox. */
export function TypedMove({ session, onClose }: Props): React.JSX.Element {
  const words = useMessages(typedMessages);
  const letters = useLetters();
  const id = useId();
  const state = useSession(session, (now) => now);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<Unread | 'notYourTurn' | 'nothing'>();
  const offered = useMemo(
    () => (handColor(state) ? choices(boardPosition(state), text, letters).slice(0, SHOWN) : []),
    [state, text, letters],
  );
  const example = words.example(sanWith(letters, 'Kh3'));
  const shown = open && offered.length > 0;

  const write = (typed: string): void => {
    setText(typed);
    setActive(-1);
    setProblem(undefined);
    setOpen(true);
  };
  const play = (move: Move): void => {
    // A refused move stays, to be corrected: the board and the live region say why it can't be.
    if (moveByHand(session, move).ok) write('');
    setOpen(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { held } = session.store.getState();
    if (text === '' && held) session.play(held.move, true);
    else if (!handColor(state)) setProblem('notYourTurn');
    else if (text.trim() === '') setProblem('nothing');
    else {
      const move = readMove(boardPosition(state), text, letters);
      if (move.ok) play(move.value);
      else setProblem(move.error);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = shown ? offered[active] : undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered.length > 0) {
      setOpen(true);
      setActive((active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % offered.length);
    } else if (event.key === 'Enter' && chosen) play(chosen.move);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <form className="typed" onSubmit={submit}>
      <input
        ref={focus}
        role="combobox"
        aria-label={words.label}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={problem !== undefined && problem !== 'nothing'}
        aria-describedby={problem === 'nothing' ? `${id}-help` : problem ? `${id}-problem` : undefined}
        placeholder={example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={12}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button primary">
        {words.play}
      </button>
      <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
        <LateIcon name="close" size={20} />
      </button>
      <Choices id={id} label={words.choices} choices={shown ? offered : []} active={active} onChoose={play} />
      {/* Always there, so that what comes into it is read; not an output, where the game speaks. */}
      <span className="typed-help" id={`${id}-help`} aria-live="polite">
        {problem === 'nothing' && `${words.label}: ${example}`}
      </span>
      {problem && problem !== 'nothing' && (
        <p id={`${id}-problem`} role="alert">
          {problem === 'notYourTurn' ? words.notYourTurn : words.problems[problem]}
        </p>
      )}
    </form>
  );
}
