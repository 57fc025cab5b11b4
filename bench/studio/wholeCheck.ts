/** Checks a folder of definitions as `npm run schemas:check` does, and prints the milliseconds; the folder is the argument. */
import { BLOCKS } from '../../contract/blocks';
import { loadSchemas } from '../../engine/compile';

const [, , folder = ''] = process.argv;
const start = performance.now();
const { problems } = loadSchemas(folder, { blocks: BLOCKS });
console.log(JSON.stringify({ ms: performance.now() - start, problems: problems.length }));
