import { useEffect, useEffectEvent } from 'react';
import { gameMessages } from '../../session/messages.ts';
import { proofMessages } from '../../session/proofMessages.ts';
import { proofText } from '../../session/proofText.ts';
import { shownPosition, turnOf } from '../../session/selectors.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { heldOf, reasonOf } from '../../session/gameText.ts';
import { whyNotText } from '../../session/whyNot.ts';
import { whyNotMessages } from '../../session/whyNotMessages.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { boardMessages } from './boardMessages.ts';
import { QuestionFrame, type QuestionProps } from './QuestionFrame.tsx';
import type { Question } from './quiz.ts';
import { closeQuestion, isFound, openQuestion } from './quizBoard.ts';
import { QuizBoard } from './QuizBoard.tsx';
import { quizMessages } from './quizMessages.ts';
import { useTrial } from './useTrial.ts';

/** A move to be found on the board, which refuses and draws as in a game. */
export function FindQuestion(props: QuestionProps<Extract<Question, { kind: 'find' }>>): React.JSX.Element {
  const { question, right, onAnswer } = props;
  const words = useMessages(quizMessages);
  const { session, show } = useTrial(question, openQuestion);
  const tell = useEffectEvent((state: SessionState) => {
    const found = right === undefined ? isFound(question, state) : undefined;
    if (found === undefined) return;
    onAnswer(found);
    // Once the board is done with the move it has just been given.
    queueMicrotask(() => closeQuestion(session, found));
  });
  useEffect(() => session.store.subscribe((state) => tell(state)), [session]);
  const detail = useDetail(useSession(session, (state) => state));
  return (
    <QuestionFrame
      {...props}
      board={<QuizBoard trial={question} session={session} label={words.questions[question.id].question} />}
      controls={<p className="quiet">{words.hints.find}</p>}
      detail={right === false ? detail : undefined}
      onShow={show}
    />
  );
}

/** What became of the move: refused, answered, or not enough. */
function useDetail(state: SessionState): string | undefined {
  const [whyNot, game, proof, board] = [
    useMessages(whyNotMessages),
    useMessages(gameMessages),
    useMessages(proofMessages),
    useMessages(boardMessages),
  ];
  const letters = useLetters();
  const { refusal, held } = state;
  if (refusal) return whyNotText(whyNot, shownPosition(state), refusal.move, refusal.reasons, letters);
  if (held) return heldOf(game, held, letters);
  const { outcome, plies } = state.game;
  if (outcome) return [reasonOf(game, outcome), proofText(proof, state.game, letters)].join(' ').trim();
  return plies.length > 0 ? board.goesOn[turnOf(state)] : undefined;
}
