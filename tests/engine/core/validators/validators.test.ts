import { describe, expect, it } from 'vitest';
import { validators } from '../../../../engine/core/validators/table';
import { toldValidators } from '../../../../engine/core/validators/told';
import { contextOf } from '../../../support/tabs';

describe('the registry of validators', () => {
  it('lists every validator under its own name', () => {
    expect(Object.keys(validators)).toEqual(Object.values(validators).map((validator) => validator.name));
  });

  it('has examples that pass, and others, of each', () => {
    for (const { examples } of Object.values(toldValidators))
      expect(new Set(examples.map(({ passes }) => passes))).toEqual(new Set([true, false]));
    for (const validator of Object.values(validators)) expect(validator).not.toHaveProperty('examples');
  });

  const cases = Object.values(validators).flatMap((validator) =>
    (toldValidators[validator.name]?.examples ?? []).map((example) => ({
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
