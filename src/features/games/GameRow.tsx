import type { Connection } from '../../effects/database.ts';
import { keptGame } from '../../effects/gameLibrary.ts';
import type { GameSummary } from '../../effects/gameSummary.ts';
import { dataText } from '../../effects/rawData.ts';
import { languageTag, type Locale } from '../../i18n/locale.ts';
import { download } from '../../ui/download.ts';
import { LateIcon, type LateIconName } from '../../ui/LateIcon.tsx';
import { useLocale, useMessages } from '../../ui/useMessages.ts';
import { personIn, resultOf, titleOf } from './gameText.ts';
import { gamesMessages } from './messages.ts';

interface Props {
  readonly game: GameSummary;
  readonly name: string | undefined;
  readonly connection: Connection;
  /** It is the game on the play board, which can't be deleted under its players. */
  readonly onBoard: boolean;
  readonly onShare: (id: string) => void;
  readonly onRename: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

const dates = new Map<Locale, Intl.DateTimeFormat>();

/** Such a format is dear to make, so each is made once. */
function dateText(locale: Locale, ms: number): string {
  const format = dates.get(locale) ?? new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' });
  dates.set(locale, format);
  return format.format(ms);
}

export function GameRow(props: Props): React.JSX.Element {
  const { game, name, onBoard, onShare, onRename, onRemove } = props;
  const words = useMessages(gamesMessages);
  const locale = useLocale();
  const title = titleOf(words, game, name);
  const result = resultOf(game);
  const person = personIn(game);
  const sound = game.condition === 'sound';
  const facts = [
    person && words.played[person],
    sound && words.moves(Math.ceil(game.plies / 2)),
    game.startedAt !== undefined && dateText(locale, game.startedAt),
    onBoard && words.onBoard,
  ].filter((fact) => typeof fact === 'string');
  const action = (icon: LateIconName, label: string, act: (id: string) => void): React.JSX.Element => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => act(game.id)}
    >
      <LateIcon name={icon} size={20} />
    </button>
  );
  const rescue = async (): Promise<void> => {
    const text = dataText(await keptGame(props.connection, game.id));
    download('racing-kings-game.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <li className="game" data-game={game.id}>
      <span className="game-result" data-result={result}>
        {words.result[result]}
      </span>
      <span className="game-text">
        {sound ? (
          <a href={`#/play?game=${encodeURIComponent(game.id)}`}>{title}</a>
        ) : (
          <strong>{title}</strong>
        )}
        <span className="quiet">{facts.join(' · ')}</span>
      </span>
      <span className="game-actions">
        {sound && (
          <a className="icon-button" href={`#/view?game=${encodeURIComponent(game.id)}`} title={words.review}>
            <LateIcon name="view" size={20} />
            <span className="hidden">{`${words.review}: ${title}`}</span>
          </a>
        )}
        {sound && action('share', words.share(title), onShare)}
        {sound && action('pencil', words.rename(title), onRename)}
        {!sound && action('download', words.rescue(title), () => void rescue())}
        {!onBoard && action('bin', words.remove(title), onRemove)}
      </span>
    </li>
  );
}
