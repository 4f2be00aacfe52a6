import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { en as enDiagram, type DiagramMessages } from '../../src/diagram/messages/en.ts';
import { fi as fiDiagram } from '../../src/diagram/messages/fi.ts';
import { ru as ruDiagram } from '../../src/diagram/messages/ru.ts';
import { en } from '../../src/features/rules/messages/en.ts';
import { fi } from '../../src/features/rules/messages/fi.ts';
import { ru } from '../../src/features/rules/messages/ru.ts';
import { RulesText, type BoardOf, type RulesWords } from '../../src/features/rules/RulesText.tsx';
import { stillPicture } from '../../src/features/rules/still.ts';
import { Diagram } from '../../src/ui/Diagram.tsx';

interface Language {
  readonly name: string;
  readonly words: RulesWords;
  readonly diagram: DiagramMessages;
}

const LANGUAGES = {
  en: { name: 'English', words: en, diagram: enDiagram },
  ru: { name: 'Русский', words: ru, diagram: ruDiagram },
  fi: { name: 'Suomi', words: fi, diagram: fiDiagram },
} as const satisfies Readonly<Record<string, Language>>;

type LanguageTag = keyof typeof LANGUAGES;

export const RULES_LANGUAGES = Object.keys(LANGUAGES) as readonly LanguageTag[];

const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'";

const Head = ({ words: { title, lead } }: Language): React.JSX.Element => (
  <head>
    <meta charSet="utf-8" />
    <meta httpEquiv="Content-Security-Policy" content={CONTENT_SECURITY_POLICY} />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content={lead} />
    <title>{title}</title>
    <link rel="icon" type="image/svg+xml" href="../icon.svg" />
    <link rel="stylesheet" href="rules.css" />
    {RULES_LANGUAGES.map((tag) => (
      <link key={tag} rel="alternate" hrefLang={tag} href={`${tag}.html`} />
    ))}
    <link rel="alternate" hrefLang="x-default" href="en.html" />
  </head>
);

const pictures =
  (diagram: DiagramMessages): BoardOf =>
  (lesson, { title }) => (
    <div className="lesson-picture">
      <Diagram picture={stillPicture(lesson, title, diagram)} />
    </div>
  );

const Page = ({ tag }: { tag: LanguageTag }): React.JSX.Element => {
  const { words, diagram } = LANGUAGES[tag];
  return (
    <html lang={tag}>
      <Head {...LANGUAGES[tag]} />
      <body>
        <header className="rules-head">
          <a href="../#/play">Racing Kings</a>
          <nav aria-label={words.still.languages}>
            {RULES_LANGUAGES.map((other) => (
              <a
                key={other}
                lang={other}
                hrefLang={other}
                href={`${other}.html`}
                aria-current={other === tag ? 'page' : undefined}
              >
                {LANGUAGES[other].name}
              </a>
            ))}
          </nav>
        </header>
        <main className="screen">
          <h1>{words.title}</h1>
          <p className="screen-lead">
            {words.lead}{' '}
            <a className="rules-play" href="../#/rules">
              {words.still.play}
            </a>
          </p>
          <RulesText words={words} hrefOf={(part) => `#${part}`} boardOf={pictures(diagram)} />
        </main>
      </body>
    </html>
  );
};

/** The whole page in a language, as a file. */
export const rulesPage = (tag: LanguageTag): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Page tag={tag} />)}\n`;

const STYLES = [
  'src/ui/styles/tokens.css',
  'src/ui/styles/base.css',
  'src/ui/styles/screen.css',
  'src/features/rules/rules.css',
  'scripts/rules/page.css',
];

/** The styles of the app that the page needs, and its own. */
export const rulesStyle = (): string => STYLES.map((file) => readFileSync(file, 'utf8')).join('\n');
