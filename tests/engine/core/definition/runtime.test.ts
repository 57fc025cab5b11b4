import { describe, expect, it } from 'vitest';
import { createRuntime } from '../../../../engine/core/definition/runtime';
import { formats } from '../../../../engine/core/formats/br/table';
import { toldFormats } from '../../../../engine/core/formats/br/told';
import type { ToldFormat } from '../../../../engine/core/formats/toldFormat';

const runtime = createRuntime(formats);

type Check = ((value: unknown) => boolean) | { validate: (value: unknown) => boolean };

describe('runtime', () => {
  it.each(Object.values(formats))('tells valid from invalid values of the format $name', ({ name, type }) => {
    const { examples } = toldFormats[name] as ToldFormat;
    const check = (runtime('formats') as Record<string, Check>)[name] as Check;
    const validate = typeof check === 'function' ? check : check.validate;
    expect(typeof check).toBe(type === 'number' ? 'object' : 'function');
    expect(examples.valid.map(validate)).toEqual(examples.valid.map(() => true));
    expect(examples.invalid.map(({ value }) => validate(value))).toEqual(examples.invalid.map(() => false));
  });

  it('compares values and counts characters', () => {
    const equal = runtime('equal') as (a: unknown, b: unknown) => boolean;
    const length = runtime('ucs2length') as (text: string) => number;
    expect([equal({ a: [1] }, { a: [1] }), equal({ a: 1 }, { a: 2 })]).toEqual([true, false]);
    expect([length('ação'), length('😀')]).toEqual([4, 1]);
  });

  it('refuses a name that it does not have', () => {
    expect(() => runtime('ajv')).toThrow('asks for "ajv"');
  });
});
