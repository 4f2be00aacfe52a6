import { useId, useMemo } from 'react';
import { positionAt } from '../../game/game.ts';
import type { Session } from '../../session/session.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { lineText } from './lineText.ts';
import { analysisMessages } from './messages.ts';
import type { Judged } from './review.ts';
import { turningPoints, type TurningPoint } from './turningPoints.ts';
import { usePercent } from './usePercent.ts';

interface Props {
  readonly session: Session;
  readonly judged: readonly (Judged | undefined)[];
  readonly done: boolean;
}

/** Moves after which the chances were others; each leads to its place in the game. */
export function TurningPoints({ session, judged, done }: Props): React.JSX.Element {
  const words = useMessages(analysisMessages);
  const heading = useId();
  const game = useSession(session, (state) => state.game);
  const points = useMemo(() => turningPoints(game, judged), [game, judged]);
  const seen = judged.filter((position) => position !== undefined).length;
  const whole = seen === judged.length;
  return (
    <div className="turning">
      <h3 id={heading}>{words.turning}</h3>
      <ol aria-labelledby={heading}>
        {points.map((point) => (
          <li key={point.ply}>
            <Point session={session} point={point} />
          </li>
        ))}
      </ol>
      {!whole && <progress value={seen} max={judged.length} aria-label={words.progress} />}
      {whole && points.length === 0 && <p className="quiet">{words.none}</p>}
      <output className="hidden">{done && words.found(points.length)}</output>
    </div>
  );
}

function Point({ session, point }: { session: Session; point: TurningPoint }): React.JSX.Element | undefined {
  const words = useMessages(analysisMessages);
  const letters = useLetters();
  const percent = usePercent();
  const game = useSession(session, (state) => state.game);
  const here = useSession(session, (state) => state.cursor === point.ply);
  const { ply, by, grade, before, after, better } = point;
  const [position, played] = [positionAt(game, ply - 1), game.plies[ply - 1]];
  if (!position || !played) return undefined;
  return (
    <button
      type="button"
      className="turning-point"
      data-grade={grade}
      aria-current={here ? 'step' : undefined}
      onClick={() => session.dispatch({ type: 'goTo', ply })}
    >
      <b dir="ltr">{lineText(position, [played.move], letters)}</b>
      <span className="turning-grade">{words.grade[grade]}</span>
      <span className="quiet">
        {words.fell[by](percent(before), percent(after))}{' '}
        {words.better(lineText(position, [better], letters).replace(/^\S+ /, ''))}
      </span>
    </button>
  );
}
