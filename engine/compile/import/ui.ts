import type { FieldUi } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { type Said, say } from '../problems/say';
import { optionsOf } from './options';
import { typeOf } from './resolve';
import type { Left, Place, Source } from './types';

/** What a UI schema says of one field or object, by the names without `ui:`, each with its place. */
export type UiWords = Map<string, { value: Json; pointer: string }>;

/** `ui:widget` and `ui:options.widget` alike. */
export function wordsOf(ui: Json | undefined, pointer: string): UiWords {
  const words: UiWords = new Map();
  if (!isObject(ui)) return words;
  for (const [key, value] of Object.entries(ui)) {
    const at = pointer + toPointer([key]);
    if (key === 'ui:options' && isObject(value)) {
      for (const [name, own] of Object.entries(value)) words.set(name, { value: own, pointer: at + toPointer([name]) });
    } else if (key.startsWith('ui:')) words.set(key.slice(3), { value, pointer: at });
  }
  return words;
}

/** Words that are taken up, by what they are said of: those of a field in field.ts. */
const KNOWN = {
  field: [
    'autocomplete',
    'description',
    'disabled',
    'enumNames',
    'enumOrder',
    'help',
    'placeholder',
    'readonly',
    'rows',
    'title',
    'widget',
  ],
  object: ['order', 'title', 'description', 'readonly', 'disabled'],
  list: ['title', 'description', 'addable', 'readonly', 'disabled'],
  row: ['order', 'title', 'readonly', 'disabled'],
};

const REASONS: Record<string, Said> = {
  emptyValue: say`Um campo vazio é sempre um campo ausente.`,
  enumDisabled: say`Uma opção não se desliga: tire-a, ou use "exceptOf".`,
  field: say`Um campo próprio é um controle ou um bloco: registre-o e diga "ui:widget".`,
  inputType: say`O controle segue o formato do campo.`,
  orderable: say`As linhas não mudam de lugar.`,
  removable: say`Toda linha que não é fixa se exclui.`,
  submitButtonOptions: say`Os botões são da página.`,
};

/** The options of a widget of one's own: what `ui:options` says and no field takes up. */
export const ownOptions = (words: UiWords): Record<string, Json> =>
  Object.fromEntries(
    [...words]
      .filter(([name, { pointer }]) => pointer.includes('/ui:options/') && !KNOWN.field.includes(name))
      .map(([name, { value }]) => [name, value]),
  );

/** What nothing of a field, object, list or row takes up, nor a widget by its options. */
export function unknownWords(words: UiWords, of: keyof typeof KNOWN, options: object = {}): Left[] {
  return [...words].flatMap(([name, { pointer, value }]): Left[] => {
    if (name in options) return [];
    if (name === 'title' && isBlank(value)) return [{ file: 'uiSchema', pointer, reason: BLANK }];
    if (KNOWN[of].includes(name)) return [];
    return [{ file: 'uiSchema', pointer, reason: REASONS[name] ?? say`O vocabulário não tem "ui:${name}".` }];
  });
}

/** Whether a text has nothing but white space in it. */
const isBlank = (value: Json | undefined) => typeof value === 'string' && value !== '' && value.trim() === '';

const BLANK = say`Um rótulo não fica em branco.`;

/** The title of a schema that has nothing but white space in it. */
export const blankTitle = ({ title }: Source, pointer: string): Left[] =>
  isBlank(title) ? [{ file: 'schema', pointer: `${pointer}/title`, reason: BLANK }] : [];

/** The text of a word; empty texts, white space and what is no text are none. */
export function textOf(words: UiWords, name: string): string | undefined {
  const value = words.get(name)?.value;
  return typeof value === 'string' && value.trim() !== '' ? plainText(value) : undefined;
}

/** The title that the UI schema or the schema gives a field or object; one of the two must not be empty. */
export const titleOf = (words: UiWords, { title }: Source, otherwise: string) =>
  textOf(words, 'title') ?? plainText(typeof title === 'string' && title.trim() !== '' ? title : otherwise);

/** A text without braces, which would be names to be filled. */
export const plainText = (text: string) => text.replaceAll('{', '(').replaceAll('}', ')');

/** What a UI schema says of a field by itself, whatever its type. */
export function sayingsOf(words: UiWords, description: Json | undefined): FieldUi {
  const placeholder = textOf(words, 'placeholder');
  const autocomplete = textOf(words, 'autocomplete');
  const told = textOf(words, 'description') ?? (typeof description === 'string' ? plainText(description) : undefined);
  const help = inOneLine([told, textOf(words, 'help')]);
  return {
    ...(help && { 'ui:help': help }),
    ...(placeholder && { 'ui:placeholder': placeholder }),
    ...(autocomplete && { 'ui:autocomplete': autocomplete }),
  };
}

/** Texts one after another, each but the last a sentence. */
function inOneLine(texts: readonly (string | undefined)[]): string {
  const given = texts.filter((text) => text !== undefined && text !== '') as string[];
  return given.map((text, index) => (index < given.length - 1 && !/[.!?:…]$/.test(text) ? `${text}.` : text)).join(' ');
}

/** Names that the UI schema speaks of and the schema does not have. */
export function unknownNames(
  ui: Json | undefined,
  pointer: string,
  { places, isHeld }: Known,
  path: readonly string[] = [],
): Left[] {
  if (!isObject(ui)) return [];
  const names = Object.entries(ui).filter(([name]) => !name.startsWith('ui:') && !name.startsWith('$'));
  return names.flatMap(([name, inner]): Left[] => {
    const own = [...path, name];
    const at = pointer + toPointer([name]);
    const place = places.get(own.join('/'));
    if (!place) return [{ file: 'uiSchema', pointer: at, reason: say`Não há campo "${own.join('/')}".` }];
    if (typeOf(place.variants[0]?.schema ?? {}) === 'object') return unknownNames(inner, at, { places, isHeld }, own);
    return isHeld(own) ? beneathField(inner, at, place) : [];
  });
}

/** What a UI schema says beneath a field, which has nothing in it; a list of objects has its rows. */
function beneathField(ui: Json, pointer: string, { path, variants: [variant] }: Place): Left[] {
  const reason = say`O campo "${path.join('/')}" não tem outros dentro.`;
  if (!isObject(ui)) return [{ file: 'uiSchema', pointer, reason }];
  const { items } = variant?.schema ?? {};
  const hasRows = isObject(items) && !optionsOf(items);
  return Object.keys(ui)
    .filter((name) => !/^(ui:|\$)/.test(name) && !(hasRows && name === 'items'))
    .map((name) => ({ file: 'uiSchema', pointer: pointer + toPointer([name]), reason }));
}

/** What a schema says there is, and what of it came over. */
interface Known {
  places: ReadonlyMap<string, Place>;
  isHeld: (path: readonly string[]) => boolean;
}
