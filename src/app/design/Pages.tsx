import { createStore } from 'zustand/vanilla';
import '../../features/analysis/analysis.css';
import { FirstMoves } from '../../features/analysis/FirstMoves.tsx';
import { ReviewPanel } from '../../features/analysis/ReviewPanel.tsx';
import { newReview, type Judged, type Review } from '../../features/analysis/review.ts';
import { GameList } from '../../features/games/GameList.tsx';
import '../../features/games/games.css';
import { Statistics } from '../../features/games/Statistics.tsx';
import { ChooseQuestion } from '../../features/rules/ChooseQuestion.tsx';
import { LESSONS } from '../../features/rules/lessons.ts';
import { rulesMessages } from '../../features/rules/messages.ts';
import { QUESTIONS } from '../../features/rules/quiz.ts';
import '../../features/rules/quiz.css';
import { QuizList } from '../../features/rules/QuizList.tsx';
import { QuizResult } from '../../features/rules/QuizResult.tsx';
import '../../features/rules/rules.css';
import { TryBoard } from '../../features/rules/TryBoard.tsx';
import { Code } from '../../features/site/Code.tsx';
import { FIRST_DRAFT } from '../../features/site/draft.ts';
import type { Session } from '../../session/session.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { Block, State } from './Block.tsx';
import { LIBRARY, NO_CONNECTION, ON_BOARD } from './games.ts';
import { DRAWN, moveOf, sessionOf } from './sessions.ts';

const nothing = (): void => undefined;

/** What the other pages are made of. */
export const Pages = (): React.JSX.Element => (
  <>
    <Block name="my games">
      <State name="every kind of game" size="wide">
        <GameList library={LIBRARY} connection={NO_CONNECTION} onBoard={ON_BOARD} onShare={nothing} />
      </State>
      <State name="scores" size="wide">
        <Statistics library={LIBRARY} />
      </State>
    </Block>
    <Reviews />
    <Firsts />
    <Rules />
    <Block name="your site">
      <State name="code" size="wide">
        <Code
          draft={FIRST_DRAFT}
          place="html"
          loading="yes"
          addresses={{ app: 'https://club.example/kings/', embed: 'https://club.example/kings/embed/v1/' }}
        />
      </State>
    </Block>
  </>
);

const over = sessionOf({ moves: DRAWN, after: { cursor: 2 } });
const lookedAt = sessionOf({ moves: DRAWN, after: { cursor: 0, viewOnly: true } });
const { game } = over.store.getState();

/** White’s third and Black’s fifth move were bad ones. */
const judged: readonly Judged[] = [game.start, ...game.plies].map((_, ply) => {
  const white = ply < 5 ? 0.5 : ply < 10 ? 0.3 : 0.75;
  return { chances: { white, draw: 0.2, black: 0.8 - white }, best: moveOf('e2f4') };
});

const lines = [
  { score: { centipawns: 90 }, moves: ['h3g4', 'b3b4', 'g4g5'].map(moveOf) },
  { score: { centipawns: 30 }, moves: ['e2f4', 'b3b4'].map(moveOf) },
  { score: { centipawns: 0, winIn: -8 }, moves: ['h3h4'].map(moveOf) },
];

const DONE: Review = {
  judged,
  shown: { ply: 2, analysis: { depth: 14, nodes: 1, elapsedMs: 1, lines } },
  status: 'done',
};

const REVIEWS: Readonly<Record<string, Review>> = {
  begun: newReview(game).getState(),
  'half way': { ...DONE, judged: judged.map((position, ply) => (ply < 8 ? position : undefined)) },
  done: DONE,
  'no engine': { ...DONE, status: 'unavailable' },
};

const Reviews = (): React.JSX.Element => (
  <Block name="analysis">
    {Object.entries(REVIEWS).map(([name, review]) => (
      <State key={name} name={name}>
        <Reviewed session={over} review={review} />
      </State>
    ))}
  </Block>
);

const Reviewed = ({ session, review }: { session: Session; review: Review }): React.JSX.Element => (
  <section className="analysis">
    <ReviewPanel session={session} review={createStore(() => review)} />
  </section>
);

/** The move of a game is marked, if it is one of these; what is only looked at is followed and not played on. */
const Firsts = (): React.JSX.Element => (
  <Block name="first moves">
    <State name="of this game">
      <FirstMoves session={over} onFollowed={nothing} />
    </State>
    <State name="only looked at">
      <FirstMoves session={lookedAt} onFollowed={nothing} />
    </State>
    <State name="large letters" size="board">
      <FirstMoves session={over} onFollowed={nothing} />
    </State>
  </Block>
);

const [asked] = QUESTIONS;
const lesson = LESSONS[0];

function Rules(): React.JSX.Element {
  const { title, task } = useMessages(rulesMessages).lessons[lesson.id];
  const answers = [undefined, true, false] as const;
  return (
    <Block name="rules">
      <State name="a lesson">
        <TryBoard trial={lesson} label={title} task={task} />
      </State>
      <State name="quiz: list">
        <div className="quiz">
          <QuizList progress={{ rookCheck: 'right', behindKnight: 'wrong' }} current={2} onGo={nothing} />
        </div>
      </State>
      <State name="quiz: result">
        <QuizResult right={QUESTIONS.length} onRestart={nothing} />
        <QuizResult right={3} onRestart={nothing} />
      </State>
      {answers.map((right) => (
        <State key={String(right)} name={`quiz: ${right ?? 'asked'}`} size="wide">
          <div className="quiz-room">
            <ChooseQuestion
              question={asked}
              right={right}
              onAnswer={nothing}
              onAgain={nothing}
              onNext={nothing}
            />
          </div>
        </State>
      ))}
    </Block>
  );
}
