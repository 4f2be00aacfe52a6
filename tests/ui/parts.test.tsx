import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { letterStore } from '../../src/session/letters.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import { ConfirmButton } from '../../src/ui/ConfirmButton.tsx';
import { MoveList } from '../../src/ui/MoveList.tsx';
import { SquareGrid } from '../../src/ui/SquareGrid.tsx';
import { at } from '../support/at.ts';
import { playedFrom } from '../support/games.ts';
import { sessionOf } from '../support/sessions.ts';

const nothing = (): void => undefined;

function confirmButton() {
  const onConfirm = vi.fn<() => void>();
  render(
    <ConfirmButton label="Resign" sureLabel="Sure?" hint="Again" disabled={false} onConfirm={onConfirm} />,
  );
  return onConfirm;
}

test('a confirmed button acts on the second press only', async () => {
  const onConfirm = confirmButton();
  await userEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Resign' })).toBeVisible();
});

test.each([['{Escape}'], ['{Tab}']])('%s takes the first press back', async (key) => {
  const onConfirm = confirmButton();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard(key);
  expect(screen.getByRole('button', { name: 'Resign' })).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a double click is one press', async () => {
  const onConfirm = confirmButton();
  await userEvent.dblClick(screen.getByRole('button'));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Sure?' })).toBeVisible();
});

test('a choice is radio buttons under their legend', async () => {
  function Level(): React.JSX.Element {
    const [value, setValue] = useState('easy');
    const options = ['easy', 'hard'].map((level) => ({ value: level, label: level }));
    return <Choice legend="Level" options={options} value={value} onChange={setValue} />;
  }
  render(<Level />);
  const group = within(screen.getByRole('group', { name: 'Level' }));
  await userEvent.click(group.getByRole('radio', { name: 'hard' }));
  expect(group.getByRole('radio', { name: 'hard' })).toBeChecked();
  expect(group.getByRole('radio', { name: 'easy' })).not.toBeChecked();
});

const list = (fen: string, moves: readonly string[], cursor: number, onGoTo = nothing): void => {
  const { start, plies } = playedFrom(fen, moves);
  render(
    <MoveList
      plies={plies}
      first={start.turn}
      firstNumber={start.fullmoves}
      cursor={cursor}
      label="Moves"
      empty="None"
      onGoTo={onGoTo}
    />,
  );
};

const rows = (): readonly string[] => screen.getAllByRole('listitem').map((row) => row.textContent);

test('before the first move there is no number, whoever begins', () => {
  render(
    <MoveList
      plies={[]}
      first="black"
      firstNumber={1}
      cursor={0}
      label="Moves"
      empty="None"
      onGoTo={nothing}
    />,
  );
  expect(rows()).toEqual(['None']);
});

test('moves stand in numbered pairs, the one on show is marked', () => {
  list('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1', ['h2h3', 'a2b3', 'h3g4'], 2);
  expect(rows()).toEqual(['1Kh3Kb3', '2Kg4']);
  expect(screen.getByRole('button', { current: 'step' })).toHaveTextContent('Kb3');
});

test('a game that Black begins leaves White’s first place empty', () => {
  list('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ b - - 1 7', ['a2b3', 'h2h3'], 2);
  expect(rows()).toEqual(['7Kb3', '8Kh3']);
});

test('the winning move carries a flag and no sign of mate', () => {
  list('3R4/k5K1/8/8/8/8/8/8 w - - 0 1', ['g7g8'], 1);
  expect(rows()).toEqual(['1Kg8']);
  expect(screen.getByRole('button').querySelector('.move-flag')).not.toBeNull();
});

test('figurines are read aloud as letters, chosen letters as they stand', () => {
  list('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1', ['h2h3'], 1);
  act(() => letterStore.setState({ choice: 'figurines' }));
  expect(rows()).toEqual(['1♔h3']);
  expect(screen.getByRole('button', { name: 'Kh3' })).toBeVisible();
  act(() => letterStore.setState({ choice: 'ru' }));
  expect(screen.getByRole('button', { name: 'Крh3' })).toBeVisible();
  act(() => letterStore.setState({ choice: 'auto' }));
  expect(rows()).toEqual(['1Kh3']);
});

