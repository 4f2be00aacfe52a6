import { useState } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { Code } from './Code.tsx';
import { EXAMPLE_PUZZLE, FIRST_DRAFT, KINDS, type Draft, type Kind } from './draft.ts';
import { DraftFields } from './DraftFields.tsx';
import { SelectField } from './fields.tsx';
import { siteMessages } from './messages.ts';
import { PasteBack } from './PasteBack.tsx';
import { Picture } from './Picture.tsx';
import { formFor, LOADINGS, PLACES, type Loading, type Place } from './places.ts';
import { Preview } from './Preview.tsx';
import './site.css';

/** The folder of the embed beside the app. */
const EMBED = 'embed/v1/';

/** Where a webmaster's own copy is said to lie, to be replaced by hand. */
const OWN_COPY = '/racing-kings/v1/';

/** A webmaster who can't code gets a board for the club's page: choose, look, copy. */
export function SiteScreen(): React.JSX.Element {
  const words = useMessages(siteMessages);
  const [draft, setDraft] = useState<Draft>(FIRST_DRAFT);
  const [place, setPlace] = useState<Place>('html');
  const [loading, setLoading] = useState<Loading>('yes');
  const app = new URL('./', window.location.href).href;
  const addresses = { app, embed: loading === 'own' ? OWN_COPY : app + EMBED };
  const choose = (kind: Kind): void => {
    const puzzle = kind === 'puzzle' && !draft.options.solution;
    setDraft({ ...draft, kind, ...(puzzle && { options: { ...draft.options, ...EXAMPLE_PUZZLE } }) });
  };
  return (
    <Screen heading={words.title} lead={words.lead}>
      <div className="site-form site-first">
        <SelectField
          label={words.placeLabel}
          value={place}
          options={PLACES.map((value) => [value, words.places[value]])}
          hint={words.why[formFor(place, 'yes')]}
          onChange={setPlace}
        />
        <div>
          <Choice
            legend={words.loadingLegend}
            value={loading}
            options={LOADINGS.map((value) => ({ value, label: words.loadings[value] }))}
            onChange={setLoading}
          />
          <LoadingHint place={place} loading={loading} />
        </div>
      </div>
      <div className="site-room">
        <div className="site-form">
          <Choice
            legend={words.kindLegend}
            columns={2}
            value={draft.kind}
            options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={choose}
          />
          <DraftFields draft={draft} onChange={setDraft} />
        </div>
        <Preview draft={draft} embed={app + EMBED} />
      </div>
      <Code draft={draft} place={place} loading={loading} addresses={addresses} />
      <Picture draft={draft} />
      <PasteBack onRead={setDraft} />
    </Screen>
  );
}

function LoadingHint({ place, loading }: { place: Place; loading: Loading }): React.JSX.Element {
  const words = useMessages(siteMessages);
  const changed = formFor(place, loading) !== formFor(place, 'yes');
  return (
    <div className="site-hint" aria-live="polite">
      <p className="quiet">{changed ? words.pictureOnly : words.loadingHint[loading]}</p>
      {loading === 'own' && !changed && (
        <a className="button" href="./embed/racing-kings-embed.zip" download>
          {words.archive}
        </a>
      )}
    </div>
  );
}
