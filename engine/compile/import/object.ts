import type { CollectionDefinition, FieldSchema, FieldUi } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say, type Words } from '../problems/say';
import { collect } from './collect';
import { importField } from './field';
import { isOfObject } from './kinds';
import { isLocked, type Lock, lockOf, UNLOCKED } from './locks';
import { setMessages } from './messages';
import { namingsOf, namingsOfForm } from './named';
import { neededOf } from './needed';
import { NotSaid } from './notSaid';
import { optionsOf } from './options';
import { schemaAt, uiAt } from './places';
import { dereferenced, typeOf } from './resolve';
import { rowsAtFirst } from './rowsAtFirst';
import { rulesOf } from './rules';
import { helpIn, inOrder, type ObjectNode, sectionsOf, type Texts } from './sections';
import type { Drawn, Left, Place, Placed, Source } from './types';
import { blankTitle, textOf, titleOf, type UiWords, unknownNames, unknownWords, wordsOf } from './ui';
import { alwaysOf, joined, limitRule, otherNames } from './variants';

/** The fields, rules and order of one object: of the whole tab, or of the rows of a list. */
export class ImportedObject {
  readonly ui: Record<string, FieldUi> = {};
  readonly collections: Record<string, CollectionDefinition> = {};
  readonly shown: Place[] = [];
  readonly drawn: Drawn[] = [];
  readonly objects = new Map<string, ObjectNode>();
  readonly lists = new Map<string, { title: string; help?: string }>();
  readonly rowOrigins: Record<string, string> = {};
  /** Where each field was written, by its place in the schema of this object. */
  readonly fieldOrigins: Record<string, string> = {};

  constructor(
    readonly root: Source,
    readonly notCarried: Left[],
    /** What the screen says beside the schema, and the formats and widgets that are the same here. */
    readonly given: {
      texts: Texts;
      known: { formats: readonly string[]; widgets: readonly string[] };
    },
    readonly isRow = false,
  ) {}

