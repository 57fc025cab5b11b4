import { expect, it } from 'vitest';
import { createFormStore } from '../../../../engine/core/form/formStore';
import type { JsonObject } from '../../../../engine/core/json';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

function formOf(data: JsonObject = {}) {
  const fields = { name: {}, email: {}, city: {}, note: {}, home: { format: 'phone' }, rows: ROWS };
  const isTyped = { email: { minLength: 1 } };
  const rules = [{ id: 'email', when: isTyped, moment: 'leave' as const, error: { at: 'email', inline: 'Wrong.' } }];
  const tab = tabOf(fields, rules, {
    schema: { type: 'object', properties: {}, required: ['name', 'city'] },
  });
  return createFormStore(
    compiledOf(tab),
    {
      context: () => contextOf(),
      texts: { messages: { missing: { inline: 'Missing.' } }, formats: {}, settings: {} },
      lookups: {},
      runLookup: async () => ({ kind: 'failed' }),
      tellLookup: () => {},
      ask: async () => true,
    },
    data,
  );
}
const ROWS = {
  type: 'array' as const,
  items: { type: 'object' as const, properties: { a: { type: 'string' as const } }, required: ['a'] },
};
const lines = (form: ReturnType<typeof formOf>) =>
  form.summary().map(({ pointer, isCorrected }) => `${pointer}${isCorrected ? ' corrected' : ''}`);

it('keeps the lines of the last attempt in their places, and marks what was corrected', () => {
  const form = formOf();
  expect(lines(form)).toEqual([]);
  form.validate('advance');
  form.change('/name', 'Ana');
  expect(lines(form)).toEqual(['/name corrected', '/city']);
  form.change('/name', undefined);
  expect(lines(form)).toEqual(['/name corrected', '/city']);
  form.validate('advance');
  expect(lines(form)).toEqual(['/name', '/city']);
});

it('begins anew with the next attempt, and is empty when that finds nothing', () => {
  const form = formOf();
  form.validate('advance');
  form.change('/name', 'Ana');
  form.change('/city', 'Campinas');
  expect(lines(form)).toEqual(['/name corrected', '/city corrected']);
  form.validate('advance');
  expect(lines(form)).toEqual([]);
});

it('moves with the rows, and loses the lines of one that goes', () => {
  const form = formOf({ name: 'Ana', city: 'Campinas', rows: [{}, {}] });
  form.validate('advance');
  expect(lines(form)).toEqual(['/rows/0/a', '/rows/1/a']);
  form.removeRow('rows', 0);
  expect(lines(form)).toEqual(['/rows/0/a']);
});

it('is joined, in the order of the screen, by what comes under a field after an attempt that failed', () => {
  const form = formOf({ email: 'x', note: 'y' });
  form.leave('/email');
  expect(form.visibleErrors().map(({ pointer }) => pointer)).toEqual(['/email']);
  expect(lines(form)).toEqual([]);
  form.change('/email', undefined);
  form.validate('advance');
  expect(lines(form)).toEqual(['/name', '/city']);
  form.change('/email', 'x');
  form.leave('/email');
  expect(lines(form)).toEqual(['/name', '/email', '/city']);
  form.change('/email', undefined);
  expect(lines(form)).toEqual(['/name', '/email corrected', '/city']);
  form.showErrors([
    { pointer: '/note', keyword: 'other', kind: 'invalid', name: 'note', inline: '', title: '', text: '' },
  ]);
  expect(lines(form)).toEqual(['/name corrected', '/email corrected', '/city corrected', '/note']);
});

it('is not joined by what stops nothing', () => {
  const form = formOf();
  form.validate('advance');
  form.leave('/home', '+551134');
  expect(form.visibleErrors().map(({ pointer }) => pointer)).toContain('/home');
  expect(lines(form)).toEqual(['/name', '/city']);
});

it('has nothing of what comes after an attempt that found nothing', () => {
  const form = formOf({ name: 'Ana', city: 'Campinas' });
  form.validate('advance');
  form.change('/email', 'x');
  form.leave('/email');
  expect(lines(form)).toEqual([]);
});
