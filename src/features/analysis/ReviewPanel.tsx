import { useId } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { chancesFrom } from '../../bot/chances.ts';
import { MOST_PLIES } from '../../bot/engine/pieces.ts';
import type { Analysis, Chances } from '../../bot/protocol.ts';
import type { Position } from '../../rules/position.ts';
import { shownPosition } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { lineText } from './lineText.ts';
import { analysisMessages } from './messages.ts';
import { judgedBy, type Review } from './review.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { usePercent } from './usePercent.ts';
import { SIDES, wholePercents } from './wholePercents.ts';

interface Props {
  readonly session: Session;
  readonly review: StoreApi<Review>;
}

export function ReviewPanel({ session, review }: Props): React.JSX.Element {
  const words = useMessages(analysisMessages);
  const position = useSession(session, shownPosition);
  const cursor = useSession(session, (state) => state.cursor);
  const { judged, shown, status } = useStore(review);
  if (status === 'unavailable') return <p role="alert">{words.unavailable}</p>;
  const analysis = shown?.ply === cursor ? shown.analysis : undefined;
  const now = (analysis && judgedBy(analysis, position)) ?? judged[cursor];
  return (
    <>
      <ChanceBar chances={now?.chances} />
      {now && !now.best ? (
        <p className="analysis-lines">{words.over}</p>
      ) : (
        <Lines position={position} analysis={analysis} />
      )}
      <TurningPoints session={session} judged={judged} done={status === 'done'} />
    </>
  );
}

/** Three parts of one bar, which differ in place and pattern, and the same in words. */
function ChanceBar({ chances }: { chances: Chances | undefined }): React.JSX.Element {
  const words = useMessages(analysisMessages);
  const percent = usePercent();
  const shown = chances && wholePercents(chances);
  const names = { white: words.whiteWins, draw: words.draw, black: words.blackWins };
  return (
    <div className="chances">
      <div className="chances-bar" aria-hidden="true">
        {SIDES.map((side) => (
          <i key={side} data-side={side} style={{ flexGrow: chances?.[side] ?? 1 }} />
        ))}
      </div>
      <h3 className="hidden">{words.chances}</h3>
      <dl>
        {SIDES.map((side) => (
          <div key={side}>
            <dt>
              <i data-side={side} aria-hidden="true" />
              {names[side]}
            </dt>
            <dd>{shown ? percent(shown[side]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface LinesProps {
  readonly position: Position;
  readonly analysis: Analysis | undefined;
}

/** The best moves with what is expected to follow, best first. */
function Lines({ position, analysis }: LinesProps): React.JSX.Element {
  const words = useMessages(analysisMessages);
  const letters = useLetters();
  const percent = usePercent();
  const heading = useId();
  if (!analysis) return <p className="analysis-lines quiet">{words.thinking}</p>;
  return (
    <div className="analysis-lines">
      <h3 id={heading}>{analysis.depth >= MOST_PLIES ? words.surely : words.lines(analysis.depth)}</h3>
      <ol aria-labelledby={heading}>
        {analysis.lines.map(({ score, moves }) => {
          const { white, draw, black } = wholePercents(chancesFrom(score, position.turn, analysis.depth));
          return (
            <li key={`${moves[0]?.from} ${moves[0]?.to}`}>
              <b dir="ltr">{lineText(position, moves, letters)}</b>{' '}
              <span className="quiet">{words.score(percent(white), percent(draw), percent(black))}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
