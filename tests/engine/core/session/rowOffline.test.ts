import { expect, it } from 'vitest';
import type { FormDefinition } from '../../../../engine/core/definition/types';
import { rowsOf } from '../../../../engine/core/state/state';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const FORM = {
  id: 'person',
  title: 'Person',
  open: 'inline',
  sections: [],
  save: 'POST /people',
} as unknown as FormDefinition;
const ROW = { type: 'object' as const, properties: { Guid: { type: 'string' as const }, Name: {} } };
const ASK = { title: 'Sure?', if: { call: 'GET /check', failure: { title: 'Not checked' } } };
const TAB = {
  ...tabOf({ people: { type: 'array', items: ROW } }, [], {
    collections: {
      people: {
        title: 'People',
        load: 'GET /people',
        delete: 'GET /people/delete?guid={Guid}',
        forms: [FORM],
        rules: [{ id: 'sure', before: ['update', 'delete'], ask: ASK }],
      },
    },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['people'] }] },
  }),
  id: 'tab',
};

/** A list of one row, before whose changes a question is put that has no answer. */
async function opened(isOnline: boolean) {
  const loaded = wizardOf([TAB as never], []);
  Object.assign(loaded.wizard.texts ?? {}, { rowOffline: 'No connection.' });
  const replies = {
    'GET /people': () => answer([{ Guid: 'g1', Name: 'Ana' }]),
    'GET /check': () => Promise.reject(new TypeError('network')),
  };
  const made = sessionOf(loaded, replies, { host: { isOnline: () => isOnline } });
  await made.session.open();
  const [row = {}] = rowsOf(made.session.form('tab').getState().data, 'people');
  const save = () => made.session.saveRow({ tab: 'tab', list: 'people', definition: FORM, row, before: row });
  return { ...made, row, save };
}

it('a question that needs a connection says in its place that there is none', async () => {
  const { session, row, save, questions, calls } = await opened(false);
  expect(await save()).toBe('offline');
  expect(await session.deleteRow('tab', 'people', row)).toBe(false);
  expect(session.view().staleLists).toEqual({ 'tab/people': 'No connection.' });
  expect(questions).toEqual([]);
  expect(calls.filter(({ path }) => /delete|POST/.test(path))).toEqual([]);
});

it('a list that is kept with a part says by a dialog that without a connection nothing was deleted, and asks nothing', async () => {
  const tab = tabOf({ pets: { type: 'array', items: ROW } }, [], {
    collections: { pets: { delete: 'DELETE /pets/{Guid}' } },
  });
  const loaded = wizardOf([tab], [{ id: 'pets', data: ['tab'], load: 'GET /pets', save: 'PUT /pets' }]);
  Object.assign(loaded.wizard.texts ?? {}, { rowOffline: 'No connection.' });
  loaded.wizard.messages.offline = { title: 'Offline' };
  const replies = { 'GET /pets': () => answer({ pets: [{ Guid: 'p1', Name: 'Rex' }] }) };
  const { session, questions, calls } = sessionOf(loaded, replies, { host: { isOnline: () => false } });
  await session.open();
  const [row = {}] = rowsOf(session.form('tab').getState().data, 'pets');
  expect(await session.deleteRow('tab', 'pets', row)).toBe(false);
  expect(questions).toMatchObject([{ kind: 'error', title: 'Offline', text: 'No connection.' }]);
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect(rowsOf(session.form('tab').getState().data, 'pets')).toHaveLength(1);
});

it('one that has no answer though there is a connection is told', async () => {
  const { session, save, questions } = await opened(true);
  expect(await save()).toBe('failed');
  expect(questions).toMatchObject([{ title: 'Not checked' }]);
  expect(session.view().staleLists).toEqual({});
});
