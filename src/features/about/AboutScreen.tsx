import { Screen } from '../../ui/Screen.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { aboutMessages } from './messages.ts';

export function AboutScreen(): React.JSX.Element {
  const words = useMessages(aboutMessages);
  const { privacy, licence, version } = words;
  return (
    <Screen heading={words.title} lead={words.lead}>
      <section className="prose">
        <h2>{privacy.heading}</h2>
        <p>{privacy.text}</p>
      </section>
      <section className="prose">
        <h2>{licence.heading}</h2>
        <p>{licence.text}</p>
        <ul className="link-list">
          <li>
            <a href="./CREDITS.md">{licence.credits}</a>
          </li>
          <li>
            <a href="./licenses.md">{licence.libraries}</a>
          </li>
        </ul>
      </section>
      <section className="prose">
        <h2>{version.heading}</h2>
        <p>{version.text(RK_VERSION, RK_COMMIT || version.unknown)}</p>
      </section>
    </Screen>
  );
}
