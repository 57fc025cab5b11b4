import type { FieldSchema, FieldUi } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { engineFormats } from '../allNames';
import { say, type Words } from '../problems/say';
import { optionsOf } from './alternatives';
import { choicesOf, isOption } from './choices';
import { NotSaid } from './notSaid';
import { typeOf } from './resolve';
import type { Left, Placed, Source } from './types';
import { blankTitle, ownOptions, sayingsOf, titleOf, type UiWords, unknownWords } from './ui';

/** A field in the words of this project. */
export interface ImportedField {
  schema: FieldSchema;
  ui: FieldUi;
  /** What it must be beyond its keywords, as a schema for a condition. */
  limits: Source[];
  notCarried: Left[];
}

/** Formats that both know. Those of texts that only rjsf knows are left out. */
const FORMATS: Record<string, string> = { date: 'date', email: 'email' };

const WIDGETS: Record<string, string> = {
  checkboxes: 'checkboxes',
  password: 'password',
  radio: 'radio',
  select: 'select',
  textarea: 'textarea',
};

/** Widgets of texts; that of passwords has no format beside it. */
const OF_TEXTS = ['textarea', 'password'];

/** Widgets of rjsf that only change how the same field looks. */
const LOOKS = ['text', 'updown', 'checkbox', 'date', 'alt-date', 'email'];

const KEPT: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  boolean: [],
};

const IGNORED = [
  '$id',
  '$schema',
  '$comment',
  '$ref',
  'type',
  'title',
  'description',
  'enumNames',
  'definitions',
  '$defs',
  'uniqueItems',
  'items',
  'required',
  'additionalProperties',
];

/** What the items of a list of options say that the field takes up, or that only describes the file. */
const OF_OPTIONS = ['$id', '$comment', '$ref', 'type', 'enum', 'enumNames', 'oneOf', 'anyOf'];

/**
 * One field that holds a text, number, yes or no, or several of some options.
 * @throws NotSaid when a field of this kind does not exist.
 */
