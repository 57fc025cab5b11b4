import { expect, it } from 'vitest';
import { type WitnessInput, witnessesOf } from '../../../engine/analyse/witnesses';
import type { FieldSchema } from '../../../engine/core/definition/types';

const input: WitnessInput = { formats: {}, today: '2026-01-01', settings: {}, tabs: new Map() };
const several = (...options: string[]): FieldSchema => ({ type: 'array', items: { type: 'string', enum: options } });

it.each([
  [
    'of its own options',
    several('a', 'b', 'c', 'd'),
    [{ minItems: 2 }],
    [undefined, ['a'], ['a', 'b'], ['a', 'b', 'c']],
  ],
  ['no longer than its options', several('a', 'b'), [{ maxItems: 2 }], [undefined, ['a'], ['a', 'b']]],
  ['in what does not hold', several('a', 'b'), [{ not: { anyOf: [{ minItems: 2 }] } }], [undefined, ['a'], ['a', 'b']]],
  ['without options', { type: 'array' }, [{ minItems: 2 }], [undefined, ['x'], ['x', 'x'], ['x', 'x', 'x']]],
  ['which no form has', { type: 'array' }, [{ minItems: 1e9 }], [undefined, ['x']]],
] as const)('a list is tried with the lengths that conditions name: %s', (_, schema, conditions, expected) => {
  expect(witnessesOf(schema as FieldSchema, [...conditions] as never, input)).toEqual(expected);
});
