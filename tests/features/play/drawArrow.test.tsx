import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer } from '../../../src/features/play/keys/answers.ts';
import type { Drawing } from '../../../src/session/drawings.ts';
import type { Session } from '../../../src/session/session.ts';
import { SquareGrid, type OnCommand } from '../../../src/ui/SquareGrid.tsx';
import { square } from '../../support/at.ts';
import { playIn, sessionOf } from '../../support/sessions.ts';

interface Drawn {
  readonly session: Session;
  readonly said: string[];
  /** Squares that Enter chose: what the board would hear. */
  readonly chosen: string[];
  readonly drawings: () => readonly Drawing[];
  readonly press: (keys: string) => Promise<void>;
}

function onBoard(): Drawn {
  const session = sessionOf();
  const said: string[] = [];
  const chosen: string[] = [];
  const onCommand: OnCommand = (command, at) => {
    if (command === 'typeMove' || command === 'help') return;
    void answer(command, session, at, undefined, (text) => said.push(text)).then((text) => said.push(text));
  };
  render(
    <>
      <SquareGrid
        session={session}
        orientation="white"
        label="Board"
        chosen={undefined}
        onChoose={(at) => chosen.push(String(at))}
        onCommand={onCommand}
      />
      <input aria-label="elsewhere" />
    </>,
  );
  act(() => screen.getByText('h2 white king').focus());
  const press = async (keys: string): Promise<void> => {
    for (const key of keys.split(' ')) {
      const heard = said.length;
      await userEvent.keyboard(key);
      if (/^[do]$/.test(key)) await expect.poll(() => said.length).toBeGreaterThan(heard);
    }
  };
  return { session, said, chosen, press, drawings: () => session.store.getState().drawings };
}

const UP = '{ArrowUp}';
const arrow = (to: string, color: Drawing['color']): Drawing => ({
  from: square('h2'),
  to: square(to),
  color,
});

test('an arrow follows the focus, and Enter draws it', async () => {
  const { said, chosen, press, drawings } = onBoard();
  await press('d');
  expect(said).toEqual(['Arrow from h2: go to its end and press Enter.']);
  expect(drawings()).toEqual([{ from: square('h2'), color: 'green' }]);
  await press(`${UP} ${UP}`);
  expect(drawings()).toEqual([arrow('h4', 'green')]);
  await press('{Enter}');
  expect(drawings()).toEqual([arrow('h4', 'green')]);
  expect(said.at(-1)).toBe('Green arrow from h2 to h4.');
  expect(chosen).toEqual([]);
  // Enter is the board’s again.
  await press('{Enter}');
  expect(chosen).toEqual([String(square('h4'))]);
});

test.each([
  ['{Shift>}{Enter}{/Shift}', 'red'],
  ['{Alt>}{Enter}{/Alt}', 'blue'],
  ['{Shift>}{Alt>}{Enter}{/Alt}{/Shift}', 'yellow'],
] as const)('%s draws it %s', async (enter, color) => {
  const { said, press, drawings } = onBoard();
  await press(`d ${UP} ${enter}`);
  expect(drawings()).toEqual([arrow('h3', color)]);
  expect(said.at(-1)).toBe(`${color[0]?.toUpperCase()}${color.slice(1)} arrow from h2 to h3.`);
});

test('the same arrow again takes it away, in another color it changes', async () => {
  const { said, press, drawings } = onBoard();
  await press(`d ${UP} {Enter} {ArrowDown} d ${UP} {Shift>}{Enter}{/Shift}`);
  expect(drawings()).toEqual([arrow('h3', 'red')]);
  await press(`{ArrowDown} d ${UP} {Shift>}{Enter}{/Shift}`);
  expect(drawings()).toEqual([]);
  expect(said.at(-1)).toBe('The arrow from h2 to h3 is gone.');
});

test.each([
  ['Escape', '{Escape}'],
  ['Enter on its own square', '{ArrowDown} {Enter}'],
])('%s gives it up, and the premoves stay', async (_, keys) => {
  const { session, said, press, drawings } = onBoard();
  session.dispatch({ type: 'draw', drawings: [arrow('a8', 'red')] });
  let escapes = 0;
  const hear = ({ key }: KeyboardEvent): void => void (key === 'Escape' && escapes++);
  document.addEventListener('keydown', hear, true);
  await press(`d ${UP} ${keys}`);
  document.removeEventListener('keydown', hear, true);
  expect(drawings()).toEqual([arrow('a8', 'red')]);
  expect(said.at(-1)).toBe('No arrow drawn.');
  expect(escapes).toBe(0);
});

test('it ends where the focus leaves the board, and with a move', async () => {
  const { session, said, chosen, press, drawings } = onBoard();
  await press(`d ${UP}`);
  act(() => screen.getByLabelText('elsewhere').focus());
  expect(drawings()).toEqual([]);
  expect(said.at(-1)).toBe('No arrow drawn.');
  act(() => screen.getByText('h3').focus());
  await press(`d ${UP}`);
  act(() => playIn(session, 'h2h3'));
  expect(drawings()).toEqual([]);
  await press('{Enter}');
  expect(drawings()).toEqual([]);
  expect(chosen).toHaveLength(1);
});

test('a circle says what it is', async () => {
  const { said, press } = onBoard();
  await press('o o o o o');
  expect(said).toEqual([
    'Green circle on h2.',
    'Red circle on h2.',
    'Blue circle on h2.',
    'Yellow circle on h2.',
    'The circle on h2 is gone.',
  ]);
});
