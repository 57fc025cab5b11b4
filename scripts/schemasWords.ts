/**
 * `npm run schemas:words -- <wizard>[/<tab>] [--read "<sentence>"]`: every rule and condition of a tab as a sentence with its
 * file and line, or when a wizard has which tabs, and its save steps. `--read` gives back the JSON of a sentence about the tab,
 * a condition in its normal form; `--list <name>` reads it about the rows of a list. `--dir` names another folder.
 */
import { spokenOf } from '../engine/words';
import { readDefinitions } from './lib/readDefinitions';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { sayingsOf } from './lib/sayings';

await orSayWhy(() => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: { read: { type: 'string' }, list: { type: 'string' }, dir: { type: 'string', default: 'schemas' } },
  });
  const [word = ''] = positionals;
  const { read: sentence, list } = values;
  const { schemas, all } = readDefinitions(values.dir);
  const [wizardId, tabId] = word.split('/');
  const wizard = all.find(({ definition }) => definition.id === wizardId);
  const tab = wizard?.tabs.find(({ id }) => id === tabId);
  if (!wizard || (tabId !== undefined && !tab)) throw new Refused(`Não há aba em "${word}".`);
  const { language, naming } = sayingsOf(schemas, wizard);
  if (!tab) {
    for (const { id, when } of wizard.definition.tabs) {
      if (when) console.log(`${id}: ${language.condition.write(when, naming(''))}`);
    }
    for (const { id, ...part } of wizard.definition.parts)
      console.log(`${id}: ${language.part.write(part, naming(''))}`);
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
    const scope = list === undefined ? naming(tab.id) : naming(tab.id).rows(list);
    const read = language.rule.read(sentence, scope) ?? language.condition.read(sentence, scope);
    if (read === undefined) throw new Refused(`Não entendi "${sentence}".`);
    console.log(JSON.stringify(read));
  }
});
