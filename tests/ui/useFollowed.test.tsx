import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useFollowed } from '../../src/ui/useFollowed.ts';

const { waiting } = vi.hoisted(() => ({ waiting: [] as (() => void)[] }));
vi.mock('../../src/lib/soon.ts', () => ({ soon: (callback: () => void) => waiting.push(callback) }));

const runTasks = (): void => act(() => waiting.splice(0).forEach((task) => task()));

test('React follows in one task after the change, whatever has changed by then', () => {
  const here = createStore(() => ({ count: 0 }));
  const there = createStore(() => ({ count: 0 }));
  let renders = 0;
  function Sum(): React.JSX.Element {
    renders += 1;
    const [a, b] = [useFollowed(here, ({ count }) => count), useFollowed(there, ({ count }) => count)];
    return <p>{`${a} + ${b}`}</p>;
  }
  const { unmount } = render(<Sum />);
  here.setState({ count: 1 });
  here.setState({ count: 2 });
  there.setState({ count: 5 });
  expect(screen.getByText('0 + 0')).toBeVisible();
  expect(waiting).toHaveLength(1);
  runTasks();
  expect(screen.getByText('2 + 5')).toBeVisible();
  expect(renders).toBe(2);

  // Nobody is told who has gone in the meantime, and the next change is told again.
  here.setState({ count: 3 });
  unmount();
  expect(runTasks).not.toThrow();
  render(<Sum />);
  there.setState({ count: 6 });
  runTasks();
  expect(screen.getByText('3 + 6')).toBeVisible();
});
