import { useEffect, useState, type ComponentType } from 'react';
import type { Connection } from '../../effects/database.ts';
import { createSession, type Session } from '../../session/session.ts';
import type { SessionState } from '../../session/sessionState.ts';
import type { SettingsStore } from '../../session/settings.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { GameView } from './GameView.tsx';
import { viewMessages } from './messages.ts';
import { openView, type ViewError } from './openView.ts';
import './view.css';

interface Props {
  /** The query of the address: which game. */
  readonly params: URLSearchParams;
  readonly connection: Connection | undefined;
  readonly settings: SettingsStore;
  readonly onShare: (state: SessionState) => void;
  readonly Analysis: ComponentType<{ session: Session }>;
}

/** A game to look at, from a link or from My games. Nothing here changes the game on the play board. */
export function ViewScreen(props: Props): React.JSX.Element {
  const { params, connection, settings, onShare, Analysis } = props;
  const words = useMessages(viewMessages);
  const [shown, setShown] = useState<ReturnType<typeof createSession>>();
  const [error, setError] = useState<ViewError>();
  useEffect(() => {
    let left = false;
    const open = async (): Promise<void> => {
      const viewed = await openView(params, connection);
      if (left) return;
      setError(viewed.ok ? undefined : viewed.error);
      setShown(
        viewed.ok ? createSession({ ...viewed.value, viewOnly: true }, undefined, settings) : undefined,
      );
    };
    void open();
    return () => {
      left = true;
    };
  }, [params, connection, settings]);

  if (error)
    return (
      <Screen heading={words.failed}>
        <p role="alert">{words.error[error]}</p>
        <ul className="link-list">
          <li>
            <a href="#/play">{words.back}</a>
          </li>
          <li>
            <a href="#/games">{words.games}</a>
          </li>
        </ul>
      </Screen>
    );
  return (
    <Screen heading={words.title} lead={words.lead}>
      {shown ? (
        <GameView
          session={shown}
          connection={connection}
          kept={params.has('game')}
          onShare={onShare}
          Analysis={Analysis}
        />
      ) : (
        <p className="quiet">{words.coming}</p>
      )}
    </Screen>
  );
}
