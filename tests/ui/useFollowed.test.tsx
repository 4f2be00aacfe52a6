import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { Afterwards, useFollowed } from '../../src/ui/useFollowed.ts';

const { waiting } = vi.hoisted(() => ({ waiting: [] as (() => void)[] }));
vi.mock('../../src/board/afterPicture.ts', () => ({
  afterPicture: (callback: () => void) => waiting.push(callback),
}));

const drawPicture = (): void => act(() => waiting.splice(0).forEach((task) => task()));

const counter = () => createStore(() => ({ count: 0 }));
const Count = ({ of }: { of: ReturnType<typeof counter> }): React.JSX.Element => (
  <p>{useFollowed(of, ({ count }) => count)}</p>
);

test('React follows once after the picture, whatever has changed by then', () => {
  const [here, there] = [counter(), counter()];
  const rendered = vi.fn<() => void>();
  function Sum(): React.JSX.Element {
    rendered();
    const [a, b] = [useFollowed(here, ({ count }) => count), useFollowed(there, ({ count }) => count)];
    return <p>{`${a} + ${b}`}</p>;
  }
  const { unmount } = render(<Sum />);
  here.setState({ count: 1 });
  here.setState({ count: 2 });
  there.setState({ count: 5 });
  expect(screen.getByText('0 + 0')).toBeVisible();
  expect(waiting).toHaveLength(1);
  drawPicture();
  expect(screen.getByText('2 + 5')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(2);

  // Nobody is told who has gone in the meantime, and the next change is told again.
  here.setState({ count: 3 });
  unmount();
  expect(drawPicture).not.toThrow();
  render(<Sum />);
  there.setState({ count: 6 });
  drawPicture();
  expect(screen.getByText('3 + 6')).toBeVisible();
});

test('what comes afterwards follows a picture later, and alone it waits for one picture only', () => {
  const [both, later] = [counter(), counter()];
  render(
    <>
      <Count of={both} />
      <Afterwards value={true}>
        <Count of={both} />
        <Count of={later} />
      </Afterwards>
    </>,
  );
  const shown = (): string =>
    screen
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent)
      .join(' ');
  both.setState({ count: 1 });
  later.setState({ count: 7 });
  expect(shown()).toBe('0 0 0');
  drawPicture();
  expect(shown()).toBe('1 0 0');
  // What changes meanwhile is not told a second time.
  both.setState({ count: 2 });
  expect(waiting).toHaveLength(1);
  drawPicture();
  expect(shown()).toBe('2 0 0');
  drawPicture();
  expect(shown()).toBe('2 2 7');
  expect(waiting).toHaveLength(0);

  later.setState({ count: 8 });
  drawPicture();
  expect(shown()).toBe('2 2 8');
});
