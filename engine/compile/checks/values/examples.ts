import { entriesOf } from '../../../analyse/entries';
import type { Fields } from '../../../analyse/fields';
import { isObject, type Json } from '../../../core/json';
import { parsePointer, toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { suggestion } from '../../problems/words';

/** Fields in examples that the tab does not have. Whether the examples are valid is for the tests to say. */
export function checkExamples(tab: TabModel): Problem[] {
  const { valid, invalid } = tab.definition.examples ?? {};
  return [
    ...entriesOf(valid).flatMap(([data, index]) => unknownIn(tab, data, tab.fields, `/examples/valid/${index}`)),
    ...entriesOf(invalid).flatMap(([example, index]) => {
      const at = `/examples/invalid/${index}`;
      return [
        ...unknownIn(tab, example.data, tab.fields, `${at}/data`),
        ...unknownPointer(tab, example.first, `${at}/first`),
        ...entriesOf(example.errors).flatMap(([pointer, i]) => unknownPointer(tab, pointer, `${at}/errors/${i}`)),
      ];
    }),
  ];
}

function unknownIn(
  tab: TabModel,
  data: Json,
  fields: Fields,
  pointer: string,
  path: readonly string[] = [],
): Problem[] {
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const name = [...path, key].join('/');
    const at = pointer + toPointer([key]);
    const entry = fields.get(name);
    if (!entry) return [unknown(tab, name, fields, at, 'key')];
    if (entry.kind === 'object') return unknownIn(tab, value, fields, at, [...path, key]);
    if (!entry.rows || !Array.isArray(value)) return [];
    return value.flatMap((row, index) => unknownIn(tab, row, entry.rows as Fields, `${at}/${index}`));
  });
}

function unknownPointer(tab: TabModel, text: string, pointer: string): Problem[] {
  const steps = parsePointer(text);
  const index = steps.findIndex((step) => /^\d+$/.test(step));
  const list = index < 0 ? undefined : tab.fields.get(steps.slice(0, index).join('/'));
  const fields = list ? (list.rows ?? new Map()) : tab.fields;
  const name = (list ? steps.slice(index + 1) : steps).join('/');
  return fields.has(name) || (list && name === '') ? [] : [unknown(tab, name, fields, pointer)];
}

function unknown(tab: TabModel, name: string, fields: Fields, pointer: string, at: 'key' | 'value' = 'value'): Problem {
  const message = `O campo "${name}" do exemplo não existe. ${suggestion(name, fields.keys())}`;
  return problemAt(tab.source, 'DEF_UNKNOWN_FIELD', { pointer, at }, message);
}
