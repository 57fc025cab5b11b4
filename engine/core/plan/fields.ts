import type {
  BlockItem,
  CollectionDefinition,
  FieldSchema,
  FieldUi,
  SectionItem,
  TabDefinition,
} from '../definition/types';
import type { Pointer } from '../pointer';

/** One field of a tab or of the rows of a list. */
export interface FieldPlan {
  /** `Cep`, `principal/Agencia`, `contas`, `contas[]/Agencia`; `#arquivos` for a block. */
  node: string;
  name: string;
  /** The list whose rows hold it. */
  list?: string;
  /** The steps from the tab's data, or from the row. */
  path: string[];
  /** Where they lead: `/principal/Agencia`; a block's is its node. */
  pointer: Pointer;
  schema: FieldSchema;
  ui: FieldUi;
  /** The section that shows it. */
  section?: string;
  /** The block that shows it, in place of the section. */
  block?: string;
  /** Place in the order of the screen. */
  order: number;
  /** Required whenever the tab is complete. */
  required: boolean;
}

/** The name of a row field's node. */
export const rowNode = (list: string, name: string): string => `${list}[]/${name}`;

/** Where data hold a field, whatever the row: `Cep`, `contas/Agencia`. */
export const placeOf = ({ node }: Pick<FieldPlan, 'node'>): string => node.replace('[]', '');

/** The node of a block, which is its pointer too: rules may show it, and it never has a value. */
export const blockNode = (id: string): string => `#${id}`;

/** The pointer of a field; row fields need the index of their row. A block's is its node. */
export function pointerOf(field: FieldPlan, index?: number): Pointer {
  return field.list === undefined ? field.pointer : `/${field.list}/${index ?? 0}${field.pointer}`;
}

/** The names of the fields among the items of a section or form. */
export function fieldNames(items: readonly SectionItem[] | undefined): string[] {
  return (items ?? []).filter((item): item is string => typeof item === 'string');
}

/** Whether an item of a section is a block. */
export const isBlock = (item: SectionItem): item is BlockItem => typeof item === 'object' && 'block' in item;

/** The blocks of a tab in the order of the screen. */
export function blocksOf(tab: TabDefinition): BlockItem[] {
  return tab.uiSchema['ui:sections'].flatMap((section) => section.fields.filter(isBlock));
}

/** Every field of a tab, those of rows included, in the order of the screen; unplaced ones come last. */
export function fieldsOf(tab: TabDefinition): FieldPlan[] {
  const { placed, last } = placesOf(tab);
  const plans: FieldPlan[] = [];
  const add = (name: string, schema: FieldSchema, path: string[], required: boolean) => {
    const node = [...path, name].join('/');
    const { order: item = last, ...place } = placed.get(node) ?? placed.get(path[0] ?? name) ?? {};
    const order = item * 1000;
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
      pointer: `/${node}`,
      schema,
      ui: uiOf(tab, node),
      order,
      required,
      ...place,
    });
    if (schema.type === 'array' && schema.items?.properties) {
      plans.push(...rowFieldsOf(tab, node, schema.items, order).map((field) => ({ ...field, ...place })));
    }
  };
  const required = new Set(tab.schema.required);
  for (const [name, schema] of Object.entries(tab.schema.properties)) add(name, schema, [], required.has(name));
  for (const section of tab.uiSchema['ui:sections']) {
    for (const item of section.fields) {
      const node = isBlock(item) ? blockNode(item.id) : idOfNote(item);
      if (node !== undefined) plans.push(valueless(node, section.id, (placed.get(node)?.order ?? last) * 1000));
    }
  }
  return plans.sort((a, b) => a.order - b.order);
}

/** Where a field, block or text stands. */
interface Place {
  order: number;
  section: string;
  block?: string;
}

/** Where the sections show their items; a field that no section shows, but a block binds, stands at the block. */
function placesOf(tab: TabDefinition): { placed: Map<string, Place>; last: number } {
  const items = tab.uiSchema['ui:sections'].flatMap(({ id, fields }) => fields.map((item) => ({ section: id, item })));
  const placed = new Map<string, Place>();
  for (const [order, { section, item }] of items.entries()) {
    if (typeof item === 'string') placed.set(item, { order, section });
    else if (isBlock(item)) placed.set(blockNode(item.id), { order, section });
  }
  for (const [order, { section, item }] of items.entries()) {
    if (!isBlock(item)) continue;
    for (const name of Object.values(item.binds ?? {})) {
      if (!placed.has(name)) placed.set(name, { order, section, block: item.id });
    }
  }
  return { placed, last: items.length };
}

const idOfNote = (item: SectionItem): string | undefined =>
  typeof item === 'object' && 'text' in item && 'id' in item ? String(item.id) : undefined;

/** A text or block, which rules may show and hide: a node that never has a value. */
function valueless(node: string, section: string, order: number): FieldPlan {
  return {
    node,
    name: node,
    path: [node],
    pointer: node.startsWith('#') ? node : `/${node}`,
    schema: { local: null },
    ui: {},
    section,
    order,
    required: false,
  };
}

function uiOf(tab: TabDefinition, node: string): FieldUi {
  return (tab.uiSchema[node] as FieldUi | undefined) ?? {};
}

function rowFieldsOf(tab: TabDefinition, list: string, row: FieldSchema, base: number): FieldPlan[] {
  const order = fieldNames(tab.collections?.[list]?.fields);
  const ui = uiOf(tab, list).items ?? {};
  return Object.entries(row.properties ?? {}).map(([name, schema]) => ({
    node: rowNode(list, name),
    name,
    list,
    path: [name],
    pointer: `/${name}`,
    schema,
    ui: ui[name] ?? {},
    order: base + 1 + (order.includes(name) ? order.indexOf(name) : order.length),
    required: row.required?.includes(name) ?? false,
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
