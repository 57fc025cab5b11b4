import { sharedName } from '../../core/definition/inlineRefs';
import { isEqual, isObject, type Json, type JsonObject } from '../../core/json';
import { SHARED_FOLDER } from '../read/sharedFolder';
import { optionId } from './types';

/** A field as a tab declares it, what shared fields say of it included. */
interface Declared {
  /** The field, or shared field, that says its options. */
  options?: { owner: string; values: Json[] };
  /** The field of a shared field that it is: `$defs/address/Zip`. */
  home?: string;
}

/** What must be known of all files before the names in one of them are read. */
export interface World {
  /** The tabs that these wizards call so: `['loan/reader']`. */
  tabsCalled(id: string, wizards: readonly string[]): string[];
  /** The wizards that a tab is part of. */
  wizardsOf(tab: string): string[];
  /** The wizards that use a part of shared.json. */
  wizardsWithPart(part: string): string[];
  /** The tabs of a wizard. */
  tabsOf(wizard: string): string[];
  isField(id: string): boolean;
  /** The field itself, or that of a shared field that it is. */
  homeOf(id: string): string;
  /** Where a field stands: itself, or each place of a field of a shared field. */
  placesOf(home: string): string[];
  /** Fields of rows and objects of a tab that are called so. */
  innerFields(tab: string, name: string): string[];
  /** Whether shared.json has a question of this name. */
  isAsk(name: string): boolean;
  /** The rules of a tab, and of its lists, that have this id. */
  rulesCalled(tab: string, id: string): string[];
  /** The option of a field that has this code. */
  optionOf(field: string, value: Json): string | undefined;
}

/** The world of parsed files by path; what is broken in them is passed over. */
export function worldOf(files: Readonly<Record<string, Json>>): World {
  const tabs = new Map<string, Map<string, string>>();
  const parts = new Map<string, string[]>();
  const fields = new Map<string, Declared>();
  const defs = objectAt(objectAt(files['shared.json']).$defs);
  const asks = objectAt(objectAt(files['shared.json']).asks);
  const rules = new Map<string, string[]>();
  for (const [path, value] of Object.entries(files)) {
    const [folder = '', name = ''] = path.split('/');
    if (name === '') continue;
    if (name === 'wizard.json' || name === 'forms.json') {
      const { tabs: listed, forms, parts: carried } = objectAt(value);
      const entries = [...listAt(listed), ...listAt(forms)].map(objectAt);
      const keys = entries.map(({ id, shared }) => [String(id), `${shared ? SHARED_FOLDER : folder}/${id}`] as const);
      tabs.set(folder, new Map(keys));
      for (const part of listAt(carried)) {
        if (typeof part === 'string') parts.set(part, [...(parts.get(part) ?? []), folder]);
      }
    } else if (name !== 'migration.json') {
      const id = path.replace(/\.json$/, '');
      declare(fields, { id, home: id }, objectAt(objectAt(value).schema), defs);
      rules.set(id, rulesOf(id, objectAt(value)));
    }
  }
  const users = (tab: string) => [...tabs].flatMap(([id, own]) => ([...own.values()].includes(tab) ? [id] : []));
  return {
    tabsCalled: (id, wizards) => [...new Set(wizards.flatMap((wizard) => tabs.get(wizard)?.get(id) ?? []))],
    wizardsOf: users,
    wizardsWithPart: (part) => parts.get(part) ?? [],
    tabsOf: (wizard) => [...(tabs.get(wizard)?.values() ?? [])],
    isField: (id) => fields.has(id),
    homeOf: (id) => fields.get(id)?.home ?? id,
    placesOf: (home) => [...fields].flatMap(([id, field]) => ((field.home ?? id) === home ? [id] : [])),
    isAsk: (name) => name in asks,
    rulesCalled: (tab, id) => (rules.get(tab) ?? []).filter((rule) => rule.endsWith(`/${id}`)),
    innerFields: (tab, name) =>
      [...fields.keys()].flatMap((outer) => {
        const id = `${outer}/${name}`;
        return outer.startsWith(`${tab}/`) && fields.has(id) ? [id] : [];
      }),
    optionOf(field, value) {
      const options = fields.get(field)?.options;
      return options?.values.some((one) => isEqual(one, value)) ? optionId(options.owner, value) : undefined;
    },
  };
}

/** The rules of a tab and of its lists: `loan/reader/home`, `loan/reader/books/lost`. */
function rulesOf(tab: string, { rules, collections }: JsonObject): string[] {
  const below = (around: string, list: Json | undefined) =>
    listAt(list).map((rule) => `${around}/${objectAt(rule).id}`);
  const ofLists = Object.entries(objectAt(collections)).flatMap(([list, collection]) =>
    below(`${tab}/${list}`, objectAt(collection).rules),
  );
  return [...below(tab, rules), ...ofLists];
}

/** Enters the fields of an object or row; `home` is that of the shared field that declares them. */
function declare(
  fields: Map<string, Declared>,
  { id, home }: { id: string; home: string },
  schema: JsonObject,
  defs: JsonObject,
): void {
  for (const [name, inner] of Object.entries(objectAt(schema.properties))) {
    const key = `${id}/${name}`;
    const own = `${home}/${name}`;
    const { resolved, owners } = resolve(own, objectAt(inner), defs);
    const rows = resolve(owners.items ?? own, objectAt(resolved.items), defs);
    const isList = isObject(rows.resolved.properties);
    const values = optionsIn(resolved);
    const owner = owners.oneOf ?? owners.enum ?? own;
    fields.set(key, { ...(values && { options: { owner, values } }), ...(own !== key && { home: own }) });
    const inside = isList ? rows : { resolved, owners };
    declare(fields, { id: key, home: inside.owners.properties ?? own }, inside.resolved, defs);
  }
}

/** A field with its shared field in it, and who says each key of it. */
function resolve(
  owner: string,
  field: JsonObject,
  defs: JsonObject,
): { resolved: JsonObject; owners: Record<string, string> } {
  const { $ref, ...own } = field;
  const owners = Object.fromEntries(Object.keys(own).map((key) => [key, owner]));
  const name = typeof $ref === 'string' ? sharedName($ref) : undefined;
  if (name === undefined) return { resolved: own, owners };
  const { [name]: target, ...others } = defs;
  const base = resolve(`$defs/${name}`, objectAt(target), others);
  return { resolved: { ...base.resolved, ...own }, owners: { ...base.owners, ...owners } };
}

function optionsIn({ oneOf, enum: codes }: JsonObject): Json[] | undefined {
  if (Array.isArray(codes)) return codes;
  return Array.isArray(oneOf) ? oneOf.map((option) => objectAt(option).const ?? null) : undefined;
}

/** An object, an empty one in the place of anything else. */
export const objectAt = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** A list, an empty one in the place of anything else. */
export const listAt = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
