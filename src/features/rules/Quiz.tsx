import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../ui/useMessages.ts';
import { ChooseQuestion } from './ChooseQuestion.tsx';
import { FindQuestion } from './FindQuestion.tsx';
import { PointQuestion } from './PointQuestion.tsx';
import type { QuestionProps } from './QuestionFrame.tsx';
import { QUESTIONS } from './quiz.ts';
import './quiz.css';
import { quizMessages } from './quizMessages.ts';
import { firstOpen, keptProgress, rightCount } from './quizProgress.ts';
import { QuizList } from './QuizList.tsx';
import { QuizResult } from './QuizResult.tsx';

const progressStore = keptProgress();

/** Questions at the end of the rules, one at a time. After the last comes the result. */
export function Quiz(): React.JSX.Element {
  const words = useMessages(quizMessages);
  const progress = useStore(progressStore);
  const [index, setIndex] = useState(() => firstOpen(progressStore.getState()));
  const [tries, setTries] = useState(0);
  const [right, setRight] = useState<boolean>();

  const begin = (next: number): void => {
    setRight(undefined);
    setIndex(next);
    setTries(tries + 1);
  };
  const question = QUESTIONS[index];
  return (
    <div className="quiz">
      <p>{words.lead(QUESTIONS.length)}</p>
      <QuizList progress={progress} current={index} onGo={begin} />
      <div className="quiz-room">
        <Title key={`title ${tries}`} focused={tries > 0}>
          {question ? (
            <>
              <span className="quiet">{words.of(index + 1, QUESTIONS.length)}</span>{' '}
              {words.questions[question.id].question}
            </>
          ) : (
            words.result
          )}
        </Title>
        {question ? (
          <Body
            key={tries}
            question={question}
            right={right}
            onAnswer={(isRight) => {
              setRight(isRight);
              progressStore.setState({ [question.id]: isRight ? 'right' : 'wrong' });
            }}
            onAgain={() => begin(index)}
            onNext={() => begin(index + 1)}
          />
        ) : (
          <QuizResult
            right={rightCount(progress)}
            onRestart={() => {
              progressStore.setState({}, true);
              begin(0);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Takes the focus when it comes up, but not with the page. */
function Title({ focused, children }: { focused: boolean; children: ReactNode }): React.JSX.Element {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <h3 ref={title} tabIndex={-1} className="quiz-question">
      {children}
    </h3>
  );
}

function Body(props: QuestionProps): React.JSX.Element {
  const { question } = props;
  switch (question.kind) {
    case 'choose':
    case 'allowed':
      return <ChooseQuestion {...props} question={question} />;
    case 'point':
      return <PointQuestion {...props} question={question} />;
    case 'find':
      return <FindQuestion {...props} question={question} />;
  }
}
