import { Suspense } from 'react';
import type { Session } from '../../session/session.ts';
import { late } from '../../ui/late.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { playMessages } from './messages.ts';

const RaceText = late(async () => (await import('./RaceText.tsx')).RaceText);

/** The rules for someone who has never seen the game, in three sentences. */
export function Goal({ session }: { session: Session }): React.JSX.Element {
  const { goal } = useMessages(playMessages);
  return (
    <section className="goal">
      <p>
        <strong>{goal.rule}</strong> {goal.noCheck} {goal.reply}
      </p>
      <Suspense fallback={null}>
        <RaceText session={session} />
      </Suspense>
    </section>
  );
}
