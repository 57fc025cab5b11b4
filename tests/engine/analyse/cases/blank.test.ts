import { expect, it } from 'vitest';
import { casesOf, type Found, finish, type Tested } from '../../../../engine/analyse/cases';
import { resolvedTab } from '../../../../engine/analyse/why/asked';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import { tabOf } from '../../../support/tabs';
import { testedReader } from './reader';

/** The smallest answers with which two fields must differ and do not. */
function alike(schema: FieldSchema, isForm = false) {
  const { input, ...tested } = testedReader();
  const fields = { One: schema, Other: schema };
  const rule = { id: 'differ', check: 'different', of: ['One', 'Other'], error: { at: 'One', text: 'Alike.' } };
  const list: FieldSchema = { type: 'array', items: { type: 'object', properties: fields } };
  const form = { id: 'row', open: 'modal' as const, title: 'Row', fields: ['One', 'Other'] };
  const definition = isForm
    ? tabOf({ Rows: list }, [], { collections: { Rows: { forms: [form], rules: [rule] } } })
    : tabOf(fields, [rule]);
  const made: Tested = {
    ...tested,
    tab: { definition, validators: {} },
    input: { ...input, tabs: new Map([['tab', resolvedTab(definition)]]) },
  };
  const found: Found[] = [];
  finish(casesOf(made, { kinds: ['error'] }), (one: Found) => found.push(one));
  return JSON.stringify(found.flatMap(({ cases }) => cases.map(({ given }) => given)));
}

it('offers a blank for a text, and a number for a number, in the tab and in the form of a row', () => {
  expect(alike({ type: 'string' })).toContain('" "');
  expect(alike({ type: 'integer' })).toMatch(/"One":0,"Other":0/);
  expect(alike({ type: 'string' }, true)).toContain('" "');
  expect(alike({ type: 'integer' }, true)).toMatch(/"One":0/);
  expect(alike({ type: 'integer' }, true)).not.toContain('" "');
});
