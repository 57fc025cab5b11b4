import type { Condition, ValueCondition, ValueSchema } from '../core/definition/types';
import type { Json } from '../core/json';
import { counted, daySyntax } from './days';
import { type Logic, logic } from './logic';
import type { Naming } from './naming';
import {
  alternativesOf,
  choicesOf,
  eitherOf,
  entriesOf,
  joinedSchema,
  normalCondition,
  oneOf,
  together,
} from './normal';
import { nameOf, referenceSyntax } from './references';
import { around, choice, fixed, later, list, mapped, number, type Syntax, starred, told } from './syntax';
import type { WordTable } from './table';
import { valueSyntax } from './values';

/** Conditions as sentences of a language: `*Nacionalidade* é *Naturalizado* ou *Estrangeiro*`. */
export function conditionSyntax(words: WordTable): Syntax<Condition> {
  const fields = list(nameOf('fields'), words.or);
  const always = fixed<Condition>(words.always, {}, (given) => Object.keys(given).length === 0);
  const nested: Syntax<Condition> = later(() => whole);
  const one = choice<Condition>(
    always,
    mapped<Condition, Condition>(
      around(words.condition.not, nested),
      ({ not }) => not,
      (not) => ({ not }),
    ),
    mapped<string[], Condition>(
      around(words.condition.changed, fields),
      ({ $changed }) => $changed as string[] | undefined,
      ($changed) => ({ $changed }),
    ),
    testSyntax(words, nested),
  );
  const { whole }: Logic<Condition> = logic<Condition>(one, words, {
    parts(value) {
      const alternatives = alternativesOf(value);
      if (alternatives) return { how: 'any', items: alternatives };
      const items = entriesOf(value).map(([key, inner]): Condition => ({ [key]: inner }));
      return { how: items.length > 1 ? 'all' : 'one', items };
    },
    all: (items) => together(items.flatMap(entriesOf)),
    any: oneOf,
  });
  return mapped(whole, normalCondition, (said) => said);
}

/** A reference and what is asked of its value. */
function testSyntax(words: WordTable, condition: Syntax<Condition>): Syntax<Condition> {
  const reference = referenceSyntax(words);
  const test = choice<ValueCondition>(
    fixed<ValueCondition>(words.condition.filled, true, (given) => given === true),
    fixed<ValueCondition>(words.condition.empty, false, (given) => given === false),
    mapped(
      schemaSyntax(words, reference, condition),
      (given) => (typeof given === 'boolean' ? undefined : given),
      (said) => said,
    ),
  );
  return mapped<[string, ValueCondition], Condition>(
    told(reference, ' ', test),
    (value) => {
      const [entry, ...others] = Object.entries(value) as [string, ValueCondition][];
      return entry && others.length === 0 && !JOINTS.includes(entry[0]) ? entry : undefined;
    },
    ([name, asked]) => ({ [name]: asked }),
  );
}

/** Keys of a condition that are no references. */
const JOINTS = ['anyOf', 'allOf', 'not', '$changed'];

/** What is asked of a value: its keywords joined. */
function schemaSyntax(words: WordTable, reference: Syntax<string>, condition: Syntax<Condition>): Syntax<ValueSchema> {
  const value = valueSyntax(words);
  const day = daySyntax(words, reference);
  const pieces: { [K in keyof ValueSchema]?: Syntax<NonNullable<ValueSchema[K]>> } = {
    const: around(words.value.const, value) as Syntax<NonNullable<Json>>,
    enum: choice<Json[]>(
      around(words.value.enum, list(value, words.or, 2)),
      mapped<Json[], Json[]>(around(words.value.only, list(value, words.or)), only, only),
    ),
    minimum: around(words.value.minimum, number),
    maximum: around(words.value.maximum, number),
    minLength: counted(words.value.minLength),
    maxLength: counted(words.value.maxLength),
    minItems: counted(words.value.minItems),
    maxItems: counted(words.value.maxItems),
    format: around(words.value.format, nameOf('formats')),
    like: around(words.value.like, list(starred, words.or)),
    maxAge: counted(words.value.maxAge),
    minAge: counted(words.value.minAge),
    sameAs: around(words.value.sameAs, reference),
    before: around(words.value.before, day),
    after: around(words.value.after, day),
    notBefore: around(words.value.notBefore, day),
    notAfter: around(words.value.notAfter, day),
    contains: around(words.value.contains, inRows(condition)),
    not: choice<ValueSchema>(
      mapped<Json[], ValueSchema>(
        around(words.value.neither, list(value, words.nor, 2)),
        (given) => (Object.keys(given).length === 1 ? given.enum : undefined),
        (said) => ({ enum: said }),
      ),
      around(
        words.value.not,
        later((): Syntax<ValueSchema> => item),
      ),
    ),
  };
  const one = choice<ValueSchema>(
    ...Object.entries(pieces).map(([key, piece]) =>
      mapped<Json, ValueSchema>(
        piece as unknown as Syntax<Json>,
        (given) => (given as Record<string, Json>)[key],
        (said) => ({ [key]: said }),
      ),
    ),
  );
  const { item, all }: Logic<ValueSchema> = logic<ValueSchema>(one, words, {
    parts(given) {
      const alternatives = choicesOf(given);
      if (alternatives) return { how: 'any', items: alternatives };
      const items = Object.entries(given).map(([key, inner]): ValueSchema => ({ [key]: inner }));
      return { how: items.length > 1 ? 'all' : 'one', items };
    },
    all: joinedSchema,
    any: eitherOf,
  });
  return all;
}

const only = (values: Json[]) => (values.length === 1 ? values : undefined);

/** The same words, said of the rows of the list that is spoken of. */
export function inRows<T>(syntax: Syntax<T>): Syntax<T> {
  const rows = (naming: Naming): Naming => {
    const { subject, reached } = naming;
    return subject === undefined ? naming : { ...naming.rows(subject), ...(reached && { reached }) };
  };
  return {
    write: (value, naming) => syntax.write(value, rows(naming)),
    read: (text, at, naming) => syntax.read(text, at, rows(naming)),
  };
}
