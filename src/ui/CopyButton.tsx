import { useEffect, useState } from 'react';
import { useMessages } from './useMessages.ts';
import { copyMessages } from './copyMessages.ts';

interface Props {
  readonly text: string;
  /** What is copied, as the button's words. */
  readonly label: string;
  readonly primary?: boolean;
  /** The text stands on the page already, where it can be selected. */
  readonly shown?: boolean;
}

/** Then the button says again what it copies: of several that were pressed each must be known. */
const SAID_MS = 4000;

type Said = 'copied' | 'refused';

/** Copies a text, and says whether it did: to the eye in its own words, to a screen reader by the status beside it. */
export function CopyButton({ text, label, primary = false, shown = false }: Props): React.JSX.Element {
  const words = useMessages(copyMessages);
  const [said, setSaid] = useState<{ readonly text: string; readonly word: Said }>();
  const word = said?.text === text ? said.word : undefined;
  useEffect(() => {
    if (said?.word !== 'copied') return;
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = (): void => {
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    write.then(
      () => setSaid({ text, word: 'copied' }),
      () => setSaid({ text, word: 'refused' }),
    );
  };
  return (
    <>
      <button type="button" className={primary ? 'button primary' : 'button'} onClick={copy}>
        {word === 'copied' ? words.copied : label}
      </button>
      <output className={word === 'refused' ? 'quiet' : 'hidden'}>{word && words[word]}</output>
      {word === 'refused' && !shown && (
        <textarea
          className="uncopied"
          dir="ltr"
          rows={3}
          readOnly
          aria-label={label}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
