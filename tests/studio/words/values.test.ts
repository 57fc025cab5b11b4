import { expect, it } from 'vitest';
import { spokenDays, spokenValue } from '../../../studio/words/values';

it('says days as people write them, wherever they stand in a text', () => {
  expect(spokenDays('Data de nascimento é antes de 1990-03-05 e depois de 1980-12-31.')).toBe(
    'Data de nascimento é antes de 05/03/1990 e depois de 31/12/1980.',
  );
  expect(spokenDays('2026-11-20T17:42:09.000Z')).toBe('20/11/2026 17:42');
});

it('leaves what is no day as it is', () => {
  for (const text of ['2026-13-01', '2026-11-20-3', '12026-11-20', '6f1c1d52-2026-11-20a']) {
    expect(spokenDays(text)).toBe(text);
  }
});

it('says a value by its option, yes or no, or as it is', () => {
  expect(spokenValue(2, { type: 'integer', oneOf: [{ const: 2, title: 'Outro' }] })).toBe('Outro');
  expect(spokenValue(true, { type: 'boolean' })).toBe('Sim');
  expect(spokenValue('1990-03-05', { type: 'string', format: 'date' })).toBe('05/03/1990');
});
