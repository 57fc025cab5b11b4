import { dayKeywords } from '../../core/days/dayKeywords';
import type {
  BlockItem,
  CallDefinition,
  Condition,
  DayLimits,
  FieldSchema,
  ValueCondition,
  ValueSchema,
} from '../../core/definition/types';
import { isObject, type Json, type JsonObject } from '../../core/json';
import { codeNow, nameNow, type Reading, refOf } from './reading';

/** A condition of the earlier version under the names and codes of the later one. */
export function conditionNow(condition: Condition, reading: Reading): Condition {
  const entries = Object.entries(condition).map(([key, value]): [string, Condition[string]] => {
    if (key === 'anyOf' || key === 'allOf')
      return [key, (value as Condition[]).map((inner) => conditionNow(inner, reading))];
    if (key === 'not') return [key, conditionNow(value as Condition, reading)];
    if (key === '$changed') return [key, (value as string[]).map((name) => nameNow(name, reading))];
    return [nameNow(key, reading), valueNow(key, value as ValueCondition, reading)];
  });
  return Object.fromEntries(entries);
}

/** What is asked of a value; `key` is its reference as the earlier version writes it. */
function valueNow(key: string, asked: ValueCondition, reading: Reading): ValueCondition {
  if (typeof asked === 'boolean') return asked;
  const map = reading.codes?.get(refOf(key, reading).replace(/^(\$tabs\/.*)\[\]/, '$1'));
  const { const: code, ...rest } = asked;
  const entries = Object.entries(rest).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'not') return [keyword, valueNow(key, value as ValueSchema, reading)];
    if (keyword === 'anyOf') return [keyword, (value as ValueSchema[]).map((inner) => valueNow(key, inner, reading))];
    if (keyword === 'enum') return [keyword, (value as Json[]).map((each) => codeNow(map, each)).filter(isCode)];
    if (keyword === 'sameAs') return [keyword, nameNow(value as string, reading)];
    if (keyword === 'contains') return [keyword, conditionNow(value as Condition, withinOf(key, reading))];
    return [keyword, value];
  });
  const now = code === undefined ? undefined : codeNow(map, code);
  const own = now === undefined ? {} : isCode(now) ? { const: now } : { enum: [] };
  return { ...daysNow(Object.fromEntries(entries) as ValueSchema, reading), ...own };
}

const isCode = (code: Json) => code !== null;

/** How what stands in the `contains` of a list is read. */
export const withinOf = (key: string, { list, rename, codes }: Reading): Reading => ({
  ...(rename && { rename }),
  ...(codes && { codes }),
  list: key === '$others' ? list : refOf(key, { list }),
});

/** Days that are reckoned from fields. */
export function daysNow<T extends DayLimits>(limits: T, reading: Reading): T {
  const own = dayKeywords.flatMap((keyword) => {
    const point = limits[keyword];
    const isOfField = typeof point === 'object' && 'field' in point;
    return isOfField ? [[keyword, { ...point, field: nameNow(point.field, reading) }]] : [];
  });
  return own.length === 0 ? limits : { ...limits, ...Object.fromEntries(own) };
}

/** The schema of a field with the later names of the fields that it reads. */
export function schemaNow(schema: FieldSchema, reading: Reading): FieldSchema {
  const { local, options, formatBy } = schema;
  return {
    ...daysNow(schema, reading),
    ...(isObject(local) && { local: conditionNow(local as Condition, reading) }),
    ...(options && {
      options: {
        ...options,
        call: textNow(options.call, reading),
        ...(options.when && { when: conditionNow(options.when, reading) }),
      },
    }),
    ...(formatBy && { formatBy: keysNow(formatBy, reading) }),
  };
}

/** An object whose keys are names of fields. */
export const keysNow = <T>(named: Readonly<Record<string, T>>, reading: Reading): Record<string, T> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [nameNow(name, reading), value]));

/** A text with names of fields in braces. */
const textNow = (text: string, reading: Reading): string =>
  text.replace(/\{([^{}]+)\}/g, (_, name: string) => `{${nameNow(name, reading)}}`);

/** A call with the fields that its address names. */
export function callNow(call: CallDefinition, reading: Reading): CallDefinition {
  if (typeof call === 'string') return textNow(call, reading);
  return { ...call, call: textNow(call.call, reading) };
}

/** A block with the fields that it binds, and the rows that its options name. */
export function blockNow(block: BlockItem, reading: Reading): BlockItem {
  const { binds, ...options } = block;
  const own = Object.fromEntries(Object.entries(options).map(([key, value]) => [key, optionNow(value, reading)]));
  const bound = Object.entries(binds ?? {}).map(([name, field]) => [name, nameNow(field, reading)]);
  return { ...(own as BlockItem), ...(binds && { binds: Object.fromEntries(bound) }) };
}

/** Rows of a list of any tab are an object with `list`, `when` and members that are names of fields of a row. */
function optionNow(value: Json | undefined, reading: Reading): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => optionNow(item, reading) as Json);
  if (!isObject(value)) return value;
  const { list, when } = value;
  if (typeof list !== 'string') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, optionNow(item, reading) as Json]));
  }
  const rows: Reading = { ...reading, list: `$tabs/${list}` };
  const named = Object.entries(value).map(([key, item]): [string, Json] => {
    return [key, typeof item === 'string' ? nameNow(item, rows) : item];
  });
  const own: JsonObject = {
    ...Object.fromEntries(named),
    list: nameNow(`$tabs/${list}`, reading).slice('$tabs/'.length),
  };
  return isObject(when) ? { ...own, when: conditionNow(when as Condition, rows) as unknown as Json } : own;
}

/** What a validator is told: texts that are names of fields beside it, or in the rows that it looks at, by their later names. */
export function paramsNow(params: JsonObject = {}, of: readonly string[], reading: Reading): JsonObject {
  const scopes = [reading, ...of.map((list): Reading => ({ ...reading, list: refOf(list, { list: reading.list }) }))];
  const now = (text: string) => scopes.map((scope) => nameNow(text, scope)).find((name) => name !== text) ?? text;
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? now(value) : value]),
  );
}
