import { useMessages } from '../ui/useMessages.ts';
import { appMessages } from './messages.ts';
import { MENU, type ScreenName } from './routes.ts';

interface Props {
  readonly screen: ScreenName;
  readonly onFollow: () => void;
}

export function Nav({ screen, onFollow }: Props): React.JSX.Element {
  const { nav, screens } = useMessages(appMessages);
  return (
    <nav className="nav" aria-label={nav}>
      {MENU.map((name) => (
        <a
          key={name}
          href={`#/${name}`}
          aria-current={name === screen ? 'page' : undefined}
          onClick={onFollow}
        >
          {screens[name]}
        </a>
      ))}
    </nav>
  );
}
