import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is shown a task after it has happened is shown at once, so that a test may look at once. That the task is one of
// its own is tested where it matters.
vi.mock('../../src/lib/soon.ts', () => ({ soon: (callback: () => void) => callback() }));

// Without test.globals the library can't register its own clean-up.
afterEach(cleanup);

// A busy machine is slow, not wrong: a part with a chunk of its own may take a while to come.
configure({ asyncUtilTimeout: 20_000 });