export function importField(
  name: string,
  { schema, pointer }: Placed,
  { words, formats, widgets }: { words: UiWords; formats: readonly string[]; widgets: readonly string[] },
): ImportedField {
  const type = typeOf(schema);
  const widget = widgets.find((known) => known === words.get('widget')?.value);
  const own = widget === undefined ? undefined : ownOptions(words);
  const notCarried = [...unknownWords(words, 'field', own), ...blankTitle(schema, pointer)];
  const left = (keyword: string, reason: Words) =>
    notCarried.push({ file: 'schema', pointer: `${pointer}/${keyword}`, reason });
  const title = titleOf(words, schema, name);
  const ui = sayingsOf(words, schema.description);
  const isSeveral = type === 'array';
  const item = isSeveral ? itemOf(schema, pointer) : schema;
  if (!isSeveral && (type === undefined || !(type in KEPT))) {
    throw new NotSaid(
      pointer,
      say`Não há campo do tipo ${schema.type === undefined ? say`"desconhecido"` : JSON.stringify(schema.type)}.`,
    );
  }
  if (schema.format === 'data-url') throw new NotSaid(pointer, say`Um arquivo é de um bloco.`);
  const held = isSeveral ? `${pointer}/items` : pointer;
  const options = choicesOf({ schema: item, pointer: held }, words, (pointer, reason) =>
    notCarried.push({ file: 'schema', pointer, reason }),
  );
  const field: FieldSchema = { type: type as 'string', title };
  if (isSeveral) {
    field.items = { type: typeOf(item) as 'string', ...options };
    for (const keyword of ['minItems', 'maxItems'] as const) {
      if (typeof schema[keyword] === 'number') field[keyword] = schema[keyword];
    }
    if (schema.uniqueItems !== true) left('uniqueItems', say`Cada opção se escolhe uma vez só.`);
    for (const keyword of Object.keys(item)) {
      if (!OF_OPTIONS.includes(keyword)) left(`items/${keyword}`, say`As opções não têm "${keyword}".`);
    }
    ui['ui:widget'] = 'checkboxes';
  } else Object.assign(field, options);
  const limits: Source[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (IGNORED.includes(keyword)) continue;
    if ((keyword === 'enum' || keyword === 'oneOf') && (options || isSeveral)) continue;
    if (keyword === 'const' || keyword === 'default') {
      if (!isSeveral && value !== null && isOption(value, options)) field[keyword] = value;
      else if (value !== null) left(keyword, say`Não é um valor do campo.`);
    } else if (keyword === 'readOnly') {
      if (value === true) field.readOnly = true;
    } else if (KEPT[type as string]?.includes(keyword) && typeof value === 'number')
      Object.assign(field, { [keyword]: value });
    else if (isSeveral && ['minItems', 'maxItems'].includes(keyword)) continue;
    else if ((keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum') && typeof value === 'number') {
      if (type === 'integer') narrow(field, keyword, value);
      else limits.push({ [keyword]: value });
    } else if (
      keyword === 'multipleOf' &&
      ((value === 1 && type === 'integer') || (value === 0.01 && type === 'number'))
    ) {
      if (value === 0.01) field.format = 'decimal';
    } else if (keyword === 'format') setFormat(field, { value, formats }, left);
    else left(keyword, say`Um campo não tem "${keyword}"${keyword === 'pattern' ? say`: use um formato` : ''}.`);
  }
  if (words.get('readonly')?.value === true || words.get('disabled')?.value === true) field.readOnly = true;
  if (widget !== undefined) {
    ui['ui:widget'] = widget;
    if (own && Object.keys(own).length > 0) ui['ui:options'] = own;
  } else {
    setWidget({ field, ui, words, hasOptions: options !== undefined }, notCarried);
    setRows(ui, words, notCarried);
  }
  return { schema: field, ui, limits, notCarried };
}

/** The bound of a whole number beside one that it may not be. */
function narrow(field: FieldSchema, keyword: 'exclusiveMinimum' | 'exclusiveMaximum', bound: number): void {
  if (keyword === 'exclusiveMinimum') field.minimum = Math.max(field.minimum ?? -Infinity, Math.floor(bound) + 1);
  else field.maximum = Math.min(field.maximum ?? Infinity, Math.ceil(bound) - 1);
}

function itemOf(schema: Source, pointer: string): Source {
  if (isObject(schema.items) && optionsOf(schema.items)) return schema.items;
  throw new NotSaid(pointer, say`Uma lista é de objetos, ou de opções que se marcam.`);
}

function setFormat(
  field: FieldSchema,
  { value, formats }: { value: Json; formats: readonly string[] },
  left: (keyword: string, reason: Words) => void,
): void {
  const format = formats.find((name) => name === value) ?? FORMATS[String(value)];
  const isChoice = field.enum !== undefined || field.oneOf !== undefined;
  const isOwn = engineFormats[String(value)]?.type === (field.type === 'integer' ? 'number' : field.type);
  if (format && !isChoice && (isOwn || !(format in engineFormats))) field.format = format;
  else if (isOwn && !isChoice)
    left(
      'format',
      say`O formato ${JSON.stringify(value)} daqui pode dizer outra coisa: nomeie-o em "formats", se diz o mesmo.`,
    );
  else left('format', say`O formato ${JSON.stringify(value)} não existe aqui.`);
}

interface Shown {
  field: FieldSchema;
  ui: FieldUi;
  words: UiWords;
  hasOptions: boolean;
}

function setWidget({ field, ui, words, hasOptions }: Shown, notCarried: Left[]): void {
  const asked = words.get('widget');
  const wanted = asked?.value;
  if (field.type === 'boolean') {
    ui['ui:widget'] = hasOptions
      ? wanted === 'radio'
        ? 'radio'
        : 'select'
      : wanted === 'radio' || wanted === 'select'
        ? 'yesno'
        : 'checkbox';
  } else if (field.type === 'number' && !hasOptions && field.format === undefined) ui['ui:widget'] = 'number';
  if (asked === undefined || field.type === 'boolean') {
    if (asked && !['radio', 'select', 'checkbox'].includes(String(wanted)))
      notCarried.push(widgetLeft(asked.pointer, wanted));
    return;
  }
  const own = WIDGETS[String(wanted)];
  const needsOptions = own === 'radio' || own === 'select';
  if (
    own &&
    needsOptions === (hasOptions || field.type === 'array') &&
    (!OF_TEXTS.includes(own) || field.type === 'string') &&
    (own !== 'password' || field.format === undefined)
  ) {
    if (own !== 'select' && field.type !== 'array') ui['ui:widget'] = own;
  } else if (wanted === 'date' || wanted === 'alt-date' || wanted === 'email') {
    if (field.type === 'string' && !hasOptions) field.format ??= wanted === 'email' ? 'email' : 'date';
  } else if (own !== 'checkboxes' && !LOOKS.includes(String(wanted)))
    notCarried.push(widgetLeft(asked.pointer, wanted));
}

function setRows(ui: FieldUi, words: UiWords, notCarried: Left[]): void {
  const rows = words.get('rows');
  if (rows === undefined) return;
  if (ui['ui:widget'] === 'textarea' && typeof rows.value === 'number') ui['ui:options'] = { rows: rows.value };
  else
    notCarried.push({ file: 'uiSchema', pointer: rows.pointer, reason: say`Só um texto de várias linhas tem "rows".` });
}

const widgetLeft = (pointer: string, wanted: Json | undefined): Left => ({
  file: 'uiSchema',
  pointer,
  reason: say`O controle ${JSON.stringify(wanted)} não existe aqui: o campo aparece com o do seu tipo.`,
});
