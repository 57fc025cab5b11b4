/**
 * `npm run schemas:check -- [folder] [--language en]`: everything that is wrong with the definitions, one problem a line. Ends
 * with 1 then.
 */
import { existsSync } from 'node:fs';
import { BLOCKS } from '../contract/blocks';
import { formatProblems, loadSchemas } from '../engine/compile';
import { type Language, languageOf, languageOption, problemsIn } from './lib/language';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';

/** What the command itself says. */
const WORDS: Record<Language, { noFolder(dir: string): string; right(forms: number, tabs: number): string }> = {
  'pt-BR': {
    noFolder: (dir) => `A pasta "${dir}" não existe.`,
    right: (forms, tabs) => `Nenhum problema em ${forms} formulário(s) com ${tabs} aba(s).`,
  },
  en: {
    noFolder: (dir) => `There is no folder "${dir}".`,
    right: (forms, tabs) => `No problem in ${forms} form(s) with ${tabs} tab(s).`,
  },
};

await orSayWhy(() => {
  const { values, positionals } = readWords({ allowPositionals: true, options: { language: languageOption } });
  const language = languageOf(values.language);
  const [dir = 'schemas'] = positionals;
  if (!existsSync(dir)) throw new Refused(WORDS[language].noFolder(dir));
  const names = { blocks: BLOCKS, ...problemsIn(language) };
  const { schemas, problems } = loadSchemas(dir, names);
  if (problems.length > 0) throw new Refused(formatProblems(problems, names));
  const wizards = schemas?.wizards ?? [];
  const tabs = wizards.reduce((sum, { tabs }) => sum + tabs.length, 0);
  console.log(WORDS[language].right(wizards.length, tabs));
});
