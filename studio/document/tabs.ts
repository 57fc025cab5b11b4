import { isObject, type Json, type JsonObject } from '../../engine/core';
import {
  type FieldSchema,
  inlineRefs,
  type RuleDefinition,
  type SharedFields,
  type TabDefinition,
} from '../../engine/definition';
import { listAt, objectAt, type WrittenRule, withNames } from '../../engine/edit';

/** The values of the files by their path, as the workspace keeps them. */
export type Values = Readonly<Record<string, Json>>;

/** A wizard or folder of forms with its tabs, shared fields in place of their names. */
export interface Reading {
  folder: string;
  tabs: TabDefinition[];
}

/** The wizards and folders of forms that have a tab, by its file: `pf/enderecos.json`. */
export function readingsOf(values: Values, file: string): Reading[] {
  const [folder = ''] = file.split('/');
  const heads = Object.keys(values).filter((path) => /^[^/]+\/(?:wizard|forms)\.json$/.test(path));
  return heads
    .map((path) => ({ folder: path.split('/')[0] as string, files: tabFiles(values, path) }))
    .filter((found) => found.files.includes(file) || (found.folder === folder && /(?:wizard|forms)\.json$/.test(file)))
    .map((found) => ({ folder: found.folder, tabs: found.files.flatMap((path) => tabAt(values, path) ?? []) }));
}

/** The files of the tabs of a wizard or of a folder of forms, in order. */
export function tabFiles(values: Values, head: string): string[] {
  const [folder] = head.split('/');
  const { tabs, forms } = objectAt(values[head]);
  return [...listAt(tabs), ...listAt(forms)]
    .map(objectAt)
    .map(({ id, shared }) => `${shared ? 'shared' : folder}/${id}.json`);
}

/** What was made of a file before, as long as neither it nor what all share has changed. */
const made = new WeakMap<object, { shared: JsonObject; tab: TabDefinition }>();

/** A tab by its file, with shared fields and shared rules in the place of their names; `undefined` for what is none. */
export function tabAt(values: Values, file: string): TabDefinition | undefined {
  const written = values[file];
  if (!isObject(written)) return undefined;
  const shared = objectAt(values['shared.json']);
  const known = made.get(written);
  if (known?.shared === shared) return known.tab;
  const tab = tabOf(written, shared);
  made.set(written, { shared, tab });
  return tab;
}

function tabOf(written: JsonObject, shared: JsonObject): TabDefinition {
  const schema = inlineRefs(objectAt(written.schema) as FieldSchema, sharedFields(shared));
  const screen = objectAt(written.uiSchema);
  const rules = (list: Json | undefined) =>
    listAt(list)
      .filter(isObject)
      .map((rule) => ruleOf(rule, shared));
  const collections = Object.entries(objectAt(written.collections)).map(([name, collection]) => [
    name,
    { ...objectAt(collection), rules: rules(objectAt(collection).rules) },
  ]);
  const sections = listAt(screen['ui:sections'])
    .map(objectAt)
    .map((section) => ({ ...section, fields: listAt(section.fields) }));
  return {
    ...written,
    schema: { ...schema, properties: schema.properties ?? {} },
    uiSchema: { ...screen, 'ui:sections': sections },
    rules: rules(written.rules),
    collections: Object.fromEntries(collections),
  } as unknown as TabDefinition;
}

/** The fields of shared.json by name, as long as they are the same ones. */
const fields = new WeakMap<JsonObject, SharedFields>();

/** The fields that shared.json says, by name; what is no object yet is none. */
export function sharedFields({ $defs }: JsonObject): SharedFields {
  if (!isObject($defs)) return {};
  const known = fields.get($defs);
  if (known) return known;
  const found = Object.entries($defs).flatMap(([name, field]) => (isObject(field) ? [[name, field] as const] : []));
  const read = Object.fromEntries(found);
  fields.set($defs, read);
  return read;
}

/** A rule with the shared one that it takes up in the place of its name. */
function ruleOf(written: JsonObject, shared: JsonObject): RuleDefinition {
  const { rule: name, names, ...own } = written as unknown as WrittenRule;
  const known = listAt(shared.rules).find((rule) => name !== undefined && objectAt(rule).id === name);
  if (!known) return own as RuleDefinition;
  const named = objectAt(names as unknown as Json) as Record<string, string>;
  return { ...withNames(known as unknown as RuleDefinition, (text) => named[text] ?? text), ...own };
}
