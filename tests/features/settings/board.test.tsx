import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BoardSection, SoundSection } from '../../../src/features/settings/BoardSection.tsx';
import { createSettings, type SettingsStore } from '../../../src/session/settings.ts';

function onScreen(): SettingsStore {
  const settings = createSettings();
  render(
    <>
      <BoardSection settings={settings} />
      <SoundSection settings={settings} />
    </>,
  );
  return settings;
}

const choose = (group: string, value: string): Promise<void> =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: value }));

test('every choice of the board, its sounds and its touch acts at once', async () => {
  const settings = onScreen();
  await choose('Board', 'Walnut');
  await choose('Pieces', 'Discs');
  await choose('Coordinates', 'On every square');
  await choose('Movement of the pieces', 'Slow');
  await choose('Blindfold', 'On');
  await choose('Vibration on touch screens', 'Off');
  fireEvent.change(screen.getByRole('slider', { name: 'Size of the board' }), { target: { value: '70' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '35' } });
  expect(settings.getState()).toMatchObject({
    board: 'walnut',
    pieces: 'discs',
    coordinates: 'squares',
    animation: 'slow',
    blindfold: 'on',
    vibration: 'off',
    boardSize: 70,
    volume: 35,
  });
  expect(screen.getByText('35 %')).toBeVisible();
});

test('the preview follows, and is nothing to press or to hear', async () => {
  const { container } = render(<BoardSection settings={createSettings()} />);
  expect(container.querySelectorAll('.coordinates span')).toHaveLength(16);
  await choose('Coordinates', 'On every square');
  expect(container.querySelectorAll('.coordinates span')).toHaveLength(64);
  await choose('Coordinates', 'None');
  expect(container.querySelector('.coordinates')).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(container.querySelector('[inert] .board')).not.toBeNull();
});
