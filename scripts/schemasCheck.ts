/** `npm run schemas:check [folder]`: everything that is wrong with the definitions, one problem a line. Ends with 1 then. */
import { existsSync } from 'node:fs';
import { BLOCKS } from '../contract/blocks';
import { formatProblems, loadSchemas } from '../engine/compile';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';

await orSayWhy(() => {
  const [dir = 'schemas'] = readWords({ allowPositionals: true, options: {} }).positionals;
  if (!existsSync(dir)) throw new Refused(`A pasta "${dir}" não existe.`);
  const { schemas, problems } = loadSchemas(dir, { blocks: BLOCKS });
  if (problems.length > 0) throw new Refused(formatProblems(problems));
  const wizards = schemas?.wizards ?? [];
  const tabs = wizards.reduce((sum, { tabs }) => sum + tabs.length, 0);
  console.log(`Nenhum problema em ${wizards.length} formulário(s) com ${tabs} aba(s).`);
});
