import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../ui/useMessages.ts';
import type { Library } from './library.ts';
import { gamesMessages } from './messages.ts';
import { statistics } from './statistics.ts';

export function Statistics({ library }: { library: Library }): React.JSX.Element | undefined {
  const words = useMessages(gamesMessages);
  const games = useStore(library.store, (shelf) => shelf.games);
  const scores = useMemo(() => statistics(games), [games]);
  if (scores.length === 0) return undefined;
  const { heading, level, color, won, draw, lost } = words.statistics;
  return (
    <section className="games-scores">
      <h2 id="games-scores">{heading}</h2>
      <table aria-labelledby="games-scores">
        <thead>
          <tr>
            {[level, color, won, draw, lost].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={score.level + score.color}>
              <th scope="row">{words.level[score.level]}</th>
              <td>{words.color[score.color]}</td>
              <td>{score.won}</td>
              <td>{score.draw}</td>
              <td>{score.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
