/**
 * `npm run definitions -- uses <name> [folder]`: every place that names a field (`pf/enderecos/Cep`), a section
 * (`pf/enderecos#comercial`) or another thing (`setting:cargo`, `rule:shared/cep`), and which fields depend on it.
 */
import { dependents, dependsOn } from '../../engine/edit';
import { definitionTexts, findSubject } from '../lib/references';

const [word = '', dir = 'schemas'] = process.argv.slice(2);
const { index, subject } = findSubject(definitionTexts(dir), word);
if (!subject) {
  console.error(`Nada se chama "${word}" em "${dir}".`);
  process.exit(1);
}
for (const { file, line, column, place, owner, through } of index.of(subject)) {
  const shared = through ? `  (por ${through.pointer.slice(1)} de shared.json)` : '';
  console.log(`${dir}/${file}:${line}:${column}  ${place}  ${owner.kind} ${owner.id}${shared}`);
}
if (subject.kind === 'field') {
  const told = (list: ReturnType<typeof dependents>) =>
    list.map(({ field, rules }) => [field, ...rules.map((rule) => `(${rule})`)].join(' ')).join(', ') || 'nenhum campo';
  console.log(`Depende de: ${told(dependsOn(index, subject.id))}.`);
  console.log(`Dependem dele: ${told(dependents(index, subject.id))}.`);
}
