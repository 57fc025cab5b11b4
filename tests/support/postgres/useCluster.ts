import { inject } from 'vitest';

/** The tests of this project run on the cluster of the run. */
process.env.TEST_DATABASE_URL = inject('databaseUrl');
