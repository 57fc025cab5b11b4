import type { CollectionDefinition, FieldSchema, FieldUi, TabDefinition } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { type Collected, collect } from './collect';
import { importField } from './field';
import { NotSaid } from './notSaid';
import { dereferenced, typeOf } from './resolve';
import { rulesOf } from './rules';
import { inOrder, type ObjectNode, sectionsOf } from './sections';
import type { Drawn, ImportedTab, Need, NotCarried, Place, Source } from './types';
import { plainText, textOf, titleOf, type UiWords, unknownWords, wordsOf } from './ui';
import { alwaysOf, joined, limitRule } from './variants';

/** What of a form is not in its schema. */
export interface ImportOptions {
  /** The id of the tab, which is the name of its file. */
  id: string;
  uiSchema?: Source;
}

/**
 * A tab of an rjsf form: conditions become rules, objects sections, lists of objects collections. What the vocabulary has no
 * words for is listed with its place; `checkImport` also leaves out what `schemas:check` refuses.
 */
export function importTab(schema: Source, { id, uiSchema = {} }: ImportOptions): ImportedTab {
  const notCarried: NotCarried[] = [];
  const part = new ImportedObject(schema, notCarried);
  const made = part.make(schema, '', uiSchema, '');
  const title = titleOf(wordsOf(uiSchema, ''), schema, id);
  const { sections, ...rest } = made;
  const lead = textOf(wordsOf(uiSchema, ''), 'description') ?? schema.description;
  const tab: TabDefinition = {
    $schema: '../vocabulary/tab.schema.json',
    id,
    title,
    ...(typeof lead === 'string' && lead && { lead: plainText(lead) }),
    schema: rest.schema as TabDefinition['schema'],
    uiSchema: { 'ui:sections': sections, ...rest.ui },
    ...(rest.rules.length > 0 && { rules: rest.rules.map(({ rule }) => rule) }),
    ...(Object.keys(rest.collections).length > 0 && { collections: rest.collections }),
  };
  const own = rest.rules.map(({ pointer }, index) => [`/rules/${index}`, pointer]);
  return { tab, notCarried: onceEach(notCarried), origins: { ...Object.fromEntries(own), ...part.rowOrigins } };
}

/** One reason for each place, the first. */
const onceEach = (list: readonly NotCarried[]) =>
  list.filter(
    (one, index) => list.findIndex((same) => same.file === one.file && same.pointer === one.pointer) === index,
  );

/** The fields, rules and order of one object: of the whole tab, or of the rows of a list. */
class ImportedObject {
  readonly ui: Record<string, FieldUi> = {};
  readonly collections: Record<string, CollectionDefinition> = {};
  readonly shown: Place[] = [];
  readonly drawn: Drawn[] = [];
  readonly objects = new Map<string, ObjectNode>();
  readonly rowOrigins: Record<string, string> = {};

  constructor(
    readonly root: Source,
    readonly notCarried: NotCarried[],
    readonly isRow = false,
  ) {}

  make(schema: Source, pointer: string, uiSchema: Json | undefined, uiPointer: string) {
    const collected = collect(schema, this.root, pointer);
    this.notCarried.push(...collected.notCarried);
    this.drawn.push(...collected.drawn);
    const words = wordsOf(uiSchema, uiPointer);
    const node: ObjectNode = { path: [], title: titleOf(words, schema, 'Dados'), words, names: [] };
    const result: FieldSchema = { type: 'object', properties: {} };
    this.notCarried.push(...unknownWords(words, 'object', ['addable', 'orderable', 'removable']));
    for (const place of collected.places.values()) this.add(place, { collected, node, uiSchema, uiPointer, result });
    this.unknownUi(uiSchema, uiPointer, collected.places);
    const needs = this.needed(collected, result);
    return {
      schema: result,
      ui: this.ui,
      collections: this.collections,
      rules: rulesOf(this.shown, needs, this.drawn),
      fields: inOrder(node.names, words.get('order')?.value),
      sections: this.isRow ? [] : sectionsOf(node, this.objects),
    };
  }

