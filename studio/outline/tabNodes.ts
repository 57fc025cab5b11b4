import { isObject, type Json, type JsonObject, toPointer } from '../../engine/core';
import { fieldPointer, fieldTitle, objectAt } from '../document/pointers';
import { rowOrder } from '../document/structure/order';
import type { Selection } from '../document/workspace';
import { blockTitles } from '../words/brought';
import { madeOf } from './madeOf';
import { group, leaf, listAt, type NodeKind, type OutlineNode, textOf } from './node';

type Values = Readonly<Record<string, Json>>;

/** Where a tab stands. */
export interface TabPlace {
  file: string;
  tab: string;
  /** Where its file stands, as references name it. */
  home: string;
  at(pointer: string): Selection;
}

/** Reads the sections, lists and rules of one tab. */
export class TabReader {
  readonly #values: Values;
  readonly #place: TabPlace;
  readonly #tab: Json | undefined;
  readonly #properties: JsonObject;

  constructor(values: Values, place: TabPlace) {
    this.#values = values;
    this.#place = place;
    this.#tab = values[place.file];
    this.#properties = objectAt(this.#tab, '/schema/properties');
  }

  children(): OutlineNode[] {
    const { at } = this.#place;
    const sections = listAt(this.#tab, '/uiSchema/ui:sections').map((section, index) => this.#section(section, index));
    const loose = this.#loose();
    return [
      ...sections,
      ...(loose.length > 0 ? [group('rules', 'Fora da tela', loose, at('/schema/properties'))] : []),
      this.#rules(listAt(this.#tab, '/rules')),
    ];
  }

  #rules(rules: Json[]): OutlineNode {
    const { at, tab } = this.#place;
    return madeOf(rules, `${tab} rules`, [], () => {
      const rows = rules.map((rule, index) => this.#rule(rule, `/rules/${index}`));
      return group('rules', 'Regras', rows, at('/rules'));
    });
  }

  /** The row of a section stays while it and the schemas of its fields are the same. */
  #section(section: Json, index: number): OutlineNode {
    const schemas = this.#schemasOf(listAt(section, '/fields'));
    if (!isObject(section) || !schemas) return this.#sectionNode(section, index);
    const on = [this.#values['shared.json'], ...schemas];
    return madeOf(section, `${this.#place.tab} ${index}`, on, () => this.#sectionNode(section, index));
  }

  /** The schemas that fields stand in; nothing where a list is among them, which is made of more. */
  #schemasOf(items: readonly Json[]): Json[] | undefined {
    const schemas: Json[] = [];
    for (const item of items) {
      if (typeof item !== 'string') continue;
      const schema = this.#properties[item.includes('/') ? item.slice(0, item.indexOf('/')) : item];
      if (isObject(schema) && schema.type === 'array') return undefined;
      schemas.push(schema ?? null);
    }
    return schemas;
  }

  #sectionNode(section: Json, index: number): OutlineNode {
    const { at, home } = this.#place;
    const id = textOf(objectAt(section, '').id) ?? String(index);
    const pointer = `/uiSchema/ui:sections/${index}`;
    const items = listAt(section, '/fields').map((item, position) => {
      return typeof item === 'string' ? this.#field(item) : this.#item(item, `${pointer}/fields/${position}`, id);
    });
    const node = leaf('section', textOf(objectAt(section, '').title) ?? id, id, at(pointer));
    return { ...node, subject: { kind: 'place', id: `${home}#${id}` }, children: items };
  }

