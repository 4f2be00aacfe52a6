import { useState } from 'react';
import type { Connection } from '../../effects/database.ts';
import type { Seat } from '../../session/sessionState.ts';
import { download } from '../../ui/download.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { exportPgn } from './exportPgn.ts';
import { gamesMessages } from './messages.ts';

/** Writes all games into one file, and says how far it is and what it left out. */
export function ExportButton({ connection }: { connection: Connection }): React.JSX.Element {
  const words = useMessages(gamesMessages);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const nameOf = (seat: Seat): string | undefined =>
    seat.kind === 'bot' ? words.computer(words.level[seat.level]) : undefined;

  const write = async (): Promise<void> => {
    setBusy(true);
    try {
      const { file, games, left } = await exportPgn(connection, nameOf, (n) => setSaid(words.export.busy(n)));
      download('racing-kings.pgn', file);
      setSaid([words.export.done(games), left > 0 && words.export.left(left)].filter(Boolean).join('. '));
    } catch {
      setSaid(words.broken);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={() => void write()}>
        {words.export.button}
      </button>
      <output className="quiet games-said">{said}</output>
    </>
  );
}
