import type { Session } from '../../session/session.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { playMessages } from './messages.ts';
import { RaceText } from './RaceMeter.tsx';

/** The rules for someone who has never seen the game, in three sentences. */
export function Goal({ session }: { session: Session }): React.JSX.Element {
  const { goal } = useMessages(playMessages);
  return (
    <section className="goal">
      <p>
        <strong>{goal.rule}</strong> {goal.noCheck} {goal.reply}
      </p>
      <RaceText session={session} />
    </section>
  );
}