  private add(place: Place, around: Around): void {
    const { path } = place;
    const [parent, name] = [path.slice(0, -1), path.at(-1) as string];
    const owner = parent.length === 0 ? around.node : this.objects.get(parent.join('/'));
    const holder = schemaAt(around.result, parent);
    if (!owner || !holder) return;
    const { value: given, pointer: uiPointer } = uiAt(around.uiSchema, around.uiPointer, path);
    const words = wordsOf(given, uiPointer);
    const [{ schema, pointer }] = place.variants as [Place['variants'][number]];
    try {
      if (typeOf(schema) === 'object') this.addObject(place, owner, holder, words);
      else {
        const { placed, drawn, notCarried } = joined(place);
        if (words.get('widget')?.value === 'hidden')
          throw new NotSaid(pointer, 'Um campo oculto não existe: o valor é de quem grava.');
        const field = this.isList(placed.schema)
          ? this.listOf(path, placed, given, uiPointer)
          : this.fieldOf(path, placed, words);
        if (Object.keys(field.ui).length > 0) this.ui[path.join('/')] = field.ui;
        holder.properties = { ...holder.properties, [name]: field.schema };
        owner.names.push(name);
        this.drawn.push(...drawn);
        this.notCarried.push(...notCarried);
        if (!alwaysOf(place)) this.shown.push(place);
      }
    } catch (error) {
      if (!(error instanceof NotSaid)) throw error;
      this.notCarried.push({ file: 'schema', pointer: error.pointer || pointer, reason: error.message });
    }
  }

  private addObject({ path, variants }: Place, owner: ObjectNode, holder: FieldSchema, words: UiWords): void {
    const name = path.at(-1) as string;
    const [{ schema, pointer }] = variants as [Place['variants'][number]];
    if (this.isRow) throw new NotSaid(pointer, 'Uma linha não tem grupos de campos.');
    const title = titleOf(words, schema, name);
    const description = typeof schema.description === 'string' && schema.description;
    if (description && !words.has('description')) words.set('description', { value: description, pointer: '' });
    this.objects.set(path.join('/'), { path, title, words, names: [] });
    owner.names.push(name);
    holder.properties = { ...holder.properties, [name]: { type: 'object', properties: {} } };
    this.notCarried.push(...unknownWords(words, 'object'));
  }

  private fieldOf(path: readonly string[], placed: { schema: Source; pointer: string }, words: UiWords) {
    const field = importField(path.at(-1) as string, placed, words);
    this.notCarried.push(...field.notCarried);
    for (const limits of field.limits) {
      this.drawn.push(limitRule(path, limits, { ...placed, when: [] }));
    }
    return { schema: field.schema, ui: field.ui };
  }

  private isList(schema: Source): boolean {
    return (
      typeOf(schema) === 'array' &&
      isObject(schema.items) &&
      !Array.isArray(schema.items.enum) &&
      !Array.isArray(schema.items.oneOf)
    );
  }

  /** A list of objects: a collection whose rows are edited in place. */
  private listOf(
    path: readonly string[],
    { schema, pointer }: { schema: Source; pointer: string },
    ui: Json | undefined,
    uiPointer: string,
  ) {
    const name = path.join('/');
    if (this.isRow || path.length > 1) throw new NotSaid(pointer, 'Uma lista fica na raiz da aba.');
    const items = dereferenced({ schema: schema.items as Source, pointer: `${pointer}/items` }, this.root);
    if (typeOf(items.schema) !== 'object')
      throw new NotSaid(pointer, 'Uma lista é de objetos, ou de opções que se marcam.');
    const words = wordsOf(ui, uiPointer);
    const rowUi = isObject(ui) ? ui.items : undefined;
    const row = new ImportedObject(this.root, this.notCarried, true).make(
      items.schema,
      items.pointer,
      rowUi,
      `${uiPointer}/items`,
    );
    if (row.fields.length === 0) throw new NotSaid(pointer, 'Nenhum campo da linha pôde ser trazido.');
    this.notCarried.push(...unknownWords(words, 'object', ['addable']));
    const title = titleOf(words, schema, name);
    this.collections[name] = {
      title: `${title} {n}`,
      ...(words.get('addable')?.value !== false && { add: title }),
      fields: row.fields,
      ...(row.rules.length > 0 && { rules: row.rules.map(({ rule }) => rule) }),
    };
    for (const [index, rule] of row.rules.entries()) {
      this.rowOrigins[`/collections${toPointer([name])}/rules/${index}`] = rule.pointer;
    }
    for (const keyword of Object.keys(schema)) {
      if (LIST_WORDS.includes(keyword)) continue;
      this.notCarried.push({
        file: 'schema',
        pointer: `${pointer}/${keyword}`,
        reason: `Uma lista não tem "${keyword}".`,
      });
    }
    const bounds = Object.fromEntries(
      ['minItems', 'maxItems'].flatMap((word) => (typeof schema[word] === 'number' ? [[word, schema[word]]] : [])),
    );
    return {
      schema: { type: 'array' as const, title, ...bounds, items: row.schema },
      ui: Object.keys(row.ui).length > 0 ? { items: row.ui } : {},
    };
  }

