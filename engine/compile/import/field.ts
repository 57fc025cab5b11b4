import type { FieldSchema, FieldUi } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { say, type Words } from '../problems/say';
import { choicesOf, isOption } from './choices';
import { setFormat } from './fieldFormat';
import { setRows, setWidget } from './fieldWidget';
import { isLocked, type Lock, lockOf } from './locks';
import { messageOf, setMessages } from './messages';
import { NotSaid } from './notSaid';
import { optionsOf } from './options';
import { typeOf } from './resolve';
import type { Left, Limits, Placed, Source } from './types';
import { blankTitle, ownOptions, sayingsOf, titleOf, type UiWords, unknownWords } from './ui';
import { isNothing } from './valueCondition';

/** A field in the words of this project. */
export interface ImportedField {
  schema: FieldSchema;
  ui: FieldUi;
  /** What it must be beyond its keywords, as a schema for a condition. */
  limits: Limits[];
  notCarried: Left[];
}

/** What of a field is not in its schema. */
interface Around {
  words: UiWords;
  /** What it is handed by the object that it is in. */
  lock: Lock;
  formats: readonly string[];
  widgets: readonly string[];
}

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
  'errorMessage',
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
  { schema: given, pointer, optionsAt, nullsAt }: Placed,
  { words, lock, formats, widgets }: Around,
): ImportedField {
  const schema = typeOf(given) === 'boolean' ? yesOrNo(given, words) : given;
  const type = typeOf(schema);
  if (isNothing(schema)) throw new NotSaid(pointer, say`Um campo que só pode ser nulo não existe.`);
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
  const options = choicesOf(
    { schema: item, pointer: held, optionsAt, nullsAt },
    words,
    (pointer, reason, file = 'schema') => notCarried.push({ file, pointer, reason }),
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
  const limits: Limits[] = [];
  // One that may have one answer is ticked by whoever answers.
  if (schema !== given && isOne(given.enum))
    limits.push({ schema: { enum: given.enum }, inline: messageOf(given, 'enum') });
  for (const [keyword, value] of Object.entries(schema)) {
    if (IGNORED.includes(keyword)) continue;
    if ((keyword === 'enum' || keyword === 'oneOf') && (options || isSeveral)) continue;
    if (keyword === 'const' || keyword === 'default') {
      if (isSeveral) left(keyword, say`Uma lista não tem "${keyword}".`);
      else if (value !== null && isOption(value, options)) field[keyword] = value;
      else if (value !== null) left(keyword, say`Não é um valor do campo.`);
    } else if (keyword === 'readOnly') continue;
    else if (KEPT[type as string]?.includes(keyword) && typeof value === 'number')
      Object.assign(field, { [keyword]: value });
    else if (isSeveral && ['minItems', 'maxItems'].includes(keyword)) continue;
    else if ((keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum') && typeof value === 'number') {
      if (type === 'integer') narrow(field, keyword, value);
      else limits.push({ schema: { [keyword]: value }, inline: messageOf(schema, keyword) });
    } else if (
      keyword === 'multipleOf' &&
      ((value === 1 && type === 'integer') || (value === 0.01 && type === 'number'))
    ) {
      if (value === 0.01) field.format = 'decimal';
    } else if (keyword === 'format') setFormat(field, { value, formats }, left);
    else left(keyword, say`Um campo não tem "${keyword}"${keyword === 'pattern' ? say`: use um formato` : ''}.`);
  }
  setMessages(field, { schema: withoutRules(schema, limits), pointer }, (pointer, reason) =>
    notCarried.push({ file: 'schema', pointer, reason }),
  );
  if (isLocked(lockOf(words, schema, lock))) field.readOnly = true;
  if (widget !== undefined) {
    ui['ui:widget'] = widget;
    if (own && Object.keys(own).length > 0) ui['ui:options'] = own;
  } else {
    setWidget({ field, ui, words, formats, hasOptions: options !== undefined }, notCarried);
    setRows(ui, words, notCarried);
  }
  return { schema: field, ui, limits, notCarried };
}

/** A yes or no as its widget shows it: with two options where these have names, otherwise with the usual ones. */
function yesOrNo(schema: Source, words: UiWords): Source {
  const isNamed = words.has('enumNames') || schema.enumNames !== undefined;
  const isAsked = ['radio', 'select'].includes(String(words.get('widget')?.value));
  const { enum: codes, ...own } = schema;
  if (isNamed && isAsked && !optionsOf(schema)) return { ...own, enum: [true, false] };
  const isBoth = Array.isArray(codes) && codes.length === 2 && [true, false].every((code) => codes.includes(code));
  return (isBoth || isOne(codes)) && !isNamed ? own : schema;
}

/** Whether some options are a yes or a no alone. */
const isOne = (codes: Json | undefined): codes is Json[] =>
  Array.isArray(codes) && codes.length === 1 && typeof codes[0] === 'boolean';

/** A schema without the messages that rules have. */
function withoutRules(schema: Source, limits: readonly Limits[]): Source {
  if (!isObject(schema.errorMessage)) return schema;
  const inRules = limits.flatMap(({ schema: own, inline }) => (inline === undefined ? [] : Object.keys(own)));
  const left = Object.entries(schema.errorMessage).filter(([keyword]) => !inRules.includes(keyword));
  return { ...schema, errorMessage: Object.fromEntries(left) };
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
