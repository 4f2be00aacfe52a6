import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SettingsScreen } from '../../../src/features/settings/SettingsScreen.tsx';
import { createSettings, type SettingsStore } from '../../../src/session/settings.ts';

function onScreen(): SettingsStore {
  const settings = createSettings();
  render(<SettingsScreen settings={settings} />);
  return settings;
}

const choose = (group: string, value: string): Promise<void> =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: value }));

test('every choice acts at once', async () => {
  const settings = onScreen();
  await choose('Appearance', 'Dark');
  await choose('Sound', 'Off');
  await choose('Explain impossible moves', 'After a try');
  await choose('Warn before an arrival that Black can follow', 'Without a clock');
  await choose('The clock runs on while the page is closed', 'Yes');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Suomi');
  expect(settings.getState()).toMatchObject({
    theme: 'dark',
    sound: 'off',
    whyNot: 'afterTry',
    arrivalWarning: 'untimed',
    clockAway: 'on',
    locale: 'fi',
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'As the browser');
  expect(settings.getState().locale).toBe('auto');
});

test('the letters of moves are on offer as they will look', async () => {
  const settings = onScreen();
  const letters = screen.getByRole('combobox', { name: 'Pieces in moves' });
  await userEvent.selectOptions(letters, 'Русский: Кр Ф Л С К');
  expect(settings.getState().letters).toBe('ru');
  await userEvent.selectOptions(letters, 'Figurines: ♔ ♕ ♖ ♗ ♘');
  expect(settings.getState().letters).toBe('figurines');
  await userEvent.selectOptions(letters, 'As the language');
  expect(settings.getState().letters).toBe('auto');
});

test('a setting says what it does as it is now', async () => {
  onScreen();
  expect(screen.getByText(/every try is explained/)).toBeVisible();
  await choose('Explain impossible moves', 'Off');
  expect(screen.getByText('An impossible move goes back without a reason.')).toBeVisible();
});

test('sections are found by their headings', () => {
  onScreen();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  for (const name of ['General', 'Playing']) expect(screen.getByRole('region', { name })).toBeVisible();
});
