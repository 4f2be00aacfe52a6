import { useMessages } from '../../ui/useMessages.ts';
import { playMessages } from './messages.ts';

/** The rules for someone who has never seen the game, in three sentences. */
export function Goal(): React.JSX.Element {
  const { goal } = useMessages(playMessages);
  return (
    <section className="goal">
      <p>
        <strong>{goal.rule}</strong> {goal.noCheck} {goal.reply}
      </p>
    </section>
  );
}
