import { useState, type RefObject } from 'react';
import { say } from '../../effects/say.ts';
import type { Session } from '../../session/session.ts';
import type { OnCommand } from '../../ui/SquareGrid.tsx';

interface BoardKeys {
  readonly onCommand: OnCommand;
  /** Counts how often the field for typed moves was asked for; zero while it is closed. */
  readonly typing: number;
  readonly typeMove: (on: boolean) => void;
  /** Undefined until the list of keys is first asked for, since it is fetched then. */
  readonly help: boolean | undefined;
  readonly showHelp: (on: boolean) => void;
}

export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.squares [tabindex="0"]')?.focus({ preventScroll: true });

/** What the keys of the board open, and what they ask: the answers are fetched with the first question. */
export function useBoardKeys(session: Session, region: RefObject<HTMLElement | null>): BoardKeys {
  const [typing, setTyping] = useState(0);
  const [help, setHelp] = useState<boolean>();
  const tell = (text: string): void => void (region.current && say(region.current, text));
  const onCommand: OnCommand = (command, square, chosen) => {
    if (command === 'typeMove') setTyping((times) => times + 1);
    else if (command === 'help') setHelp(true);
    else
      void import('./keys/answers.ts')
        .then(({ answer }) => answer(command, session, square, chosen, tell))
        .then(tell);
  };
  const typeMove = (on: boolean): void => {
    setTyping(on ? 1 : 0);
    if (!on) focusBoard();
  };
  return { onCommand, typing, typeMove, help, showHelp: setHelp };
}
