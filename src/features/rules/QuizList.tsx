import { useMessages } from '../../ui/useMessages.ts';
import { QUESTIONS } from './quiz.ts';
import { quizMessages } from './quizMessages.ts';
import { rightCount, type Progress } from './quizProgress.ts';

interface Props {
  readonly progress: Progress;
  readonly current: number;
  readonly onGo: (index: number) => void;
}

/** Every question with how it was answered, and the result at the end. */
export function QuizList({ progress, current, onGo }: Props): React.JSX.Element {
  const words = useMessages(quizMessages);
  const right = rightCount(progress);
  const item = (index: number, text: string, label: string, mark?: string): React.JSX.Element => (
    <li key={index}>
      <button
        type="button"
        aria-label={label}
        aria-current={index === current ? 'step' : undefined}
        data-mark={mark}
        onClick={() => onGo(index)}
      >
        {text}
      </button>
    </li>
  );
  return (
    <ol className="quiz-list" aria-label={words.list}>
      {QUESTIONS.map(({ id }, index) => {
        const mark = progress[id];
        const name = words.number(index + 1);
        return item(index, `${index + 1}`, mark ? `${name}: ${words.states[mark]}` : name, mark);
      })}
      {item(
        QUESTIONS.length,
        `${right}/${QUESTIONS.length}`,
        `${words.result}: ${words.score(right, QUESTIONS.length)}`,
      )}
    </ol>
  );
}
