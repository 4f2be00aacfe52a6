import { useState } from 'react';
import { useMessages } from './useMessages.ts';
import { copyMessages } from './copyMessages.ts';

interface Props {
  readonly text: string;
  /** What is copied, as the button's words. */
  readonly label: string;
  readonly primary?: boolean;
}

type Said = 'copied' | 'refused';

/** Copies a text, and says whether it did: to the eye in its own words, to a screen reader by the status beside it. */
export function CopyButton({ text, label, primary = false }: Props): React.JSX.Element {
  const words = useMessages(copyMessages);
  const [said, setSaid] = useState<{ readonly text: string; readonly word: Said }>();
  const word = said?.text === text ? said.word : undefined;
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
    </>
  );
}
