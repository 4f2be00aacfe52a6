import { useRef } from 'react';
import { hintMessages } from '../../session/hintMessages.ts';
import { hintText } from '../../session/hintText.ts';
import { shownPosition } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { ShownHint } from '../../session/sessionState.ts';
import { useLetters } from '../../ui/useLetters.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { useSession } from '../../ui/useSession.ts';
import { ClaimOr } from './Offers.tsx';
import { StatusBox } from './StatusBox.tsx';

interface Props {
  readonly session: Session;
  readonly hint: ShownHint;
  readonly onMore: () => void;
}

/** A hint as far as it has been asked for, and a way to ask further; the board draws the same. */
export function HintBox({ session, hint, onMore }: Props): React.JSX.Element {
  const words = useMessages(hintMessages);
  const letters = useLetters();
  const position = useSession(session, shownPosition);
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <StatusBox tone="alert" headline={words.headline}>
      <p data-testid="hint" ref={text} tabIndex={-1}>
        {hintText(words, position, hint, letters)}
      </p>
      {hint.step !== 'why' && (
        <button
          type="button"
          className="link"
          onClick={() => {
            // The last step takes the button away: whoever came by keys goes on from its words.
            if (hint.step === 'square') text.current?.focus({ preventScroll: true });
            onMore();
          }}
        >
          {hint.step === 'piece' ? words.showSquare : words.showWhy}
        </button>
      )}
      <ClaimOr session={session} />
    </StatusBox>
  );
}
