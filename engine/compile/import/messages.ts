import type { FieldSchema } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say, type Words } from '../problems/say';
import { dereferenced, typeOf } from './resolve';
import type { Placed, Source } from './types';
import { plainText } from './ui';
import type { Walk } from './walk';

/** Messages of `ajv-errors` that are of several keywords. */
const REST = '_';

/** What a field has here for a keyword of its schema, where that has another name. */
const OWN: Record<string, string> = {
  anyOf: 'enum',
  exclusiveMaximum: 'maximum',
  exclusiveMinimum: 'minimum',
  oneOf: 'enum',
};

const KEYWORDS = ['const', 'enum', 'format', 'maxItems', 'maxLength', 'maximum', 'minItems', 'minLength', 'minimum'];

/** Tells of a place in the schema what does not come over. */
type Tell = (pointer: string, reason: Words) => void;

/** The texts of a field by their keywords: one text is that of all of them, as `ajv-errors` has it. */
const textsOf = (given: Json | undefined): Record<string, Json> =>
  isObject(given) ? given : given === undefined ? {} : { [REST]: given };

/** Gives a field the texts of its `errorMessage` for the keywords that it has; the others are told. */
export function setMessages(field: FieldSchema, { schema, pointer }: Placed, tell: Tell): void {
  const { errorMessage } = schema;
  const { [REST]: rest, ...texts } = textsOf(errorMessage);
  const has = keywordsOf(field);
  const messages: Record<string, string> = {};
  const at = (keyword: string) => `${pointer}/errorMessage${isObject(errorMessage) ? toPointer([keyword]) : ''}`;
  for (const [keyword, value] of Object.entries(texts)) {
    const own = isSaid(schema, keyword) ? keyOf(keyword, has) : undefined;
    const text = textIn(value);
    if (text === undefined) tell(at(keyword), NO_TEXT);
    else if (own === undefined) tell(at(keyword), say`A mensagem é de "${keyword}", que o campo aqui não tem.`);
    else messages[own] = text;
  }
  const others = has.filter((keyword) => keyword !== 'required' && !(keyword in messages));
  const text = textIn(rest);
  if (text !== undefined) for (const keyword of others) messages[keyword] = text;
  else if (rest !== undefined) tell(at(REST), NO_TEXT);
  if (Object.keys(messages).length > 0) field.errorMessage = messages;
}

const NO_TEXT = say`Uma mensagem é um texto, sem valores que se ponham nele.`;

/** What can be wrong with a field. */
const keywordsOf = (field: FieldSchema) => [
  'required',
  'type',
  ...KEYWORDS.filter((keyword) => keyword in field || (keyword === 'enum' && field.oneOf !== undefined)),
];

/** Whether a schema has a keyword, as it was before its options were put as `oneOf`; one that is missing, the object says. */
const isSaid = (schema: Source, keyword: string) =>
  keyword in schema || (keyword === 'anyOf' && 'oneOf' in schema) || ['required', 'type'].includes(keyword);

const keyOf = (keyword: string, has: readonly string[]) =>
  [keyword, OWN[keyword] ?? ''].find((name) => has.includes(name));

/** The text of a message without braces; none where `ajv-errors` would put a value into it. */
function textIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && !value.includes('${') ? plainText(value) : undefined;
}

/** The text that a limit gives, of which a rule is made. */
export function messageOf({ errorMessage }: Source, keyword: string): string | undefined {
  const texts = textsOf(errorMessage);
  return textIn(texts[keyword] ?? texts[REST]);
}

/**
 * A field of an object with what the object's own `errorMessage` says of it: under `required` that it is missing, under
 * `properties` what no message of the field says. What it says itself of being missing is told: that is the object's.
 * @throws NotSaid as `dereferenced`
 */
export function withMessages(name: string, given: Placed, owner: Source, walk: Walk): Placed {
  const { schema } = dereferenced(given, walk.root);
  if (typeOf(schema) === 'object') return given;
  const { required: unsaid, ...own } = textsOf(schema.errorMessage);
  if (unsaid !== undefined)
    walk.not(`${given.pointer}/errorMessage/required`, say`Que um campo falta, diz o objeto em que ele está.`);
  const texts = { ...(ofOwner(owner, 'properties', name) ?? {}), ...own };
  const missing = ofOwner(owner, 'required', name);
  const all = { ...texts, ...(missing && { required: missing[REST] as Json }) };
  const isSame = unsaid === undefined && !missing && ofOwner(owner, 'properties', name) === undefined;
  if (isSame) return given;
  return { ...given, schema: { ...given.schema, errorMessage: all } };
}

function ofOwner({ errorMessage }: Source, word: string, name: string): Record<string, Json> | undefined {
  const said = isObject(errorMessage) ? errorMessage[word] : undefined;
  return isObject(said) && said[name] !== undefined ? { [REST]: said[name] } : undefined;
}

/** Tells what an object's `errorMessage` says that no field of its own takes up. */
export function tellMessages({ schema, pointer }: Placed, tell: Tell): void {
  const { errorMessage, properties } = schema;
  if (errorMessage === undefined) return;
  if (!isObject(errorMessage)) tell(`${pointer}/errorMessage`, OF_OBJECT);
  for (const [word, said] of Object.entries(isObject(errorMessage) ? errorMessage : {})) {
    const at = `${pointer}/errorMessage${toPointer([word])}`;
    if (!isObject(said) || !['required', 'properties'].includes(word)) tell(at, OF_OBJECT);
    else
      for (const name of Object.keys(said)) {
        const inner = isObject(properties) ? properties[name] : undefined;
        if (!isObject(inner) || typeOf(inner) === 'object') tell(at + toPointer([name]), OF_OBJECT);
      }
  }
}

const OF_OBJECT = say`Só um campo tem mensagens: diga-a nele.`;
