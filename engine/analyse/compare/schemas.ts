import type { FieldSchema } from '../../core/definition/types';
import { isEqual } from '../../core/json';
import { type FieldPair, foundAt } from './fieldPair';
import { witnessed } from './fieldWitness';
import type { Found } from './found';
import { bound, compareServerList, dayLimit, settingLimit } from './limits';
import { schemaNow } from './named';
import { compareOptions } from './options';
import { readingOf } from './pair';
import { textFound } from './texts';

type Compare = (field: FieldPair, key: keyof FieldSchema) => Found[];

/** What a difference of each keyword of a field means; what is not of its own is looked at where `elsewhere` says. */
const KEYWORDS: Record<keyof Required<FieldSchema>, Compare | 'elsewhere'> = {
  type: (field) => {
    const { type } = field.is.schema;
    if (type === undefined || (type === 'number' && field.was.schema.type === 'integer')) {
      return [foundAt(field, 'limitLoosened', 'type', { keyword: 'type' })];
    }
    return [foundAt(field, 'fieldRetyped', 'type', witnessed(field))];
  },
  title: (field, key) => [textFound(foundAt(field, 'labelChanged', key), field, 'labelSignedChanged')],
  description: 'elsewhere',
  default: (field, key) => [foundAt(field, 'defaultChanged', key)],
  const: (field, key) => [foundAt(field, 'constChanged', key, witnessed(field))],
  enum: 'elsewhere',
  oneOf: 'elsewhere',
  minimum: bound,
  maximum: bound,
  minLength: bound,
  maxLength: bound,
  minItems: bound,
  maxItems: bound,
  format: (field, key) => {
    if (field.is.schema.format === undefined) return [foundAt(field, 'limitLoosened', key, { keyword: key })];
    const more = witnessed(field);
    return [foundAt(field, more.witness ? 'limitTightened' : 'formatChanged', key, { keyword: key, ...more })];
  },
  readOnly: (field, key) => [foundAt(field, 'readOnlyChanged', key)],
  treatment: (field, key) => [foundAt(field, 'textChanged', key)],
  account: (field, key) => [foundAt(field, 'accountChanged', key)],
  // The fields of rows and objects are looked at one by one, and what is required with the rules.
  items: (field, key) => {
    const plain = [field.was, field.is].every(({ schema }) => !schema.items?.properties);
    return plain ? [foundAt(field, 'fieldRetyped', key)] : [];
  },
  properties: 'elsewhere',
  required: 'elsewhere',
  errorMessage: (field, key) => [foundAt(field, 'textChanged', key)],
  formatBy: (field, key) => {
    if (field.is.schema.formatBy === undefined) return [foundAt(field, 'limitLoosened', key, { keyword: key })];
    return [foundAt(field, 'formatChanged', key)];
  },
  options: compareServerList,
  local: (field, key) => {
    const isStill = field.was.schema.local !== undefined && field.is.schema.local !== undefined;
    return [foundAt(field, isStill ? 'localChanged' : 'localFieldChanged', key)];
  },
  maxLengthOf: (field, key) => settingLimit(field, key),
  exceptOf: (field, key) => settingLimit(field, key),
  before: dayLimit,
  after: dayLimit,
  notBefore: dayLimit,
  notAfter: dayLimit,
  attachment: (field, key) => [foundAt(field, 'wireChanged', key, { keyword: key })],
  empty: (field, key) => [foundAt(field, 'wireChanged', key, { keyword: key })],
};

/** What a field asks for by itself, otherwise than before. */
export function compareSchemas({ pair, was, is }: FieldPair): Found[] {
  const named = schemaNow(was.schema, { ...readingOf(pair), list: was.list });
  const field: FieldPair = { pair, was: { ...was, schema: named }, is };
  const keys = (Object.keys(KEYWORDS) as (keyof FieldSchema)[]).filter(
    (key) => !isEqual(field.was.schema[key], field.is.schema[key]),
  );
  const isRetyped = keys.includes('type') && field.is.schema.type !== undefined;
  return [
    ...keys.flatMap((key) => {
      const compare = KEYWORDS[key];
      return compare === 'elsewhere' ? [] : compare(field, key);
    }),
    ...(isRetyped ? [] : compareOptions(field)),
  ];
}
