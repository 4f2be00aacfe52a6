import { useMessages } from '../../ui/useMessages.ts';
import { QUESTIONS } from './quiz.ts';
import { quizMessages } from './quizMessages.ts';

interface Props {
  readonly right: number;
  readonly onRestart: () => void;
}

export function QuizResult({ right, onRestart }: Props): React.JSX.Element {
  const words = useMessages(quizMessages);
  return (
    <div className="quiz-result">
      <strong>{words.score(right, QUESTIONS.length)}</strong>
      <p>{right === QUESTIONS.length ? words.verdict.all : words.verdict.some}</p>
      <div className="quiz-actions">
        <button type="button" className="button" onClick={onRestart}>
          {words.restart}
        </button>
        <a className="button primary" href="#/play">
          {words.play}
        </a>
      </div>
    </div>
  );
}
