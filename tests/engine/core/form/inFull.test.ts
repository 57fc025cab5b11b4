import { expect, it } from 'vitest';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

const tab = tabOf({
  type: { enum: ['CPF', 'CNPJ'] },
  number: { formatBy: { type: { CPF: 'cpf', CNPJ: 'cnpj' } } },
  either: { formatBy: { type: { CPF: 'cpfCnpj' } } },
});

const open = () =>
  createFormStore(
    compiledOf(tab),
    {
      context: () => contextOf(),
      texts: {
        messages: {},
        formats: {
          cpf: { check: 'Wrong digits.', length: 'Too short.' },
          cpfCnpj: { cpfCheck: 'Wrong digits.', cnpjCheck: 'Wrong digits.' },
        },
        settings: {},
      },
      lookups: {},
      runLookup: async () => ({ kind: 'failed' }),
      tellLookup: () => {},
      ask: async () => true,
    },
    { type: 'CPF' },
  );

it('[CF-DNR-18] a number is judged when its last digit is typed, while the focus is still in the field', () => {
  const form = open();
  const errorAfter = (value: string) => {
    form.change('/number', value);
    return form.view('/number').error;
  };
  expect(errorAfter('5299822472')).toBeUndefined();
  expect(errorAfter('52998224726')).toBe('Wrong digits.');
  expect(errorAfter('5299822472')).toBeUndefined();
  expect(errorAfter('52998224725')).toBeUndefined();
  form.leave('/number');
  expect(form.view('/number').error).toBeUndefined();
});

it('[CF-DNR-18, CF-DNR-20] eleven digits where a CNPJ may follow are judged on leaving', () => {
  const form = open();
  form.change('/either', '52998224726');
  expect(form.view('/either').error).toBeUndefined();
  form.leave('/either');
  expect(form.view('/either').error).toBe('Wrong digits.');
});

it('[CF-DNR-18] a CNPJ where a CPF may stand is judged when its last digit is typed', () => {
  const form = open();
  form.change('/either', '112223330001');
  expect(form.view('/either').error).toBeUndefined();
  form.change('/either', '11222333000182');
  expect(form.view('/either').error).toBe('Wrong digits.');
  form.change('/either', '11222333000181');
  expect(form.view('/either').error).toBeUndefined();
});
