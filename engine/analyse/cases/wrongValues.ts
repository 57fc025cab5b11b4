import { dayKeywords } from '../../core/days/dayKeywords';
import type { FieldSchema, ValueSchema } from '../../core/definition/types';
import type { Json } from '../../core/json';
import { namedBy, type WitnessInput } from '../witnesses';

/** Values that a field may refuse, by the keyword that would. */
export function wrongValues(schema: FieldSchema, input: WitnessInput): { keyword: string; values: Json[] }[] {
  const { format, formatBy, minLength, maxLength, maxLengthOf, minimum, maximum, minItems } = schema;
  const bad = (name: string) => (input.formats[name]?.examples?.invalid ?? []).slice(0, 3).map(({ value }) => value);
  const picked = Object.values(formatBy ?? {}).flatMap((formats) => Object.values(formats));
  const days = dayKeywords.filter((keyword) => schema[keyword] !== undefined);
  const longest = input.settings[maxLengthOf?.split('/').at(-1) ?? '']?.default;
  const listed = schema.oneOf ?? schema.enum;
  const text = (length: number) => [Array.from({ length }, (_, at) => (at % 2 ? 'e' : 'A')).join('')];
  const all: [string, Json[]][] = [
    ['format', [...(format === undefined ? [] : bad(format)), ...picked.flatMap(bad)]],
    ['minLength', minLength === undefined ? [] : text(minLength - 1)],
    ['maxLength', maxLength !== undefined ? text(maxLength + 1) : typeof longest === 'number' ? text(longest + 1) : []],
    ['minimum', minimum === undefined ? [] : [minimum - 1]],
    ['maximum', maximum === undefined ? [] : [maximum + 1]],
    ['minItems', minItems === undefined || minItems < 1 ? [] : [[]]],
    ['enum', listed && schema.type !== 'boolean' ? [schema.type === 'string' ? '?' : -1] : []],
    ...days.map((keyword): [string, Json[]] => [
      keyword,
      namedBy({ [keyword]: schema[keyword] } as ValueSchema, input),
    ]),
  ];
  return all.filter(([, values]) => values.length > 0).map(([keyword, values]) => ({ keyword, values }));
}
