import { Suspense, useEffect } from 'react';
import { late } from '../../ui/late.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { rulesMessages } from './messages.ts';
import './rules.css';
import { RulesText, type BoardOf } from './RulesText.tsx';
import { TryBoard } from './TryBoard.tsx';

interface Props {
  /** The query of the address, read once: `part` names a heading to begin at. */
  readonly params: URLSearchParams;
  readonly onParamsRead: () => void;
}

const Quiz = late(async () => (await import('./Quiz.tsx')).Quiz);

const liveBoard: BoardOf = (lesson, { title, task }) => <TryBoard trial={lesson} label={title} task={task} />;

export function RulesScreen({ params, onParamsRead }: Props): React.JSX.Element {
  const words = useMessages(rulesMessages);
  useEffect(() => {
    const part = params.get('part');
    if (part === null) return;
    const heading = document.getElementById(part);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
    onParamsRead();
  }, [params, onParamsRead]);

  return (
    <Screen
      heading={words.heading}
      lead={
        <>
          {words.lead} <span className="rules-live">{words.live}</span>
        </>
      }
    >
      <RulesText
        words={words}
        hrefOf={(part) => `#/rules?part=${part}`}
        boardOf={liveBoard}
        more={
          <li>
            <a href="#/rules?part=quiz">{words.quiz}</a>
          </li>
        }
      />
      <div className="rules-quiz">
        <section className="rules-part" aria-labelledby="quiz">
          <h2 id="quiz" tabIndex={-1}>
            {words.quiz}
          </h2>
          <Suspense fallback={null}>
            <Quiz />
          </Suspense>
        </section>
      </div>
    </Screen>
  );
}
