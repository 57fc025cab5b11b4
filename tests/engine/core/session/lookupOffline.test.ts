import { expect, it, vi } from 'vitest';
import type { LookupDefinition, PartDefinition } from '../../../../engine/core/definition/types';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const RULES = [{ id: 'search', lookup: 'places', on: ['Code'], with: { code: 'Code' }, fill: { City: 'city' } }];
const TAB = { ...tabOf({ Code: {}, City: {} }, RULES as never), id: 'tab' };
const PART: PartDefinition = { id: 'part', data: ['tab'], load: 'GET /part', save: 'POST /part' };
const LOOKUP = { call: 'GET /places/{code}', message: { title: 'Not found' } } as unknown as LookupDefinition;

/** A form whose lookup has no answer. */
async function opened(isOnline: boolean) {
  const loaded = wizardOf([TAB], [PART]);
  const replies = {
    'GET /places/1': () => {
      throw new TypeError('network');
    },
  };
  const wizard = { ...loaded, wizard: { ...loaded.wizard, lookups: { places: LOOKUP } } };
  const made = sessionOf(wizard, replies, { host: { isOnline: () => isOnline } });
  await made.session.open();
  return { ...made, form: made.session.form('tab') };
}

it('a lookup without a connection says so at its field, until that is typed into; no dialog does', async () => {
  const { form, questions } = await opened(false);
  form.change('/Code', '1');
  await vi.waitFor(() => expect(form.view('/Code').lookup).toBe('offline'));
  expect(questions).toEqual([]);
  form.change('/Code', '');
  expect(form.view('/Code').lookup).toBeUndefined();
});

it('a lookup that has no answer though there is a connection is told', async () => {
  const { form, questions } = await opened(true);
  form.change('/Code', '1');
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  expect(form.view('/Code').lookup).toBeUndefined();
});
