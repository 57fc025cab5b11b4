import type { CollectionDefinition, FieldSchema, FieldUi, SectionItem, TabDefinition } from '../definition/types';
import type { Pointer } from '../pointer';

/** One field of a tab or of the rows of a list. */
export interface FieldPlan {
  /** `Cep`, `principal/Agencia`, `contas`, `contas[]/Agencia`. */
  node: string;
  name: string;
  /** The list whose rows hold it. */
  list?: string;
  /** The steps from the tab's data, or from the row. */
  path: string[];
  schema: FieldSchema;
  ui: FieldUi;
  /** The section that shows it. */
  section?: string;
  /** Place in the order of the screen. */
  order: number;
  /** Required whenever the tab is complete. */
  required: boolean;
}

/** The name of a row field's node. */
export const rowNode = (list: string, name: string): string => `${list}[]/${name}`;

/** The pointer of a field; row fields need the index of their row. */
export function pointerOf(field: FieldPlan, index?: number): Pointer {
  const path = `/${field.path.join('/')}`;
  return field.list === undefined ? path : `/${field.list}/${index ?? 0}${path}`;
}

/** The names of the fields among the items of a section or form. */
export function fieldNames(items: readonly SectionItem[] | undefined): string[] {
  return (items ?? []).filter((item): item is string => typeof item === 'string');
}

/** Every field of a tab, those of rows included, in the order of the screen; unplaced ones come last. */
export function fieldsOf(tab: TabDefinition): FieldPlan[] {
  const placed = new Map<string, { section: string; order: number }>();
  for (const section of tab.uiSchema['ui:sections']) {
    for (const name of fieldNames(section.fields)) placed.set(name, { section: section.id, order: placed.size });
  }
  const plans: FieldPlan[] = [];
  const add = (name: string, schema: FieldSchema, path: string[], required: boolean) => {
    const node = [...path, name].join('/');
    const place = placed.get(node) ?? placed.get(path[0] ?? name);
    if (schema.type === 'object') {
      for (const [inner, innerSchema] of Object.entries(schema.properties ?? {})) {
        add(inner, innerSchema, [...path, name], schema.required?.includes(inner) ?? false);
      }
      return;
    }
    plans.push({
      node,
      name,
      path: [...path, name],
      schema,
      ui: uiOf(tab, node),
      order: (place?.order ?? placed.size) * 1000,
      required,
      ...(place && { section: place.section }),
    });
    if (schema.type === 'array' && schema.items?.properties) {
      plans.push(...rowFieldsOf(tab, node, schema.items, (place?.order ?? placed.size) * 1000, place?.section));
    }
  };
  for (const [name, schema] of Object.entries(tab.schema.properties)) {
    add(name, schema, [], tab.schema.required?.includes(name) ?? false);
  }
  for (const section of tab.uiSchema['ui:sections']) {
    for (const item of section.fields) {
      if (typeof item === 'object' && 'text' in item && 'id' in item) plans.push(noteOf(String(item.id), section.id));
    }
  }
  return plans.sort((a, b) => a.order - b.order);
}

/** A text that rules may show and hide: a node that never has a value. */
function noteOf(id: string, section: string): FieldPlan {
  return {
    node: id,
    name: id,
    path: [id],
    schema: { local: null },
    ui: {},
    section,
    order: Number.MAX_SAFE_INTEGER,
    required: false,
  };
}

function uiOf(tab: TabDefinition, node: string): FieldUi {
  return (tab.uiSchema[node] as FieldUi | undefined) ?? {};
}

function rowFieldsOf(tab: TabDefinition, list: string, row: FieldSchema, base: number, section?: string): FieldPlan[] {
  const order = fieldNames(tab.collections?.[list]?.fields);
  const ui = uiOf(tab, list).items ?? {};
  return Object.entries(row.properties ?? {}).map(([name, schema]) => ({
    node: rowNode(list, name),
    name,
    list,
    path: [name],
    schema,
    ui: ui[name] ?? {},
    order: base + 1 + (order.includes(name) ? order.indexOf(name) : order.length),
    required: row.required?.includes(name) ?? false,
    ...(section !== undefined && { section }),
  }));
}

/** Whether the rows of a collection are edited in place and travel with the tab. */
export function isInPlace(collection: CollectionDefinition | undefined): boolean {
  return !collection?.forms?.length;
}

/** The value an emptied field takes: its `const` or `default`, else none. */
export function emptyValueOf(schema: FieldSchema) {
  return schema.const ?? schema.default;
}
