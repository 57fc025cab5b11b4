import { describe, expect, it } from 'vitest';
import { formats } from '../../../../engine/brazil';
import { toldFormats, withExamples } from '../../../../engine/catalog';
import { type Format, formatsWritten, textFormat } from '../../../../engine/core';

const own = (check: (text: string) => string | undefined): Format =>
  textFormat({ name: 'cep', check, reasons: ['length'] });

describe('formats with examples', () => {
  it("have those that the tools are told of the engine's formats, however they are written", () => {
    const writing = { day: { isMonthFirst: true, placeholder: 'mm/dd/yyyy' }, hasDecimalPoint: true };
    for (const table of [formats, formatsWritten(formats, writing)]) {
      for (const [name, format] of Object.entries(withExamples(table))) {
        expect(format, name).toEqual({ ...table[name], examples: toldFormats[name]?.examples });
      }
    }
  });

  it('keep their own', () => {
    const examples = { valid: ['1'], invalid: [{ value: '', reason: 'length' }] };
    const cep = { ...own((text) => (text === '' ? 'length' : undefined)), examples };
    expect(withExamples({ cep }).cep?.examples).toBe(examples);
  });

  it.each([
    ['takes what that one refuses', () => undefined],
    ['refuses what that one takes', () => 'length'],
  ])("have none of the engine's format of their name where one %s", (_, check) => {
    expect(withExamples({ cep: own(check) })).toHaveProperty('cep.examples', undefined);
  });

  it('have none where nobody knows of any', () => {
    expect(withExamples({ plate: own(() => 'length') }).plate).toHaveProperty('examples', undefined);
  });
});
