import type { ReactNode } from 'react';
import type { Translation } from '../../i18n/messages.ts';
import { LESSONS, SECTIONS, type Lesson, type LessonId, type SectionId } from './lessons.ts';
import type { en } from './messages/en.ts';

export type RulesWords = Translation<typeof en>;

/** What of the page an address can name, in order. */
const PARTS = [...SECTIONS, 'differences', 'history', 'questions'] as const;
type Part = (typeof PARTS)[number];

export type BoardOf = (lesson: Lesson, words: RulesWords['lessons'][LessonId]) => ReactNode;

interface Props {
  readonly words: RulesWords;
  readonly boardOf: BoardOf;
  readonly hrefOf: (part: Part) => string;
  /** Further items of the contents. */
  readonly more?: ReactNode;
}

/** All rules. It knows no state and no browser, so the same text makes the page of the app and the copy without scripts. */
export const RulesText = ({ words, boardOf, hrefOf, more }: Props): React.JSX.Element => (
  <>
    <nav className="rules-contents" aria-label={words.contents}>
      <ul>
        {PARTS.map((part) => (
          <li key={part}>
            <a href={hrefOf(part)}>{headingOf(words, part)}</a>
          </li>
        ))}
        {more}
      </ul>
    </nav>
    {SECTIONS.map((section) => (
      <section key={section} className="rules-part">
        <Heading part={section} words={words} />
        {words.sections[section].text !== '' && <p className="prose">{words.sections[section].text}</p>}
        <div className="lessons">{lessonsOf(section, words, boardOf)}</div>
      </section>
    ))}
    <Differences words={words} />
    <section className="rules-part prose">
      <Heading part="history" words={words} />
      <p>{words.history.text}</p>
    </section>
    <section className="rules-part prose">
      <Heading part="questions" words={words} />
      {Object.entries(words.questions.list).map(([id, { question, answer }]) => (
        <div key={id} className="question">
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  </>
);

const headingOf = (words: RulesWords, part: Part): string =>
  part === 'differences' || part === 'history' || part === 'questions'
    ? words[part].heading
    : words.sections[part].heading;

const Heading = ({ part, words }: { part: Part; words: RulesWords }): React.JSX.Element => (
  <h2 id={part} tabIndex={-1}>
    {headingOf(words, part)}
  </h2>
);

const lessonsOf = (section: SectionId, words: RulesWords, boardOf: BoardOf): ReactNode =>
  LESSONS.filter((lesson) => lesson.section === section).map((lesson) => {
    const own = words.lessons[lesson.id];
    return (
      <article key={lesson.id} className="lesson" data-lesson={lesson.id}>
        <h3>{own.title}</h3>
        <p>{own.text}</p>
        {boardOf(lesson, own)}
      </article>
    );
  });

const Differences = ({ words }: { words: RulesWords }): React.JSX.Element => {
  const { rule, chess, racing, rows } = words.differences;
  return (
    <section className="rules-part">
      <Heading part="differences" words={words} />
      <table className="differences" aria-labelledby="differences">
        <thead>
          <tr>
            <th scope="col">{rule}</th>
            <th scope="col">{chess}</th>
            <th scope="col">{racing}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([id, row]) => (
            <tr key={id}>
              <th scope="row">{row.name}</th>
              <td data-column={chess}>{row.chess}</td>
              <td data-column={racing}>{row.racing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
