/**
 * `npm run definitions -- publish [folder]`: compares a folder with the newest version, and publishes it once every
 * difference that is not compatible has an answer. `--note "what changes"`, `--author name`, `--answers file`,
 * `--from 2027-01-31T08:00`.
 */
import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, formatProblems } from '../../engine/compile';
import { exported, orRefuse, publishOver } from '../lib/publication';
import { readPublishWords } from '../lib/publishWords';
import { Refused } from '../lib/refused';

await orRefuse(async (between) => {
  const { positionals, ...said } = readPublishWords(process.argv.slice(2));
  const [folder = 'schemas'] = positionals;
  const compiled = compileSchemas(folder, { blocks: BLOCKS });
  if ('problems' in compiled) throw new Refused(formatProblems(compiled.problems));
  await publishOver(await exported('newest', between), { folder, content: compiled, ...said }, between);
});
