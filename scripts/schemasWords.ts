/**
 * `npm run schemas:words -- <wizard>[/<tab>] [--read "<sentence>"]`: every rule and condition of a tab as a sentence with its
 * file and line, or when a wizard has which tabs, and its save steps. `--read` gives back the JSON of a sentence about the tab,
 * a condition in its normal form; `--list <name>` reads it about the rows of a list. `--dir` names another folder.
 */
import { BLOCKS } from '../contract/blocks';
import { formatProblems, loadSchemas } from '../engine/compile';
import { spokenOf } from '../engine/words/spoken';
import { sayingsOf } from './lib/sayings';

const words = process.argv.slice(2);
const option = (name: string) => {
  const at = words.indexOf(`--${name}`);
  return at === -1 ? undefined : words[at + 1];
};
const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const { schemas, problems } = loadSchemas(option('dir') ?? 'schemas', { blocks: BLOCKS });
if (!schemas) throw fail(formatProblems(problems));
const [wizardId, tabId] = (words[0] ?? '').split('/');
const wizard = [...schemas.wizards, ...schemas.forms].find(({ definition }) => definition.id === wizardId);
const tab = wizard?.tabs.find(({ id }) => id === tabId);
if (!wizard || (tabId !== undefined && !tab)) throw fail(`Não há aba em "${words[0] ?? ''}".`);
const { language, naming } = sayingsOf(schemas, wizard);
const sentence = option('read');
if (!tab) {
  for (const { id, when } of wizard.definition.tabs) {
    if (when) console.log(`${id}: ${language.condition.write(when, naming(''))}`);
  }
  for (const { id, ...part } of wizard.definition.parts) console.log(`${id}: ${language.part.write(part, naming(''))}`);
} else if (sentence === undefined) {
  for (const spoken of spokenOf(tab)) {
    const scope = spoken.list === undefined ? naming(tab.id) : naming(tab.id).rows(spoken.list);
    const { file, line } = wizard.places.tabs[tab.id]?.(spoken.pointer) ?? { file: tab.id, line: 0 };
    if ('condition' in spoken) {
      console.log(`${file}:${line}  ${language.condition.write(spoken.condition, scope)}`);
    } else {
      const { id, ...rule } = spoken.rule;
      console.log(`${file}:${line}  ${id}\n    ${language.rule.write(rule, scope)}`);
    }
  }
} else {
  const list = option('list');
  const scope = list === undefined ? naming(tab.id) : naming(tab.id).rows(list);
  const read = language.rule.read(sentence, scope) ?? language.condition.read(sentence, scope);
  console.log(read === undefined ? fail(`Não entendi "${sentence}".`) : JSON.stringify(read));
}
