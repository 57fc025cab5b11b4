/**
 * `npm run definitions -- rename <name> <new name> [folder] [--data]`: gives a thing another name in all files, by the
 * smallest edits; with `--data` a field's stored values follow, by a step in the `migration.json` of its wizard.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, renameSubject, stepEdits, stepsOfRename } from '../../engine/edit';
import { definitionTexts, findSubject } from '../lib/references';

const words = process.argv.slice(2);
const [word = '', name = '', dir = 'schemas'] = words.filter((each) => each !== '--data');
const texts = definitionTexts(dir);
const { index, subject } = findSubject(texts, word);
const found = subject ? renameSubject(index, subject, name) : { problem: 'unknown' as const };
if ('problem' in found) {
  const said = {
    unknown: `Nada se chama "${word}" em "${dir}".`,
    taken: `Já existe "${name}"${'at' in found && found.at ? ` em ${found.at.file}:${found.at.line}` : ''}.`,
    name: `"${name}" não serve de nome.`,
    fixed: `O nome de "${word}" não é das definições.`,
  };
  console.error(said[found.problem]);
  process.exit(1);
}
const steps = words.includes('--data') ? stepsOfRename(index, found, name) : [];
const after = applyEdits(texts, [...found.edits, ...stepEdits(index, steps)]);
const changed = Object.keys(after).filter((file) => after[file] !== texts[file]);
for (const file of changed) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), after[file] ?? '');
}
for (const { from, to } of found.moves) renameSync(join(dir, from), join(dir, to));
console.log(`${found.edits.length} lugar(es) em ${changed.length} arquivo(s): ${changed.join(', ')}.`);
