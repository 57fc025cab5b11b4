import { expect, it } from 'vitest';
import { showFound } from '../../../../engine/core/form/attempt';
import { editField } from '../../../../engine/core/form/editField';
import type { FormState } from '../../../../engine/core/form/formState';
import { viewOf } from '../../../../engine/core/form/view';
import { createViews } from '../../../../engine/core/form/views';
import { errorAt, formOf } from '../../../support/formSteps';
import { tabOf } from '../../../support/tabs';

const { form, input } = formOf(
  tabOf({
    type: { enum: ['CPF', 'CNPJ'] },
    number: { formatBy: { type: { CPF: 'cpf', CNPJ: 'cnpj' } } },
  }),
  { type: 'CPF', number: '1' },
);
const seen = { plan: input.plan, picksFormats: true };

it('a field shows its value, or the one that a question is about, and its format of the moment', () => {
  expect(viewOf(form, '/number', seen)).toEqual({
    value: '1',
    hidden: false,
    required: false,
    locked: false,
    format: 'cpf',
  });
  const asked: FormState = { ...form, asked: new Map([['/number', undefined]]) };
  expect(viewOf(asked, '/number', seen).value).toBeUndefined();
});

it('a field shows its error, whether it came with others, its text and its lookup', () => {
  const shown = showFound(form, { found: [errorAt('/number', 'Wrong.')], moment: 'advance' }, input.plan).form;
  const all: FormState = {
    ...shown,
    unread: { '/number': '+5' },
    lookups: { ...form.lookups, marks: new Map([['/number', 'found']]) },
  };
  expect(viewOf(all, '/number', seen)).toMatchObject({ error: 'Wrong.', isTold: true, text: '+5', lookup: 'found' });
});

it('a view is read once between two changes, and is the same as long as it shows the same', () => {
  let now = form;
  let reads = 0;
  const views = createViews((pointer) => {
    reads += 1;
    return viewOf(now, pointer, seen);
  });
  const first = views.at('/number');
  views.at('/number');
  expect(reads).toBe(1);
  now = editField(form, { pointer: '/type', value: 'CPF' }, input).form;
  views.forget();
  expect([views.at('/number') === first, reads]).toEqual([true, 2]);
  now = editField(form, { pointer: '/number', value: '2' }, input).form;
  views.forget();
  expect(views.at('/number').value).toBe('2');
});
