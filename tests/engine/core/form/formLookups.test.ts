import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { editField } from '../../../../engine/core/form/editField';
import { beginLookup, endLookup, withoutMarksOf } from '../../../../engine/core/form/formLookups';
import type { FormState } from '../../../../engine/core/form/formState';
import type { LookupStart } from '../../../../engine/core/state/change';
import { formOf } from '../../../support/formSteps';
import { tabOf } from '../../../support/tabs';

const RULE: RuleDefinition = {
  id: 'cep',
  on: ['cep'],
  lookup: 'cep',
  with: { cep: 'cep' },
  fill: { street: 'logradouro' },
  locks: { street: true },
  notFound: { clear: ['street'] },
};
const FOUND = { kind: 'found' as const, record: { logradouro: 'Rua A' } };

/** A form whose CEP was typed, with the lookup that this starts under way. */
function open(isQuiet = false) {
  const { form, input } = formOf(tabOf({ cep: {}, street: {} }, [RULE]), { street: 'Rua Z' });
  const edited = editField(form, { pointer: '/cep', value: '01001000' }, input);
  const lookup = { start: edited.lookups?.[0] as LookupStart, isQuiet };
  return { begun: beginLookup(edited.form, lookup, input.plan), lookup, input };
}
const marksOf = ({ lookups }: FormState) => Object.fromEntries(lookups.marks);

describe('a lookup', () => {
  it('is said to be under way at the fields that start it', () => {
    const { begun } = open();
    expect([marksOf(begun.form), begun.news]).toEqual([{ '/cep': 'searching' }, ['/cep']]);
  });

  it('fills and locks what was found, and says so in the same step', () => {
    const { begun, lookup, input } = open();
    const { form, news, tells } = endLookup(begun.form, lookup, FOUND, input);
    expect(form.tab.data).toEqual({ cep: '01001000', street: 'Rua A' });
    expect([form.tab.locked.has('/street'), marksOf(form), form.lookups.running.size]).toEqual([
      true,
      { '/cep': 'found' },
      0,
    ]);
    expect([new Set(news), tells]).toEqual([new Set(['/street', '/cep']), undefined]);
  });

  it('gives what is to be told where nothing was found or the call failed, and no more than a mark without a connection', () => {
    const { begun, lookup, input } = open();
    const ended = (kind: 'notFound' | 'failed' | 'offline' | 'aborted') => {
      const { form, tells } = endLookup(begun.form, lookup, { kind }, input);
      return [form.tab.data.street, marksOf(form), tells];
    };
    expect(ended('notFound')).toEqual([undefined, {}, 'notFound']);
    expect(ended('failed')).toEqual(['Rua Z', {}, 'failed']);
    expect(ended('offline')).toEqual(['Rua Z', { '/cep': 'offline' }, undefined]);
    expect(ended('aborted')).toEqual(['Rua Z', {}, undefined]);
  });

  it('of loaded data says nothing, and locks alone', () => {
    const { begun, lookup, input } = open(true);
    expect([marksOf(begun.form), begun.news]).toEqual([{}, undefined]);
    const { form, tells } = endLookup(begun.form, lookup, { kind: 'notFound' }, input);
    expect([form.tab.data.street, marksOf(form), tells]).toEqual(['Rua Z', {}, undefined]);
    const found = endLookup(begun.form, lookup, FOUND, input).form;
    expect([found.tab.data.street, found.tab.locked.has('/street')]).toEqual(['Rua Z', true]);
  });

  it('is of no use once another one of its rule is under way', () => {
    const { begun, lookup, input } = open();
    const later = { start: { ...lookup.start, with: { cep: '20000000' } }, isQuiet: false };
    const form = beginLookup(begun.form, later, input.plan).form;
    expect(endLookup(form, lookup, FOUND, input)).toEqual({ form });
  });

  it('changes nothing, and says nothing any more, once what it was asked for is another thing', () => {
    const { begun, lookup, input } = open();
    const edited = editField(begun.form, { pointer: '/cep', value: '0100' }, input).form;
    const { form, news } = endLookup({ ...edited, lookups: begun.form.lookups }, lookup, FOUND, input);
    expect([form.tab, marksOf(form), form.lookups.running.size, news]).toEqual([edited.tab, {}, 0, ['/cep']]);
  });
});

it('an edit forgets what was said at its field, and a row taken off what was said in its list', () => {
  const { begun, input } = open();
  expect(marksOf(editField(begun.form, { pointer: '/street', value: 'x' }, input).form)).toEqual({
    '/cep': 'searching',
  });
  expect(marksOf(editField(begun.form, { pointer: '/cep', value: '1' }, input).form)).toEqual({});
  const marks = new Map([
    ['/rows/0/cep', 'found' as const],
    ['/cep', 'found' as const],
  ]);
  expect([...withoutMarksOf({ marks, running: new Map() }, 'rows').marks.keys()]).toEqual(['/cep']);
});
