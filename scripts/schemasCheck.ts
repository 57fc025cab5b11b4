/** `npm run schemas:check [folder]`: everything that is wrong with the definitions, one problem a line. Ends with 1 then. */
import { existsSync } from 'node:fs';
import { BLOCKS } from '../contract/blocks';
import { formatProblems, loadSchemas } from '../engine/compile';

const [dir = 'schemas'] = process.argv.slice(2);
if (!existsSync(dir)) {
  console.error(`A pasta "${dir}" não existe.`);
  process.exit(1);
}
const { schemas, problems } = loadSchemas(dir, { blocks: BLOCKS });
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}
const wizards = schemas?.wizards ?? [];
const tabs = wizards.reduce((sum, { tabs }) => sum + tabs.length, 0);
console.log(`Nenhum problema em ${wizards.length} formulário(s) com ${tabs} aba(s).`);
