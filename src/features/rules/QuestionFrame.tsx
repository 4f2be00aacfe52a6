import type { ReactNode } from 'react';
import { useMessages } from '../../ui/useMessages.ts';
import type { Question, QuestionId } from './quiz.ts';
import { quizMessages } from './quizMessages.ts';

/** What every kind of question is given. */
export interface QuestionProps<Q extends Question = Question> {
  readonly question: Q & { readonly id: QuestionId };
  /** Undefined until it was answered. */
  readonly right: boolean | undefined;
  readonly onAnswer: (right: boolean) => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

interface Props extends Omit<QuestionProps, 'onAnswer'> {
  readonly board: ReactNode;
  readonly controls: ReactNode;
  /** What is wrong with the answer that was given. */
  readonly detail: string | undefined;
  readonly onShow?: () => void;
}

/** The board, how to answer, and what became of the answer. */
export function QuestionFrame(props: Props): React.JSX.Element {
  const { question, board, controls, right, detail, onAgain, onShow, onNext } = props;
  const words = useMessages(quizMessages);
  const tone = right === undefined ? 'plain' : right ? 'result' : 'alert';
  return (
    <>
      <div className="quiz-board">{board}</div>
      <div className="quiz-side">
        {controls}
        <output className="quiz-verdict" data-tone={tone} data-testid="quiz-verdict">
          {right !== undefined && (
            <>
              <strong>{right ? words.right : words.wrong}</strong>
              {detail !== undefined && <span>{detail}</span>}
              <span>{words.questions[question.id].why}</span>
            </>
          )}
        </output>
        {right !== undefined && (
          <div className="quiz-actions">
            {!right && (
              <>
                {onShow && (
                  <button type="button" className="button" onClick={onShow}>
                    {words.showMe}
                  </button>
                )}
                <button type="button" className="button" onClick={onAgain}>
                  {words.tryAgain}
                </button>
              </>
            )}
            <button type="button" className="button primary" onClick={onNext}>
              {words.next}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
