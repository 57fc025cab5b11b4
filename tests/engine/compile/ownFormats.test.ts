import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSchemas, formatProblems, loadSchemas } from '../../../engine/compile';
import { formats, formatsWritten, numberFormat, textFormat } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { fill, loadedWizard, shownErrors, testWizard } from '../../../engine/testing';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { smallFolder } from '../../support/smallForm';

/** A registration of a car, as an application might have it. */
const plate = textFormat({
  name: 'plate',
  mask: () => 'SSS-####',
  read: (text) => text.replace(/[^0-9a-z]/gi, '').toUpperCase(),
  check: (text) => (/^[A-Z]{3}\d{4}$/.test(text) ? undefined : 'shape'),
  reasons: ['shape'],
  examples: { valid: ['ABC1234'], invalid: [{ value: 'AB1', reason: 'shape' }] },
});

/** Kilometres as they stand on a dial. */
const dial = numberFormat({
  name: 'dial',
  widget: 'number',
  read: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  check: (value) => (value.places > 0 ? 'whole' : undefined),
  show: (value) => String(value.units),
  reasons: ['whole'],
  examples: { valid: [12], invalid: [{ value: 1.5, reason: 'whole' }] },
});

const day = { ...plate, holds: 'day' as const };
const names = { formats: { plate, dial, day } };

const fields = (given: Record<string, FieldSchema>) => smallFolder(join(ROOT, 'schemas'), { fields: given });
const found = (schema: FieldSchema, given = names) =>
  formatProblems(loadSchemas(fields({ Campo: { title: 'Campo', ...schema } }), given).problems);

const NOTHING = '0 problemas em 0 arquivos.';

describe('a format of an application', () => {
  it("is known beside the engine's where its name is given, and nowhere else", () => {
    const schema: FieldSchema = { type: 'string', format: 'plate' };
    expect(found(schema)).toBe(NOTHING);
    expect(found(schema, { formats: {} } as never)).toContain('O formato "plate" não existe.');
    expect(found({ type: 'string', format: 'plat' })).toContain('Você quis dizer "plate"?');
    expect(found({ type: 'string', format: 'date' })).toBe(NOTHING);
  });

  it('is held against the type of its field, its widgets, and what it says of days', () => {
    expect(found({ type: 'number', format: 'dial' })).toBe(NOTHING);
    expect(found({ type: 'string', format: 'dial' })).toContain('"dial"');
    expect(found({ type: 'string', format: 'day', notAfter: 'today' })).toBe(NOTHING);
    expect(found({ type: 'string', format: 'plate', notAfter: 'today' })).toContain('Esperado: um campo com "format"');
  });

  it('is tried with its examples in conditions; without them, what depends on it is left open', () => {
    const { examples: _, ...bare } = plate;
    const problems = (given: typeof bare, condition: object) =>
      formatProblems(
        loadSchemas(
          smallFolder(join(ROOT, 'schemas'), {
            fields: { Placa: { type: 'string', title: 'Placa' }, Km: { type: 'number', title: 'Km' } },
            rules: [{ id: 'km', when: { Placa: condition }, require: ['Km'] }],
          }),
          { formats: { plate: given } },
        ).problems,
      );
    const [holding, never] = [{ format: 'plate' }, { format: 'plate', maxLength: 2 }];
    expect(problems(plate, holding)).toBe(NOTHING);
    expect(problems(plate, never)).toContain('nunca vale');
    expect(problems(bare, holding)).toBe(NOTHING);
    expect(problems(bare, never)).toBe(NOTHING);
  });

  it('may be one of the engine, as another language writes it: what the checks know of it stays', () => {
    const english = formatsWritten(
      { ...formats, plate },
      { day: { placeholder: 'dd/mm/yyyy' }, hasDecimalPoint: true },
    );
    const given = { formats: english } as never;
    expect(found({ type: 'string', format: 'date', notAfter: 'today' }, given)).toBe(NOTHING);
    expect(found({ type: 'number', format: 'percent', maximum: 25 }, given)).toContain('Você quis dizer 0.25?');
    expect(found({ type: 'string', format: 'plate' }, given)).toBe(NOTHING);
  });

  it('is compiled, read, refused and sent', async () => {
    const compiled = compileSchemas(
      fields({
        Placa: { type: 'string', title: 'Placa', format: 'plate' },
        Km: { type: 'number', title: 'Km', format: 'dial', maximum: 500 },
      }),
      names,
    );
    const own = { ...formats, plate, dial };
    const { session, sent } = testWizard(await loadedWizard(compiled, 'small', own), { base: { formats: own } });
    await session.open();
    const form = session.form('data');
    fill(form, { '/Placa': 'AB1', '/Km': 1.5 });
    expect(Object.keys(shownErrors(form))).toEqual(['/Placa', '/Km']);
    fill(form, { '/Placa': plate.normalise('abc-1234') as string, '/Km': 300 });
    expect(shownErrors(form)).toEqual({});
    await session.advance();
    expect(sent()[0]).toEqual(['/small/data', { Placa: 'ABC1234', Km: 300 }]);
    await expect(loadedWizard(compiled, 'small', formats)).rejects.toThrow(
      'The format "plate" is not among those given.',
    );
  });
});