  make({ schema, pointer }: Placed, ui: { value: Json | undefined; pointer: string }, outer = UNLOCKED) {
    const { value: uiSchema, pointer: uiPointer } = ui;
    const collected = collect(schema, this.root, pointer);
    this.notCarried.push(...collected.notCarried);
    this.drawn.push(...collected.drawn);
    const words = wordsOf(uiSchema, uiPointer);
    const title = titleOf(words, this.isRow ? schema : namingsOfForm(schema), this.given.texts.untitled);
    const node: ObjectNode = { path: [], title, words, lock: lockOf(words, schema, outer), names: [] };
    const result: FieldSchema = { type: 'object', properties: {} };
    this.notCarried.push(...unknownWords(words, this.isRow ? 'row' : 'object'));
    for (const place of collected.places.values()) this.add(place, { node, uiSchema, uiPointer, result });
    const isHeld = (path: readonly string[]) => schemaAt(result, path) !== undefined;
    this.notCarried.push(...unknownNames(uiSchema, uiPointer, { places: collected.places, isHeld }));
    const { needs, notCarried } = neededOf(collected, result, this);
    this.notCarried.push(...notCarried);
    return {
      schema: result,
      ui: this.ui,
      collections: this.collections,
      rules: rulesOf(this.shown, needs, this.drawn),
      fields: inOrder(node.names, words.get('order')?.value),
      sections: this.isRow ? [] : sectionsOf(node, this, this.given.texts),
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
          throw new NotSaid(pointer, say`Um campo oculto não existe: o valor é de quem grava.`);
        const field = this.isList(placed.schema)
          ? this.listOf(place, placed, { value: given, pointer: uiPointer }, owner)
          : this.fieldOf(path, placed, { words, lock: owner.lock });
        if (Object.keys(field.ui).length > 0) this.ui[path.join('/')] = field.ui;
        holder.properties = { ...holder.properties, [name]: field.schema };
        owner.names.push(name);
        this.fieldOrigins[placeOf(path)] = placed.pointer;
        this.drawn.push(...drawn);
        this.notCarried.push(...notCarried);
        if (!alwaysOf(place)) this.shown.push(place);
      }
    } catch (error) {
      if (!(error instanceof NotSaid)) throw error;
      this.notCarried.push({ file: 'schema', pointer: error.pointer || pointer, reason: error.reason });
    }
  }

  private addObject({ path, variants }: Place, owner: ObjectNode, holder: FieldSchema, words: UiWords): void {
    const name = path.at(-1) as string;
    const [{ schema, pointer }] = variants as [Place['variants'][number]];
    if (this.isRow) throw new NotSaid(pointer, say`Uma linha não tem grupos de campos.`);
    const title = titleOf(words, schema, name);
    const description = typeof schema.description === 'string' && schema.description;
    if (description && !words.has('description')) words.set('description', { value: description, pointer: '' });
    this.objects.set(path.join('/'), { path, title, words, lock: lockOf(words, schema, owner.lock), names: [] });
    owner.names.push(name);
    holder.properties = { ...holder.properties, [name]: { type: 'object', properties: {} } };
    this.notCarried.push(
      ...unknownWords(words, 'object'),
      ...otherNames({ path, variants }),
      ...blankTitle(schema, pointer),
    );
  }

  private fieldOf(path: readonly string[], placed: Placed, around: { words: UiWords; lock: Lock }) {
    const field = importField(path.at(-1) as string, placed, { ...around, ...this.given.known });
    this.notCarried.push(...field.notCarried);
    for (const limits of field.limits) {
      this.drawn.push(limitRule(path, limits, { ...placed, when: [] }));
    }
    return { schema: field.schema, ui: field.ui };
  }

  private isList(schema: Source): boolean {
    return typeOf(schema) === 'array' && isObject(schema.items) && !optionsOf(schema.items);
  }

  /** A list of objects: a collection whose rows are edited in place. */
  private listOf(
    place: Place,
    { schema, pointer }: Placed,
    { value: ui, pointer: uiPointer }: { value: Json | undefined; pointer: string },
    owner: ObjectNode,
  ) {
    const { path } = place;
    const name = path.join('/');
    if (this.isRow || path.length > 1) throw new NotSaid(pointer, say`Uma lista fica na raiz da aba.`);
    const items = dereferenced({ schema: schema.items as Source, pointer: `${pointer}/items` }, this.root);
    if (!isOfObject(items, this.root))
      throw new NotSaid(pointer, say`Uma lista é de objetos, ou de opções que se marcam.`);
    const words = wordsOf(ui, uiPointer);
    const rowUi = isObject(ui) ? ui.items : undefined;
    const rows = new ImportedObject(this.root, this.notCarried, this.given, true);
    const lock = lockOf(words, schema, owner.lock);
    const row = rows.make(items, { value: rowUi, pointer: `${uiPointer}/items` }, lock);
    if (row.fields.length === 0) throw new NotSaid(pointer, say`Nenhum campo da linha pôde ser trazido.`);
    this.notCarried.push(...unknownWords(words, 'list'), ...blankTitle(schema, pointer));
    const title = titleOf(words, schema, name);
    this.lists.set(name, { title, ...helpIn(textOf(words, 'description') ?? schema.description) });
    const rowTitle = titleOf(wordsOf(rowUi, ''), namingsOf(items, this.root), title);
    const fixed = rowsAtFirst(place);
    this.collections[name] = {
      title: `${rowTitle} {n}`,
      ...(fixed.length > 0 && { fixed }),
      ...(words.get('addable')?.value !== false && { add: this.given.texts.add }),
      fields: row.fields,
      ...(row.rules.length > 0 && { rules: row.rules.map(({ rule }) => rule) }),
    };
    for (const [index, rule] of row.rules.entries()) {
      this.rowOrigins[`/collections${toPointer([name])}/rules/${index}`] = rule.pointer;
    }
    Object.assign(this.fieldOrigins, under(`${placeOf(path)}/items`, rows.fieldOrigins));
    this.notCarried.push(
      ...Object.keys(schema)
        .filter((keyword) => !LIST_WORDS.includes(keyword))
        .map((keyword) => leftOut(`${pointer}/${keyword}`, say`Uma lista não tem "${keyword}".`)),
      ...(items.schema.description === undefined
        ? []
        : [leftOut(`${items.pointer}/description`, say`As linhas não têm "${'description'}".`)]),
    );
    const bounds = Object.fromEntries(
      ['minItems', 'maxItems'].flatMap((word) => (typeof schema[word] === 'number' ? [[word, schema[word]]] : [])),
    );
    const list: FieldSchema = {
      type: 'array',
      title,
      ...bounds,
      ...(isLocked(lock) && { readOnly: true }),
      items: row.schema,
    };
    setMessages(list, { schema, pointer }, (at, reason) => this.notCarried.push(leftOut(at, reason)));
    return {
      schema: list,
      ui: Object.keys(row.ui).length > 0 ? { items: row.ui } : {},
    };
  }
}

/** The place of a field in the schema that holds it. */
const placeOf = (path: readonly string[]) => path.map((name) => `/properties${toPointer([name])}`).join('');

/** The same origins of what stands below a place. */
export const under = (start: string, origins: Record<string, string>) =>
  Object.fromEntries(Object.entries(origins).map(([place, origin]) => [start + place, origin]));

const LIST_WORDS = [
  'type',
  'errorMessage',
  'title',
  'description',
  'readOnly',
  'items',
  'minItems',
  'maxItems',
  '$id',
  '$comment',
];

const leftOut = (pointer: string, reason: Words): Left => ({ file: 'schema', pointer, reason });

interface Around {
  node: ObjectNode;
  uiSchema: Json | undefined;
  uiPointer: string;
  result: FieldSchema;
}
