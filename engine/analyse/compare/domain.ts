import { evaluateCondition } from '../../core/condition/evaluate';
import { dayAfter } from '../../core/days/shiftDay';
import type { FieldSchema, ValueSchema } from '../../core/definition/types';
import { isIsoDate } from '../../core/formats/age';
import type { FormatWithExamples } from '../../core/formats/types';
import { isEqual, type Json, type JsonObject } from '../../core/json';
import { foldText } from '../../core/text';
import { blankContext } from '../blankContext';
import type { Atom } from './expression';

/** What is known of the values of a reference. */
export interface Known {
  schema?: FieldSchema;
  /** Every value that it can have, but for none. */
  only?: readonly Json[];
  /** Whether it may be empty. */
  isNeverEmpty?: boolean;
}

/** Values at which every combination of answers to some atoms occurs that can occur at all. */
export interface Domain {
  values: (Json | undefined)[];
  /** Atoms that no value decides here: each may be true or false wherever the reference is filled. */
  free: Atom[];
}

/** What domains are made with. */
export interface DomainInput {
  formats: Record<string, FormatWithExamples>;
  today: string;
}

/** Kinds of keywords whose combinations one list of values can show. What several have in common is decided together. */
const CLASSES: Record<string, readonly (keyof ValueSchema)[]> = {
  words: ['like'],
  numbers: ['minimum', 'maximum'],
  lengths: ['minLength', 'maxLength'],
  rows: ['minItems', 'maxItems'],
  ages: ['minAge', 'maxAge'],
  days: ['before', 'after', 'notBefore', 'notAfter'],
  format: ['format'],
};

/** The values of a reference that matter to these atoms on it. */
export function domainOf(atoms: readonly Atom[], known: Known, input: DomainInput): Domain {
  const consts = atoms.flatMap(({ test }) => (test !== true && test.const !== undefined ? [test.const] : []));
  const only = known.only ?? optionsOf(known.schema);
  const asked = atoms.filter(({ test }) => test !== true && test.const === undefined);
  const none = known.isNeverEmpty ? [] : [undefined];
  if (only && asked.every(({ test }) => isDecidable(test as ValueSchema))) {
    return { values: [...none, ...standFor(only, consts, asked)], free: [] };
  }
  const [name] = Object.keys(CLASSES).filter((each) => asked.some(({ test }) => classOf(test) === each));
  const own = asked.filter(({ test }) => name !== undefined && classOf(test) === name);
  const values = name === undefined ? others(consts, known.schema) : valuesOf(name, own, consts, known, input);
  if (!values) return { values: [...none, ...consts, ...others(consts, known.schema)], free: asked };
  const free = asked.filter((one) => !own.includes(one));
  return { values: [...none, ...unique([...consts, ...values])], free };
}

const isDecidable = (test: ValueSchema) =>
  ['like', 'minimum', 'maximum', 'minLength', 'maxLength'].includes(Object.keys(test)[0] ?? '');

const classOf = (test: Atom['test']) =>
  test === true ? undefined : Object.keys(CLASSES).find((name) => CLASSES[name]?.some((keyword) => keyword in test));

const optionsOf = (schema: FieldSchema | undefined): Json[] | undefined =>
  schema?.oneOf?.map((option) => option.const) ??
  schema?.enum ??
  (schema?.type === 'boolean' ? [true, false] : undefined);

/** Of all values those that an atom names or answers, and one for the others. */
function standFor(only: readonly Json[], consts: readonly Json[], asked: readonly Atom[]): Json[] {
  if (asked.length > 0) return [...only];
  const named = only.filter((value) => consts.some((other) => isEqual(value, other)));
  const other = only.find((value) => !named.includes(value));
  return other === undefined ? named : [...named, other];
}

/** A value that is none of these. */
function others(consts: readonly Json[], schema: FieldSchema | undefined): Json[] {
  if (schema?.type === 'number' || schema?.type === 'integer') {
    return [Math.max(0, ...consts.filter((value) => typeof value === 'number')) + 1];
  }
  let text = 'x';
  while (consts.some((value) => value === text)) text += 'x';
  return [text];
}

