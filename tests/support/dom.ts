import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without test.globals the library can't register its own clean-up.
afterEach(cleanup);

// A busy machine is slow, not wrong: a part with a chunk of its own may take a while to come.
configure({ asyncUtilTimeout: 20_000 });
