import type { FieldSchema, SettingDefinition, TabDefinition } from '../core/definition/types';
import { lately } from '../core/lately';
import { parseReference } from '../core/plan/references';
import { lateNames, type Names } from './names';
import type { Naming } from './naming';
import type { WordTable } from './table';

/** What the names of a tab are looked up in. */
export interface NamingInput {
  words: Pick<WordTable, 'modes'>;
  tabs: readonly TabDefinition[];
  settings: Record<string, SettingDefinition>;
  /** Formats by name, those that have a title of their own with it. */
  formats: Record<string, { title?: string }>;
}

/** A field, or a member of one, with what it stands in. */
interface Placed {
  path: string;
  schema: FieldSchema;
  /** Titles of what it stands in, the nearest first. */
  within: string[];
}

/** What is called the same in all scopes of a wizard. */
interface Around extends NamingInput {
  names: Pick<Naming, 'settings' | 'formats' | 'tabs'>;
  tab(id: string): Naming;
}

/** The names of each tab of a wizard by its id; an unknown tab has none. */
export function wizardNaming(input: NamingInput): (tab: string) => Naming {
  const known = new Map<string, Naming>();
  const titled = (things: [string, string | undefined][]) =>
    lateNames(() => things.map(([name, title]) => [name, title === undefined ? [] : [title, `${title} (${name})`]]));
  const around: Around = {
    ...input,
    names: {
      settings: titled(Object.entries(input.settings).map(([name, { title }]) => [name, title])),
      formats: titled(Object.entries(input.formats).map(([name, { title }]) => [name, title])),
      tabs: titled(input.tabs.map(({ id, title }) => [id, title])),
    },
    tab(id) {
      const naming =
        known.get(id) ??
        tabNaming(
          input.tabs.find((tab) => tab.id === id),
          around,
        );
      known.set(id, naming);
      return naming;
    },
  };
  return around.tab;
}

/** The scope of a tab. */
function tabNaming(tab: TabDefinition | undefined, around: Around): Naming {
  const sections = tab?.uiSchema['ui:sections'] ?? [];
  const fields = () => {
    const titles = new Map<unknown, string[]>();
    for (const { title, fields: items } of sections) {
      for (const item of new Set(items)) titles.set(item, [...(titles.get(item) ?? []), title]);
    }
    return placedIn(tab?.schema, (name) => titles.get(name) ?? []);
  };
  const naming: Naming = scopeOf(fields, around, {
    sections: lateNames(() => sections.map(({ id, title }) => [id, [title, `${title} (${id})`]])),
    isSection: (id) => sections.some((section) => section.id === id),
    root: () => naming,
  });
  return naming;
}

interface Scope {
  sections: Names;
  isSection(id: string): boolean;
  root(): Naming;
}

/** A scope of these fields, which are looked for when the first of them is asked for. */
function scopeOf(fieldsOf: () => Placed[], around: Around, { root, ...scope }: Scope): Naming {
  const fields = lately(fieldsOf);
  const schemas = lately(() => new Map(fields().map(({ path, schema }) => [path, schema])));
  const rows = new Map<string, Naming>();
  const naming: Naming = {
    ...around.names,
    ...scope,
    tab: around.tab,
    fields: lateNames(() => fields().map((field) => [field.path, labelsOf(field)])),
    get root() {
      return root();
    },
    rows(reference) {
      const { kind, path } = parseReference(reference);
      if (kind === 'others') return naming;
      const outer = outerOf(reference, naming);
      if (outer) return outer.rows(path.join('/'));
      const known = rows.get(reference);
      if (known) return known;
      const list = schemas().get(reference);
      const made = scopeOf(() => placedIn(list?.items ?? list, () => []), around, { root, ...scope });
      rows.set(reference, made);
      return made;
    },
    schema(reference) {
      const { kind, path } = parseReference(reference);
      if (kind === 'settings') return settingSchema(around.settings[path[0] ?? '']);
      if (kind === 'mode')
        return { oneOf: Object.entries(around.words.modes).map(([code, title]) => ({ const: code, title })) };
      const outer = outerOf(reference, naming);
      return outer ? outer.schema(path.join('/')) : schemas().get(reference);
    },
  };
  return naming;
}

/** The scope that a reference out of its own leads to. */
function outerOf(text: string, naming: Naming): Naming | undefined {
  const reference = parseReference(text);
  if (reference.kind === 'tabs') return naming.tab(reference.tab);
  return reference.kind === 'field' && reference.root ? naming.root : undefined;
}

function settingSchema(setting: SettingDefinition | undefined): FieldSchema | undefined {
  if (setting?.type === 'flag') return { type: 'boolean' };
  return setting?.type === 'text' ? { type: 'string' } : {};
}

/** The fields of a schema and their members, each with what it stands in. */
function placedIn(schema: FieldSchema | undefined, withinOf: (name: string) => string[], before = ''): Placed[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, inner]): Placed[] => {
    const within = withinOf(name);
    const path = `${before}${name}`;
    const members = placedIn(inner, () => [inner.title ?? name, ...within], `${path}/`);
    return [{ path, schema: inner, within }, ...members];
  });
}

/** From the plain title on, the more is said the less can be meant. */
function labelsOf({ path, schema: { title }, within }: Placed): string[] {
  if (title === undefined) return [];
  const places = within.map((_, index) => `${title} (${within.slice(0, index + 1).join(', ')})`);
  return [title, ...places, `${title} (${path})`];
}
