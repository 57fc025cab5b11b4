import { describe, expect, it } from 'vitest';
import { validators } from '../../../../engine/core/validators/table';
import { contextOf } from '../../../support/tabs';

describe('the registry of validators', () => {
  it('lists every validator under its own name', () => {
    expect(Object.keys(validators)).toEqual(Object.values(validators).map((validator) => validator.name));
  });

  const cases = Object.values(validators).flatMap((validator) =>
    validator.examples.map((example) => ({
      validator,
      example,
      title: `${validator.name} ${JSON.stringify(example)}`,
    })),
  );
  it.each(cases)('$title', ({ validator, example }) => {
    expect(validator.validate(example.of, example.params ?? {}, { data: example.data, context: contextOf() })).toBe(
      example.passes,
    );
  });
});