test('without moves the list says so', () => {
  list('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1', [], 0);
  expect(rows()).toEqual(['None']);
});

test('the grid names what stands on each square, one of them in the tab order', async () => {
  const session = sessionOf({ game: newGame({ start: at('8/8/7K/8/8/8/8/kr6 b - - 0 1') }) });
  const chosen = vi.fn<(square: number) => void>();
  render(<SquareGrid session={session} orientation="white" label="Board" chosen={1} onChoose={chosen} />);
  const squares = screen.getAllByRole('button');
  expect(squares).toHaveLength(64);
  expect(squares.filter((square) => square.tabIndex === 0)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'b1 black rook', pressed: true })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('button', { name: 'h3' })).toHaveFocus();
  expect(chosen).toHaveBeenCalledWith(23);
});

test('a key asks about the square it is pressed on; a board that answers nothing leaves it to the page', () => {
  const session = sessionOf({ game: newGame({ start: at('8/8/7K/8/8/8/8/kr6 b - - 0 1') }) });
  const asked = vi.fn<(...args: unknown[]) => void>();
  const grid = { session, orientation: 'white', label: 'Board', chosen: 1, onChoose: nothing } as const;
  const { rerender } = render(<SquareGrid {...grid} onCommand={asked} />);
  const press = (key: string): boolean =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'h2' }), { key, code: '' });
  expect(press('a')).toBe(false);
  expect(asked).toHaveBeenCalledWith('attackers', 15, 1);
  rerender(<SquareGrid {...grid} />);
  expect(press('a')).toBe(true);
  expect(press('o')).toBe(false);
  expect(session.store.getState().drawings).toEqual([{ from: 15, color: 'green' }]);
  expect(press('k')).toBe(false);
  expect(screen.getByRole('button', { name: 'h6 white king' })).toHaveFocus();
});

test('the first press is said, and what a second one disables keeps the focus until it is left', async () => {
  const resign = (disabled: boolean) => (
    <ConfirmButton label="Resign" sureLabel="Sure?" hint="Again" disabled={disabled} onConfirm={nothing} />
  );
  const { rerender, container } = render(resign(false));
  await userEvent.click(screen.getByRole('button'));
  expect(container.querySelector('[aria-live]')).toHaveTextContent('Again');
  await userEvent.keyboard('{Enter}');
  rerender(resign(true));
  const button = screen.getByRole('button', { name: 'Resign' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(container.querySelector('[aria-live]')).toHaveTextContent('');
  await userEvent.tab();
  expect(button).toBeDisabled();
});

test('a press belongs to the moment it was made in', async () => {
  const resignAt = (moment: string) => (
    <ConfirmButton
      label="Resign"
      sureLabel="Sure?"
      hint="Again"
      disabled={false}
      moment={moment}
      onConfirm={nothing}
    />
  );
  const { rerender } = render(resignAt('ply 4'));
  await userEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(screen.getByRole('button', { name: 'Sure?' })).toBeVisible();
  rerender(resignAt('ply 5'));
  expect(screen.getByRole('button', { name: 'Resign' })).toHaveFocus();
});

test('before the first move the list shows its beginning', async () => {
  const { start, plies } = playedFrom('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1', ['h2h3', 'a2b3']);
  const listAt = (cursor: number) => (
    <MoveList
      plies={plies}
      first={start.turn}
      firstNumber={1}
      cursor={cursor}
      label="Moves"
      empty=""
      onGoTo={nothing}
    />
  );
  const { rerender } = render(listAt(2));
  const moves = screen.getByRole('list', { name: 'Moves' });
  moves.scrollTop = 80;
  rerender(listAt(0));
  await waitFor(() => expect(moves.scrollTop).toBe(0));
});
