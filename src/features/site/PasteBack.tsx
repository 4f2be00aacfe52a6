import { useState } from 'react';
import { useMessages } from '../../ui/useMessages.ts';
import type { Draft } from './draft.ts';
import { TextField } from './fields.tsx';
import { siteMessages } from './messages.ts';
import { readSnippet, type SnippetError } from './readSnippet.ts';

/** A code that stands on a page already becomes the draft again. */
export function PasteBack({ onRead }: { onRead: (draft: Draft) => void }): React.JSX.Element {
  const words = useMessages(siteMessages);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<SnippetError | 'done'>();
  const read = (): void => {
    const draft = readSnippet(text);
    setSaid(draft.ok ? 'done' : draft.error);
    if (draft.ok) onRead(draft.value);
  };
  return (
    <details className="site-back">
      <summary>{words.back}</summary>
      <TextField
        label={words.backLabel}
        value={text}
        lines={5}
        error={said && said !== 'done' ? words.backErrors[said] : undefined}
        onChange={(next) => {
          setText(next);
          setSaid(undefined);
        }}
      />
      <button type="button" className="button" onClick={read}>
        {words.backButton}
      </button>
      <output className="quiet">{said === 'done' && words.backDone}</output>
    </details>
  );
}
