import { vi } from 'vitest';

// Starting the embedded database takes seconds, on a busy machine many.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });
