import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainValue } from '../../../../engine/compile/read/plainValue';

it('is what JSON.parse reads, whatever stands in texts and between them', () => {
  const keys = fc.oneof(fc.string(), fc.constantFrom('a":', '\\', '\\"', '"', ': "', '__proto__'));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(keys, fc.integer(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(value, fc.constantFrom('', ' ', '\t', '\n  '), (written, space) => {
      const text = JSON.stringify(written, undefined, space);
      expect(JSON.stringify(plainValue(text))).toBe(JSON.stringify(written));
    }),
    { numRuns: 1_000, seed: 20261125 },
  );
});

it.each([
  '',
  '{',
  '{ "a": 1, }',
  '{ "a": 1 } // x',
  '{ "a": 1, "a": 2 }',
  '{ "a": 1, "\\u0061" : 2 }',
  '[{ "b": { "\\\\": 1, "\\\\"\n: [] } }]',
])('is none of %j, which has a mistake', (text) => {
  expect(plainValue(text)).toBeUndefined();
});