/** The values of a class; `undefined` when none can show every combination. */
function valuesOf(
  name: string,
  atoms: readonly Atom[],
  consts: readonly Json[],
  { schema }: Known,
  { formats, today }: DomainInput,
): Json[] | undefined {
  const tests = atoms.map(({ test }) => test as ValueSchema);
  const limits = tests.flatMap((test) => Object.values(test) as Json[]);
  switch (name) {
    case 'words': {
      const words = tests.flatMap((test) => test.like ?? []);
      return [...words.flatMap((word) => [word, `${word} `, `  ${word}`]), ...others([...consts, ...words], schema)];
    }
    case 'numbers':
      return [
        ...otherThan(schema, ['number', 'integer'], 'x'),
        ...numbersAround([...limits, ...consts], schema?.type === 'integer'),
      ];
    case 'lengths':
      if (consts.some((value) => typeof value !== 'string')) return undefined;
      return [...otherThan(schema, ['string'], 1), ...around(limits).flatMap((length) => textOf(length, consts))];
    case 'rows':
      return [...new Set(around(limits))]
        .filter((length) => length > 0)
        .map((length) => Array.from({ length }, () => ({})));
    case 'ages':
      if (consts.length > 0) return undefined;
      return ['x', ...around(limits).map((age) => bornBefore(age, today))];
    case 'days':
      if (!limits.every((limit) => isIsoDate(limit)) || consts.length > 0) return undefined;
      return [
        'x',
        ...(limits as string[]).flatMap((day) => [-1, 0, 1].flatMap((days) => dayAfter(day, { days }) ?? [])),
      ];
    default: {
      const examples = new Set(limits).size === 1 ? formats[String(limits[0])]?.examples : undefined;
      if (!examples) return undefined;
      const valid = examples.valid.filter((value) => !consts.some((other) => isEqual(value, other)));
      const wrong = examples.invalid.filter(({ value }) => !consts.some((other) => isEqual(value, other)));
      if (valid.length === 0 || wrong.length === 0) return undefined;
      return [valid[0] as Json, (wrong[0] as { value: Json }).value];
    }
  }
}

/** Each limit and what is beside it. */
const around = (limits: readonly Json[]): number[] =>
  (limits as number[]).flatMap((limit) => [limit - 1, limit, limit + 1]);

/** A value of another type, where nothing says that there is none. */
const otherThan = (schema: FieldSchema | undefined, types: readonly string[], value: Json): Json[] =>
  schema?.type !== undefined && types.includes(schema.type) ? [] : [value];

/** Each number, one between two that follow each other, and one beyond each end. */
function numbersAround(named: readonly Json[], isInteger: boolean): Json[] {
  const numbers = [...new Set(named.filter((value) => typeof value === 'number'))].sort((a, b) => a - b);
  const [first = 0] = numbers;
  const between = numbers.slice(1).flatMap((next, index) => {
    const before = numbers[index] as number;
    const middle = isInteger ? Math.floor((before + next) / 2) : (before + next) / 2;
    return middle > before && middle < next ? [middle] : [];
  });
  return [Math.ceil(first) - 1, ...numbers, ...between, Math.floor(numbers.at(-1) ?? 0) + 1];
}

function textOf(length: number, consts: readonly Json[]): string[] {
  if (length < 1) return [];
  return [['x', 'y', 'z'].map((letter) => letter.repeat(length)).find((text) => !consts.includes(text)) ?? ''];
}

function bornBefore(age: number, today: string): string {
  const day = `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
  const isDay: boolean = isIsoDate(day);
  return isDay ? day : day.replace(/29$/, '28');
}

function unique(values: readonly Json[]): Json[] {
  return values.filter((value, index) => values.findIndex((other) => isEqual(other, value)) === index);
}

/** Whether a value answers an atom with yes; only for atoms that a domain does not leave free. */
export function meets(value: Json | undefined, { test }: Atom, input: DomainInput): boolean {
  const data: JsonObject = value === undefined ? {} : { value };
  return evaluateCondition({ value: test }, { data, context: blankContext(input) });
}

/** The same text without case, accents and outer blanks. */
export const isSameText = (a: string, b: string): boolean => foldText(a) === foldText(b);
