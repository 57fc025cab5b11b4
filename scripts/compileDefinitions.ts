/**
 * The first part of `npm run build`: schemas/ compiled into dist/definitions/.
 * Wrong definitions are printed, all problems at once, and nothing is written.
 */
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { writeDefinitions } from './lib/writeDefinitions';

const problems = writeDefinitions(join(ROOT, 'schemas'), join(ROOT, 'dist/definitions'));
if (problems) {
  console.error(problems);
  process.exit(1);
}
