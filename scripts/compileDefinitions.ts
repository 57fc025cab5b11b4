/**
 * The first part of `npm run build`: schemas/ compiled into a folder.
 * Wrong definitions are printed, all problems at once, and nothing is written.
 */
import { join, resolve } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { writeDefinitions } from './lib/writeDefinitions';

const [to = 'dist/definitions'] = process.argv.slice(2);
const problems = writeDefinitions(join(ROOT, 'schemas'), resolve(ROOT, to));
if (problems) {
  console.error(problems);
  process.exit(1);
}
