import { gridRows } from '../board/squareGrid.ts';
import type { Orientation } from '../rules/orientation.ts';
import { fileOf, rankOf, squareName, type Square } from '../rules/squares.ts';
import type { CoordinatePlace } from '../session/settings.ts';

interface Props {
  readonly orientation: Orientation;
  readonly where: CoordinatePlace;
}

/** Letters and numbers for the eyes: who doesn't see them hears each square's name. */
export function Coordinates({ orientation, where }: Props): React.JSX.Element | undefined {
  if (where === 'off') return undefined;
  const rows = gridRows(orientation);
  const sideways = orientation === 'left' || orientation === 'right';
  const fileName = (square: Square): string => squareName(square).charAt(0);
  const rankName = (square: Square): string => squareName(square).charAt(1);
  return (
    <div className="coordinates" data-where={where} aria-hidden="true">
      {where === 'squares' ? (
        <Labels squares={rows.flat()} text={squareName} />
      ) : (
        <>
          <Labels squares={rows.flatMap((row) => row.slice(0, 1))} text={sideways ? fileName : rankName} />
          <Labels squares={rows.at(-1) ?? []} text={sideways ? rankName : fileName} />
        </>
      )}
    </div>
  );
}

interface LabelsProps {
  readonly squares: readonly Square[];
  readonly text: (square: Square) => string;
}

const isLight = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 1;

const Labels = ({ squares, text }: LabelsProps): React.JSX.Element => (
  <div>
    {squares.map((square) => (
      <span key={square} data-light={isLight(square) || undefined}>
        {text(square)}
      </span>
    ))}
  </div>
);
