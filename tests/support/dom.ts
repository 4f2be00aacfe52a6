import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without test.globals the library can't register its own clean-up.
afterEach(cleanup);
