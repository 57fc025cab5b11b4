import type { FieldSchema } from '../../../core/definition/types';
import type { Problem } from '../../problems/problem';
import { say } from '../../problems/say';
import { listed } from '../../problems/words';
import { type FieldContext, report } from './report';

type Type = NonNullable<FieldSchema['type']>;

const NUMBERS: Type[] = ['number', 'integer'];
const VALUES: Type[] = ['string', ...NUMBERS, 'boolean'];

/** The types of fields that each keyword says something of; the others are for any field. */
const fits: Partial<Record<keyof FieldSchema, readonly Type[]>> = {
  const: VALUES,
  empty: VALUES,
  enum: VALUES,
  oneOf: VALUES,
  format: ['string', ...NUMBERS],
  formatBy: ['string'],
  options: ['string', ...NUMBERS],
  minLength: ['string'],
  maxLength: ['string'],
  maxLengthOf: ['string'],
  minimum: NUMBERS,
  maximum: NUMBERS,
  minItems: ['array'],
  maxItems: ['array'],
  items: ['array'],
  properties: ['object'],
  required: ['object'],
};

/** Keywords that need another one. */
const companions: [keyword: keyof FieldSchema, needs: (keyof FieldSchema)[]][] = [
  ['exceptOf', ['oneOf', 'enum', 'options']],
];

/** A field without a type, keywords that do not fit its type, and those that lack the one that they are about. */
export function wrongKeywords(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  const { type } = field;
  if (type === undefined) return withoutType(context, field, pointer);
  const misfits = (Object.keys(fits) as (keyof FieldSchema)[]).filter((keyword) => {
    return field[keyword] !== undefined && !fits[keyword]?.includes(type);
  });
  const lonely = companions.filter(([keyword, needs]) => {
    return field[keyword] !== undefined && needs.every((need) => field[need] === undefined);
  });
  return [
    ...misfits.flatMap((keyword) => {
      const expected = listed(fits[keyword] ?? []);
      const message = say`"${keyword}" não vale em um campo do tipo "${type}". Esperado: ${expected}.`;
      return report(context, 'DEF_WRONG_KEYWORD', [`${pointer}/${keyword}`, `${pointer}/type`], message, 'key');
    }),
    ...lonely.flatMap(([keyword, needs]) => {
      const message = say`"${keyword}" pede também ${listed(needs)}.`;
      return report(context, 'DEF_WRONG_KEYWORD', `${pointer}/${keyword}`, message, 'key');
    }),
    ...separatedNumbers(context, field, pointer),
  ];
}

/** The type that the keywords of a field ask for, to name it. */
function withoutType(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  // A `$ref` that leads nowhere is reported by itself.
  if (context.source.has(`${pointer}/$ref`)) return [];
  const asked = (Object.keys(fits) as (keyof FieldSchema)[]).find((keyword) => field[keyword] !== undefined);
  const types = asked ? (fits[asked] ?? []) : [...VALUES, 'array', 'object'];
  return report(context, 'DEF_MISSING_TYPE', pointer, say`Falta "type" no campo. Esperado: ${listed(types)}.`, 'key');
}

/** Several choices in one value are a text. */
function separatedNumbers(context: FieldContext, { type, options }: FieldSchema, pointer: string): Problem[] {
  if (options?.separator === undefined || type === 'string') return [];
  const message = say`"separator" não vale em um campo do tipo "${type}". Esperado: "string".`;
  const places = [`${pointer}/options/separator`, `${pointer}/type`];
  return report(context, 'DEF_WRONG_KEYWORD', places, message, 'key');
}
