import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { parseFen } from '../../notation/fen.ts';
import { fenMessages } from '../../session/fenMessages.ts';
import { fenText } from '../../session/fenText.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { OPTIONS_OF, WIDTHS, type Draft, type Option } from './draft.ts';
import { SelectField, TextField } from './fields.tsx';
import { siteMessages } from './messages.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const LANGUAGES = ['en', 'ru', 'fi'] as const;

/** The options of the kind that is made, in their order. */
export function DraftFields({ draft, onChange }: Props): React.JSX.Element {
  const words = useMessages(siteMessages);
  const set = (name: Option, value: string): void =>
    onChange({ ...draft, options: { ...draft.options, [name]: value } });
  return (
    <div className="site-fields">
      {OPTIONS_OF[draft.kind].map((name) => (
        <OptionField
          key={name}
          name={name}
          value={draft.options[name] ?? ''}
          onChange={(to) => set(name, to)}
        />
      ))}
      <SelectField
        label={words.width}
        value={String(draft.width)}
        options={[...new Set([...WIDTHS, draft.width])].map((width) => [String(width), words.pixels(width)])}
        onChange={(width) => onChange({ ...draft, width: Number(width) })}
      />
    </div>
  );
}

interface OptionProps {
  readonly name: Option;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A table of texts by value, with the first one standing for nothing said. */
function choices(table: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(table).map(([value, text], n) => [n === 0 ? '' : value, text]);
}

function OptionField({ name, value, onChange }: OptionProps): React.JSX.Element {
  const words = useMessages(siteMessages);
  const select = (label: string, options: readonly (readonly [string, string])[]): React.JSX.Element => (
    <SelectField
      label={label}
      value={options.some(([option]) => option === value) ? value : (options[0]?.[0] ?? '')}
      options={options}
      onChange={onChange}
    />
  );
  switch (name) {
    case 'fen':
      return <FenField value={value} onChange={onChange} />;
    case 'pgn':
      return <TextField label={words.pgn} value={value} lines={6} onChange={onChange} />;
    case 'ply':
      return select(words.ply, choices(words.plies));
    case 'side':
      return select(words.side, Object.entries(words.sides));
    case 'level':
      return select(words.level, Object.entries(words.levels));
    case 'coordinates':
      return select(words.coordinates, choices(words.coordinateNames));
    case 'theme':
      return select(words.theme, choices(words.themes));
    case 'lang':
      return select(words.language, [
        ['', words.ownLanguage],
        ...LANGUAGES.map((locale) => [locale, LOCALE_NAMES[locale] ?? locale] as const),
      ]);
    case 'solution':
      return <TextField label={words.solution} hint={words.solutionHint} value={value} onChange={onChange} />;
    case 'arrows':
      return <TextField label={words.arrows} hint={words.arrowsHint} value={value} onChange={onChange} />;
    case 'squares':
      return <TextField label={words.squares} hint={words.squaresHint} value={value} onChange={onChange} />;
    case 'prompt':
    case 'hint':
    case 'caption':
      return <TextField label={words[name]} value={value} onChange={onChange} />;
  }
}

function FenField({ value, onChange }: Omit<OptionProps, 'name'>): React.JSX.Element {
  const words = useMessages(siteMessages);
  const fenWords = useMessages(fenMessages);
  const fen = value.trim();
  const parsed = fen === '' || fen === 'start' ? undefined : parseFen(fen);
  return (
    <TextField
      label={words.fen}
      hint={words.fenHint}
      error={parsed?.ok === false ? fenText(fenWords, parsed.error) : undefined}
      value={value}
      onChange={onChange}
    />
  );
}
