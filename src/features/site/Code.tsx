import { CopyButton } from '../../ui/CopyButton.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import type { Draft } from './draft.ts';
import { TextField } from './fields.tsx';
import { siteMessages } from './messages.ts';
import { formFor, type Loading, type Place } from './places.ts';
import { snippet, type Addresses } from './snippet.ts';

interface Props {
  readonly draft: Draft;
  readonly place: Place;
  readonly loading: Loading;
  readonly addresses: Addresses;
}

/** What to paste and where, and what it weighs. */
export function Code({ draft, place, loading, addresses }: Props): React.JSX.Element {
  const words = useMessages(siteMessages);
  const form = formFor(place, loading);
  const fallback = words.fallback[draft.kind];
  const code = snippet(draft, form, loading, addresses, { fallback, title: fallback });
  const script = `<script src="${addresses.embed}embed.js" async></script>`;
  return (
    <section className="site-code">
      <h2>{words.codeHeading}</h2>
      <p className="quiet">{words.where[form === 'picture' ? 'forum' : place]}</p>
      <TextField label={words.codeLabel} value={code} lines={code.split('\n').length + 1} readOnly />
      <CopyButton primary shown text={code} label={words.copy} />
      {form === 'markup' && (
        <>
          <TextField label={words.themeScript} value={script} lines={2} readOnly />
          <CopyButton shown text={script} label={words.copyScript} />
        </>
      )}
      <p className="quiet">
        {words.weight}: {words.weights[draft.kind]}. {words.loadingHint.yes}
      </p>
    </section>
  );
}
