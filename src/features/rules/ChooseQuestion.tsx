import { useState } from 'react';
import { whyIllegal } from '../../rules/whyIllegal.ts';
import { whyNotText } from '../../session/whyNot.ts';
import { whyNotMessages } from '../../session/whyNotMessages.ts';
import { parseUci } from '../../notation/uci.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { QuestionFrame, type QuestionProps } from './QuestionFrame.tsx';
import type { Question } from './quiz.ts';
import { openQuestion } from './quizBoard.ts';
import { QuizBoard } from './QuizBoard.tsx';
import { quizMessages } from './quizMessages.ts';
import { trialPosition } from './trial.ts';
import { useTrial } from './useTrial.ts';

type Chosen = Extract<Question, { kind: 'choose' | 'allowed' }>;

/** One answer of a few. Whatever it is, the board then shows what happens. */
export function ChooseQuestion(props: QuestionProps<Chosen>): React.JSX.Element {
  const { question, right, onAnswer } = props;
  const words = useMessages(quizMessages);
  const { session, show } = useTrial(question, openQuestion);
  const [given, setGiven] = useState<string>();
  const detail = useRefusal(question);
  const options: Readonly<Record<string, string>> =
    question.kind === 'allowed' ? { yes: words.yes, no: words.no } : words.consequences;
  const answer = (key: string): void => {
    setGiven(key);
    onAnswer(key === question.answer);
    show();
  };
  const controls = (
    <fieldset className="quiz-options">
      <legend className="hidden">{words.answers}</legend>
      {Object.entries(options).map(([key, label]) => (
        <button
          key={key}
          type="button"
          className="button"
          aria-pressed={key === given}
          data-right={(right !== undefined && key === question.answer) || undefined}
          disabled={right !== undefined}
          onClick={() => answer(key)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
  return (
    <QuestionFrame
      {...props}
      board={<QuizBoard trial={question} session={session} label={words.questions[question.id].question} />}
      controls={controls}
      detail={detail}
      onShow={show}
    />
  );
}

/** Why the move in question is refused, where it is. */
function useRefusal(question: Chosen): string | undefined {
  const words = useMessages(whyNotMessages);
  const letters = useLetters();
  if (question.kind !== 'allowed') return undefined;
  const position = trialPosition(question);
  const move = parseUci(question.line[0] ?? '');
  const reasons = move ? whyIllegal(position, move) : [];
  return move && reasons.length > 0 ? whyNotText(words, position, move, reasons, letters) : undefined;
}
