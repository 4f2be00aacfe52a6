import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is shown a task or a picture after it has happened is shown at once, so that a test may look at once. That it
// waits is tested where it matters.
const { atOnce } = vi.hoisted(() => ({ atOnce: (callback: () => void) => callback() }));
vi.mock('../../src/lib/soon.ts', () => ({ soon: atOnce }));
vi.mock('../../src/board/afterPicture.ts', () => ({ afterPicture: atOnce }));

// Without test.globals the library can't register its own clean-up.
afterEach(cleanup);

// A busy machine is slow, not wrong: a part with a chunk of its own may take a while to come.
configure({ asyncUtilTimeout: 20_000 });
