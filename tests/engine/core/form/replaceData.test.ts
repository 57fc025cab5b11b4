import { expect, it } from 'vitest';
import { addFormRow, keyRows, removeFormRow, statusOfRow } from '../../../../engine/core/form/formRows';
import type { FormState } from '../../../../engine/core/form/formState';
import { loadData, patchData, refreshData } from '../../../../engine/core/form/replaceData';
import { putErrors } from '../../../../engine/core/form/shownErrors';
import { errorAt, errorsOf, formOf } from '../../../support/formSteps';
import { tabOf } from '../../../support/tabs';

const EITHER = { id: 'either', when: { a: false, b: false }, error: { at: 'a', inline: 'Either.' } };
const ROWS = {
  type: 'array' as const,
  items: { type: 'object' as const, properties: { x: { type: 'string' as const } }, required: ['x'] },
};

/** A form with all that a form may show. */
function shownForm(data = {}) {
  const { form, input } = formOf(tabOf({ a: {}, b: {}, rows: ROWS }, [EITHER]), data);
  const found = [errorAt('/a', 'Either.', { rule: 'either' }), errorAt('/rows/1/x', 'Wrong.')];
  const shown: FormState = {
    ...form,
    errors: putErrors(input.plan, form.errors, found).errors,
    unread: { '/b': '+5', '/rows/1/x': '+6' },
    lookups: { marks: new Map([['/a', 'found']]), running: new Map([['k', {}]]) },
  };
  return { form: shown, input };
}

it('a load leaves nothing of what was shown, and of what is under way', () => {
  const { form, input } = shownForm();
  const step = loadData(form, { data: { a: 'x' }, options: undefined }, input);
  const { tab, errors, unread, lookups } = step.form;
  expect([tab.data, errors.at.size, unread, lookups.marks.size, lookups.running.size, step.news]).toEqual([
    { a: 'x' },
    0,
    {},
    0,
    0,
    'everything',
  ]);
});

it('single values take the errors of their places with them, and those that rules have there or no longer', () => {
  const { form, input } = shownForm();
  expect(errorsOf(patchData(form, { b: 'x' }, input).form)).toEqual({ '/rows/1/x': 'Wrong.' });
  const own = patchData(form, { a: 'x' }, input);
  expect([own.form.tab.data, errorsOf(own.form), own.form.unread]).toEqual([
    { a: 'x' },
    { '/rows/1/x': 'Wrong.' },
    form.unread,
  ]);
});

it('a form is worked out anew for what changed outside of it, and keeps what it shows', () => {
  const { form, input } = formOf(tabOf({ a: {} }, [{ id: 'r', when: { $mode: { const: 'edit' } }, require: ['a'] }]));
  const shown = { ...form, unread: { '/a': '+5' } };
  const step = refreshData(shown, { ...input, context: { ...input.context, mode: 'edit' } });
  expect([form.tab.required.has('/a'), step.form.tab.required.has('/a'), step.form.unread]).toEqual([
    false,
    true,
    { '/a': '+5' },
  ]);
});

it('a row that is taken off takes along what stands in it, and that of those behind moves up', () => {
  const { form, input } = shownForm({ rows: [{ x: '0' }, { x: '1' }] });
  const keyed = keyRows(form, 'rows');
  const removed = removeFormRow(keyed, { list: 'rows', index: 0 }, input);
  expect([removed.form.tab.data.rows, errorsOf(removed.form), removed.form.unread, removed.news]).toEqual([
    [{ x: '1' }],
    { '/a': 'Either.', '/rows/0/x': 'Wrong.' },
    { '/b': '+5', '/rows/0/x': '+6' },
    'everything',
  ]);
  expect(removed.form.rowKeys.byList.rows).toEqual(keyed.rowKeys.byList.rows?.slice(1));
});

it('a row that is added stands at the end, and one of an earlier time as it was', () => {
  const { form, input } = shownForm({ rows: [{ x: '0' }] });
  expect(addFormRow(form, { list: 'rows' }, input).form.tab.data.rows).toEqual([{ x: '0' }, {}]);
  expect(addFormRow(form, { list: 'rows', row: { x: '9' } }, input).form.tab.data.rows).toEqual([
    { x: '0' },
    { x: '9' },
  ]);
});

it('a row with an error is wrong, and one that lacks a value is not', () => {
  const { form, input } = shownForm({ rows: [{}, { x: '1' }] });
  expect(statusOfRow(form, { list: 'rows', index: 0 }, input)).toEqual({ missing: 1, wrong: 0 });
  expect(statusOfRow(form, { list: 'rows', index: 1 }, input)).toEqual({ missing: 0, wrong: 1 });
});