  /** What is always required goes into the schema, the rest into rules; a list only where it may not be empty. */
  private needed({ needs, places }: Collected, result: FieldSchema): Need[] {
    const isConditional = (name: string) => this.shown.some(({ path }) => path.join('/') === name);
    const left: Need[] = [];
    for (const need of needs) {
      const name = need.path.join('/');
      const holder = schemaAt(result, need.path.slice(0, -1));
      const field = holder?.properties?.[need.path.at(-1) as string];
      if (field?.type === 'object') continue;
      if (!field) {
        if (!places.has(name))
          this.notCarried.push({
            file: 'schema',
            pointer: need.pointer,
            reason: `Não há campo "${name}" para ser exigido.`,
          });
      } else if (field.type === 'array') continue;
      else if (need.when.length === 0 && !isConditional(name))
        require_(holder as FieldSchema, need.path.at(-1) as string);
      else {
        left.push(need);
        if (need.when.length === 0) {
          const reason = `Enquanto "${name}" não aparece, não se exige; rjsf recusaria os dados.`;
          this.notCarried.push({ file: 'schema', pointer: need.pointer, reason });
        }
      }
    }
    for (const { path, variants } of places.values()) {
      const holder = schemaAt(result, path.slice(0, -1));
      const field = holder?.properties?.[path.at(-1) as string];
      if (field?.type !== 'array' || !field.minItems) continue;
      const [{ pointer }] = variants as [Place['variants'][number]];
      if (!isConditional(path.join('/'))) require_(holder as FieldSchema, path.at(-1) as string);
      else for (const { when } of variants) left.push({ path, when, pointer });
    }
    return left;
  }

  /** Names that the UI schema speaks of and the schema does not have. */
  private unknownUi(
    ui: Json | undefined,
    pointer: string,
    places: Collected['places'],
    path: readonly string[] = [],
  ): void {
    if (!isObject(ui)) return;
    for (const [name, inner] of Object.entries(ui)) {
      if (name.startsWith('ui:') || name.startsWith('$')) continue;
      const own = [...path, name];
      const at = pointer + toPointer([name]);
      const place = places.get(own.join('/'));
      if (!place) this.notCarried.push({ file: 'uiSchema', pointer: at, reason: `Não há campo "${own.join('/')}".` });
      else if (typeOf(place.variants[0]?.schema ?? {}) === 'object') this.unknownUi(inner, at, places, own);
    }
  }
}

const LIST_WORDS = ['type', 'title', 'items', 'minItems', 'maxItems', '$id', '$comment', 'examples'];

interface Around {
  collected: Collected;
  node: ObjectNode;
  uiSchema: Json | undefined;
  uiPointer: string;
  result: FieldSchema;
}

function require_(holder: FieldSchema, name: string): void {
  holder.required = [...new Set([...(holder.required ?? []), name])];
}

function schemaAt(schema: FieldSchema, path: readonly string[]): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((outer, name) => outer?.properties?.[name], schema);
}

function uiAt(
  ui: Json | undefined,
  pointer: string,
  path: readonly string[],
): { value: Json | undefined; pointer: string } {
  return path.reduce<{ value: Json | undefined; pointer: string }>(
    (outer, name) => ({
      value: isObject(outer.value) ? outer.value[name] : undefined,
      pointer: outer.pointer + toPointer([name]),
    }),
    { value: ui, pointer },
  );
}
