import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { silentBot } from '../../support/bots.ts';
import { showPlayScreen } from '../../support/playScreen.tsx';
import { stateOf } from '../../support/sessions.ts';

test('a hint that can’t be had is told, and the notice goes when it is asked for again', async () => {
  let fails = true;
  const hint = (): Promise<never> =>
    fails ? Promise.reject(new Error('no worker')) : new Promise(() => undefined);
  await showPlayScreen(stateOf(), { ...silentBot(), hint });
  await userEvent.click(await screen.findByRole('button', { name: 'Hint' }));
  const notice = await screen.findByText('There is no hint: the computer player could not be started.');
  expect(notice).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  expect(screen.queryByText(/There is no hint/)).toBeNull();
});