  /** A note, link, help or block among the fields. */
  #item(item: Json, pointer: string, section: string): OutlineNode {
    const { at, home } = this.#place;
    const given = objectAt(item, '');
    const kind: NodeKind = 'block' in given ? 'block' : 'note';
    const block = textOf(given.block);
    const called = block === undefined ? undefined : (blockTitles[block] ?? block);
    const said = called ?? ['note', 'link', 'info', 'text'].map((key) => textOf(given[key])).find((text) => text);
    const id = textOf(given.id);
    const node = leaf(kind, said ?? 'Texto', id ?? section, at(pointer));
    return id === undefined ? node : { ...node, subject: { kind: 'place', id: `${home}#${id}` } };
  }

  /** A list is made of more than its schema; of any other field the row stays while that is the same. */
  #field(path: string): OutlineNode {
    const schema = objectAt(this.#tab, fieldPointer(path));
    const isList = schema.type === 'array' && isObject(schema.items);
    if (isList) return this.#fieldNode(path, schema, isList);
    const { tab } = this.#place;
    return madeOf(schema, `${tab} ${path}`, [this.#values['shared.json']], () => this.#fieldNode(path, schema, isList));
  }

  #fieldNode(path: string, schema: JsonObject, isList: boolean): OutlineNode {
    const { at, home } = this.#place;
    const pointer = fieldPointer(path);
    const node = leaf(isList ? 'list' : 'field', this.#titleOf(pointer, path), path, at(pointer));
    const shown = toPointer(['uiSchema', path]);
    return {
      ...node,
      subject: { kind: 'field', id: `${home}/${path}` },
      also: isList ? [shown, toPointer(['collections', path])] : [shown],
      ...(schema.readOnly === true && { isReadOnly: true }),
      children: isList ? this.#list(path) : [],
    };
  }

  /** The fields of the rows in the order of the screen, then those that it does not show; columns, forms and rules. */
  #list(list: string): OutlineNode[] {
    const { at, home } = this.#place;
    const rows = Object.keys(objectAt(this.#tab, `${fieldPointer(list)}/items/properties`));
    const shown = rowOrder(this.#tab, list).filter((name) => rows.includes(name));
    const fields = [...new Set([...shown, ...rows])].map((name) => {
      const pointer = fieldPointer(name, list);
      const node = leaf('field', this.#titleOf(pointer, name), name, at(pointer));
      const also = [toPointer(['uiSchema', list, 'items', name])];
      return { ...node, subject: { kind: 'field' as const, id: `${home}/${list}/${name}` }, also };
    });
    const own = toPointer(['collections', list]);
    const parts = (kind: 'column' | 'form', key: string) =>
      listAt(this.#tab, `${own}/${key}`).map((part, index) => {
        const { id, title } = objectAt(part, '');
        const node = leaf(kind, textOf(title) ?? key, textOf(id) ?? '', at(`${own}/${key}/${index}`));
        return kind === 'column' ? node : { ...node, subject: { kind, id: `${home}/${list}/${node.name}` } };
      });
    const rules = listAt(this.#tab, `${own}/rules`).map((rule, index) =>
      this.#rule(rule, `${own}/rules/${index}`, list),
    );
    const groups = [
      group('common', 'Colunas', parts('column', 'columns'), at(`${own}/columns`)),
      group('common', 'Formulários', parts('form', 'forms'), at(`${own}/forms`)),
      group('rules', 'Regras da lista', rules, at(`${own}/rules`)),
    ];
    return [...fields, ...groups.filter(({ children }) => children.length > 0)];
  }

  #rule(rule: Json, pointer: string, list?: string): OutlineNode {
    const { at, home } = this.#place;
    const { id, rule: shared } = objectAt(rule, '');
    const name = textOf(id) ?? textOf(shared) ?? 'regra';
    const around = list === undefined ? home : `${home}/${list}`;
    return leaf('rule', name, name, at(pointer), { kind: 'rule', id: `${around}/${name}` });
  }

  /** Fields of the data that no section shows. */
  #loose(): OutlineNode[] {
    const shown = new Set<string>();
    for (const section of listAt(this.#tab, '/uiSchema/ui:sections')) {
      for (const item of listAt(section, '/fields')) {
        if (typeof item === 'string') shown.add(item.includes('/') ? item.slice(0, item.indexOf('/')) : item);
      }
    }
    const loose: OutlineNode[] = [];
    for (const name of Object.keys(this.#properties)) if (!shown.has(name)) loose.push(this.#field(name));
    return loose;
  }

  #titleOf(pointer: string, path: string): string {
    return fieldTitle(this.#values, this.#place.file, pointer) ?? path;
  }
}
