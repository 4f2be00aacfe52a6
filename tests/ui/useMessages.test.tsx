import { render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineMessages, setLocale } from '../../src/i18n/messages.ts';
import { late as comesLate } from '../../src/ui/late.ts';
import { useMessages } from '../../src/ui/useMessages.ts';

afterEach(() => setLocale('en'));

test('a screen whose words come late waits for them, and React has nothing to recover from', async () => {
  await setLocale('ru');
  const recovered = vi.fn<(error: unknown) => void>();
  let arrive = (): void => undefined;
  const russian = new Promise<{ hello: string }>((resolve) => (arrive = () => resolve({ hello: 'Привет' })));
  const late = defineMessages(
    { hello: 'Hello' },
    { ru: () => russian, fi: () => Promise.resolve({ hello: 'Hei' }) },
  );
  function Late(): React.JSX.Element {
    const { hello } = useMessages(late);
    const [mark] = useState('!');
    return <p>{hello + mark}</p>;
  }
  const LateScreen = comesLate(() => Promise.resolve(Late));
  const page = (
    <Suspense fallback={<p>…</p>}>
      <LateScreen />
    </Suspense>
  );
  render(page, { onRecoverableError: recovered });
  // Out of `act`, as in a browser: React is in the middle of the screen when its words arrive.
  await new Promise((resolve) => setTimeout(resolve, 0));
  arrive();
  expect(await screen.findByText('Привет!')).toBeVisible();
  expect(recovered).not.toHaveBeenCalled();
});
