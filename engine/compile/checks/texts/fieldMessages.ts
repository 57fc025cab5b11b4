import type { FieldEntry } from '../../../analyse/fields';
import { allFields } from '../../../analyse/fields';
import type { FieldSchema } from '../../../core/definition/types';
import { isObject, type Json } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import { messageKinds } from '../../messageKinds';
import type { TabModel } from '../../model/model';
import { overridesOf, uisOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { type Said, say } from '../../problems/say';
import { listed } from '../../problems/words';

const CHOICE: (keyof FieldSchema)[] = ['oneOf', 'enum', 'options'];

/** Where the errors of a keyword come from, when it is not the keyword itself. */
const sources: Record<string, (keyof FieldSchema)[]> = {
  enum: CHOICE,
  oneOf: CHOICE,
  format: ['format', 'formatBy'],
  maxLength: ['maxLength', 'maxLengthOf'],
};

/** Any field can be missing, of another type than it should, or refused by a rule. */
const always = ['required', 'type', 'rule'];

/** Messages of a field for keywords and formats that it does not have: nothing would ever show them. */
export function checkFieldMessages(tab: TabModel): Problem[] {
  const entries = [...allFields(tab.fields), ...overridesOf(tab)];
  const variants = variantsOf(entries);
  const ofUi = uisOf(tab).flatMap(({ ui, pointer, entry }) => {
    if (!entry) return [];
    return Object.keys(ui['ui:messages'] ?? {}).flatMap((key) => {
      const reason = reasonAgainst(key, variants.get(entry.node) ?? []);
      const place = `${pointer}/ui:messages${toPointer([key])}`;
      return reason === undefined ? [] : [unused(tab, { key, reason, node: entry.node, place })];
    });
  });
  const ofSchema = entries.flatMap((entry) => {
    const texts = entry.schema.errorMessage;
    return Object.keys(isObject(texts as Json | undefined) ? (texts ?? {}) : {}).flatMap((key) => {
      const reason = always.includes(key) ? undefined : reasonAgainst(key, variants.get(entry.node) ?? []);
      const place = `${entry.pointer}/errorMessage${toPointer([key])}`;
      if (reason === undefined || !tab.source.has(place)) return [];
      return [unused(tab, { key, reason, node: entry.node, place })];
    });
  });
  return [...ofUi, ...ofSchema];
}

/** Each field as it is, and as the forms of its list change it, by its node. */
function variantsOf(entries: readonly Pick<FieldEntry, 'node' | 'schema'>[]): Map<string, FieldSchema[]> {
  const variants = new Map<string, FieldSchema[]>();
  for (const { node, schema } of entries) variants.set(node, [...(variants.get(node) ?? []), schema]);
  return variants;
}

/** Why no error of the field has this kind; nothing of a kind that does not exist, which is reported by itself. */
function reasonAgainst(key: string, variants: readonly FieldSchema[]): Said | undefined {
  const [kind = '', format] = key.split('.', 2);
  const { errors, keywords, calls } = messageKinds;
  if ((calls as readonly string[]).includes(kind)) return say`é de uma chamada, e não de um campo`;
  const formats = variants.flatMap((schema) => [
    ...(schema.format === undefined ? [] : [schema.format]),
    ...Object.values(schema.formatBy ?? {}).flatMap((byValue) => Object.values(byValue)),
  ]);
  if (format !== undefined && !formats.includes(format)) {
    return say`é de um formato que ele não tem. Esperado: ${formats.length > 0 ? listed(formats) : say`nenhum formato`}`;
  }
  if ((errors as readonly string[]).includes(kind) || always.includes(kind)) return undefined;
  if (!(keywords as readonly string[]).includes(kind)) return undefined;
  const needed = sources[kind] ?? [kind as keyof FieldSchema];
  if (variants.some((schema) => needed.some((keyword) => schema[keyword] !== undefined))) return undefined;
  return say`é de uma palavra-chave que ele não tem. Esperado: ${listed(needed)} no campo`;
}

function unused(tab: TabModel, found: { key: string; reason: Said; node: string; place: string }): Problem {
  const message = say`A mensagem "${found.key}" do campo "${found.node}" nunca aparece: ${found.reason}.`;
  return problemAt(tab.source, 'DEF_UNUSED_MESSAGE', { pointer: found.place, at: 'key' }, message);
}
