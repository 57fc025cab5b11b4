/**
 * `npm run definitions -- rollback <number>`: publishes the content of an earlier version as a new one, the steps since
 * turned round. Options as of `publish`.
 */
import { exported, orRefuse, publishOver, writeSources } from '../lib/publication';
import { readPublishWords } from '../lib/publishWords';
import { Refused } from '../lib/refused';

await orRefuse(async (between) => {
  const { positionals, ...said } = readPublishWords(process.argv.slice(2));
  const [number = ''] = positionals;
  if (!/^[1-9]\d*$/.test(number)) throw new Refused('Diga o número da versão a que se volta.');
  const newest = await exported('newest', between);
  const older = await exported(number, between);
  const folder = writeSources(older, between);
  const { content, back: steps } = older;
  await publishOver(newest, { folder, content, backTo: older.number, ...(steps && { steps }), ...said }, between);
});
