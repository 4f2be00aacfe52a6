import { useState } from 'react';
import { parseSquare, squareName, type Square, type SquareName } from '../../rules/squares.ts';
import { whyIllegal } from '../../rules/whyIllegal.ts';
import { whyNotText } from '../../session/whyNot.ts';
import { whyNotMessages } from '../../session/whyNotMessages.ts';
import { Diagram } from '../../ui/Diagram.tsx';
import { SquareGrid } from '../../ui/SquareGrid.tsx';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { diagramMessages } from './diagramMessages.ts';
import { QuestionFrame, type QuestionProps } from './QuestionFrame.tsx';
import type { Question } from './quiz.ts';
import { openQuestion } from './quizBoard.ts';
import { quizMessages } from './quizMessages.ts';
import { stillPicture } from './still.ts';
import { trialPosition, trialStart } from './trial.ts';
import { useTrial } from './useTrial.ts';

type Pointed = Extract<Question, { kind: 'point' }>;

/** Squares to be pressed on a picture; the answer is checked when the reader says so. */
export function PointQuestion(props: QuestionProps<Pointed>): React.JSX.Element {
  const { question, right, onAnswer } = props;
  const words = useMessages(quizMessages);
  const [given, setGiven] = useState<ReadonlySet<Square>>(new Set());
  const names = [...given].toSorted((a, b) => a - b).map(squareName);
  const missed = question.answer.filter((square) => !names.includes(square));
  const extra = names.filter((square) => !question.answer.includes(square));
  const reason = useReason(question, extra);

  const toggle = (square: Square): void => {
    if (right !== undefined) return;
    const next = new Set(given);
    if (!next.delete(square)) next.add(square);
    setGiven(next);
  };
  const details = [
    ...(extra.length > 0 ? [words.extra(extra)] : []),
    ...reason,
    ...(missed.length > 0 ? [words.missed(missed)] : []),
  ];
  const controls = (
    <>
      <p className="quiet">{words.hints.point}</p>
      <button
        type="button"
        className="button"
        disabled={given.size === 0 || right !== undefined}
        onClick={() => onAnswer(missed.length === 0 && extra.length === 0)}
      >
        {words.check}
      </button>
    </>
  );
  return (
    <QuestionFrame
      {...props}
      board={<PointBoard question={question} given={given} checked={right !== undefined} onChoose={toggle} />}
      controls={controls}
      detail={right === false ? details.join(' ') : undefined}
    />
  );
}

/** Of the squares that are not right, why the piece may not go to the first of them. */
function useReason(question: Pointed, extra: readonly SquareName[]): readonly string[] {
  const words = useMessages(whyNotMessages);
  const letters = useLetters();
  const [from, to] = [parseSquare(question.from ?? ''), parseSquare(extra[0] ?? '')];
  if (from === undefined || to === undefined || from === to) return [];
  const position = trialPosition(question);
  const reasons = whyIllegal(position, { from, to });
  return reasons.length > 0 ? [whyNotText(words, position, { from, to }, reasons, letters)] : [];
}

interface BoardProps {
  readonly question: QuestionProps<Pointed>['question'];
  readonly given: ReadonlySet<Square>;
  readonly checked: boolean;
  readonly onChoose: (square: Square) => void;
}

/** The verdict names the same squares, for those who don't see the colours. */
function PointBoard({ question, given, checked, onChoose }: BoardProps): React.JSX.Element {
  const words = useMessages(diagramMessages);
  const label = useMessages(quizMessages).questions[question.id].question;
  const { session } = useTrial(question, openQuestion);
  const answer = new Set(question.answer.map((square) => parseSquare(square)));
  const marks = [...given].map((square) => {
    const colour = !checked ? 'Y' : answer.has(square) ? 'G' : 'R';
    return `${colour}${squareName(square)}`;
  });
  const missed = question.answer.filter((square) => checked && !marks.includes(`G${square}`));
  const wrong = missed.length > 0 || marks.some((mark) => mark.startsWith('R'));
  const drawn = {
    ...question,
    marks: [...marks, ...missed.map((square) => `B${square}`)].join(','),
    arrows: wrong ? question.proof : '',
  };
  return (
    <div className="live-board">
      <div className="live-board-frame">
        <div className="board still quiz-points">
          <Diagram picture={stillPicture(drawn, label, words)} />
          <SquareGrid
            session={session}
            orientation="white"
            label={label}
            start={trialStart(question)}
            chosen={undefined}
            pressed={given}
            onChoose={onChoose}
          />
        </div>
      </div>
    </div>
  );
}
