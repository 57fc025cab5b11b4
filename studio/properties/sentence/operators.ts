import { toldFormats } from '../../../engine/catalog';
import type { Json } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { type Ask, emptyGroup, type Operator } from './phrase';

/** How an operator is said: what comes before and after its value. */
export interface Wording {
  before: string;
  after: string;
}

const split = (text: string): Wording => {
  const [before = '', after = ''] = text.split(/\{\w*\}/);
  return { before: before.trim().replace(/ \($/, ''), after: after.trim().replace(/^\)$/, '') };
};
const { value, condition } = words;

/** The words of each operator, those of the sentences. */
export const wordings: Readonly<Record<Operator, Wording>> = {
  filled: split(condition.filled),
  empty: split(condition.empty),
  is: split(value.const),
  isNot: split(value.neither),
  minimum: split(value.minimum),
  maximum: split(value.maximum),
  minLength: split(value.minLength.other),
  maxLength: split(value.maxLength.other),
  minItems: split(value.minItems.other),
  maxItems: split(value.maxItems.other),
  minAge: split(value.minAge.other),
  maxAge: split(value.maxAge.other),
  before: split(value.before),
  after: split(value.after),
  notBefore: split(value.notBefore),
  notAfter: split(value.notAfter),
  like: split(value.like),
  format: split(value.format),
  sameAs: split(value.sameAs),
  contains: split(value.contains),
  fails: split(value.not),
  either: { before: 'cumpre uma destas', after: '' },
};

/** How an operator stands in a sentence: with several values "é" becomes "é um de". */
export function operatorLabel(ask: Pick<Ask, 'op'>, several = false): string {
  const { before, after } = wordings[ask.op];
  if (several && ask.op === 'is') return 'é um de';
  if (several && ask.op === 'isNot') return 'não é nenhum de';
  return after ? `${before} … ${after}` : before;
}

const ALWAYS: Operator[] = ['filled', 'empty', 'is', 'isNot'];
const LAST: Operator[] = ['sameAs', 'fails', 'either'];

const byType: Readonly<Record<string, Operator[]>> = {
  string: ['like', 'format', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  array: ['minItems', 'maxItems', 'contains'],
};
const DAYS: Operator[] = ['before', 'after', 'notBefore', 'notAfter', 'minAge', 'maxAge'];

/** What a value can be asked; of one that nothing is known of everything. `alone` leaves out what stands with nothing else. */
export function operatorsFor(schema: FieldSchema | undefined, alone = true): Operator[] {
  const type = schema?.type;
  const own =
    type === undefined
      ? [...Object.values(byType).flat(), ...DAYS]
      : ['day', 'moment'].includes(toldFormats[schema?.format ?? '']?.holds ?? '')
        ? DAYS
        : (byType[type] ?? []);
  const all = [...new Set([...ALWAYS, ...own, ...LAST])];
  const plain = type === 'array' ? all.filter((op) => op !== 'is' && op !== 'isNot' && op !== 'sameAs') : all;
  return alone ? plain : plain.filter((op) => op !== 'filled' && op !== 'empty');
}

/** The same thing asked otherwise: a value that fits stays. */
export function withOperator(ask: Ask, op: Operator): Ask {
  switch (op) {
    case 'filled':
    case 'empty':
      return { op };
    case 'is':
    case 'isNot':
      return { op, values: valuesOf(ask) };
    case 'like':
      return { op, texts: valuesOf(ask).map(String) };
    case 'format':
    case 'sameAs':
      return { op, name: '' };
    case 'contains':
      return { op, rows: ask.op === 'contains' ? ask.rows : { ...emptyGroup(), items: [] } };
    case 'fails':
      return { op, asks: ask.op === 'fails' ? ask.asks : [{ op: 'is', values: valuesOf(ask) }] };
    case 'either':
      return { op, choices: [[{ op: 'is', values: valuesOf(ask) }]] };
    case 'before':
    case 'after':
    case 'notBefore':
    case 'notAfter':
      return { op, day: 'day' in ask ? ask.day : 'today' };
    default:
      return { op, number: 'number' in ask ? ask.number : undefined };
  }
}

function valuesOf(ask: Ask): Json[] {
  if (ask.op === 'is' || ask.op === 'isNot') return ask.values;
  return ask.op === 'like' ? ask.texts : [];
}
