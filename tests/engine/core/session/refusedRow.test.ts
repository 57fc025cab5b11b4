import { expect, it } from 'vitest';
import type { FormDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { tabOfForm } from '../../../../engine/core/form/rowForm';
import { formServices } from '../../../../engine/core/session/formServices';
import { rowsOf } from '../../../../engine/core/state/state';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const FORM = {
  id: 'person',
  title: 'Person',
  open: 'inline',
  for: {},
  fields: ['Name', 'City'],
  save: 'POST /people',
} as unknown as FormDefinition;
const ROW = { type: 'object' as const, properties: { Guid: { type: 'string' as const }, Name: {}, City: {} } };
const TAB = {
  ...tabOf({ people: { type: 'array', items: ROW } }, [], {
    collections: {
      people: { title: 'People', load: 'GET /people', delete: 'DELETE /people/{Guid}', forms: [FORM] },
    },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['people'] }] },
  }),
  id: 'tab',
};

/** A list of one row, on a server that answers `POST` and `DELETE` with this. */
async function opened(refusal: object, rows: object = answer([{ Guid: 'g1', Name: 'Ana' }])) {
  const loaded = wizardOf([TAB as never], []);
  Object.assign(loaded.wizard.messages as object, {
    serverFailed: { title: 'Not saved' },
    deleteFailed: { title: 'Still there' },
  });
  const replies = {
    'GET /people': () => rows,
    'POST /people': () => refusal,
    'DELETE /people/g1': () => refusal,
  };
  const made = sessionOf(loaded, replies, { answers: { list: 'errors', text: 'message' } });
  await made.session.open();
  const [row = {}] = rowsOf(made.session.form('tab').getState().data, 'people');
  return { ...made, row };
}

it('what a server refuses of a row stands at the fields of its form', async () => {
  const body = { errors: [{ pointer: '#/City', detail: 'Unknown town.' }, 'Too many.'] };
  const { session, row, questions } = await opened({ status: 422, body });
  const context = () => ({ ...session.context('tab'), root: {}, others: [], stored: row, form: 'person' });
  const services = formServices(session.loaded.wizard, 'tab', context, session, {});
  const store = createFormStore(tabOfForm(session.loaded.tabs.tab as never, 'people', FORM), services, row);
  session.showForm('tab/people/person/g1', store, row);
  store.change('/City', 'Atlantis');
  const typed = store.getState().data;
  expect(await session.saveRow({ tab: 'tab', list: 'people', definition: FORM, row: typed, before: row })).toBe(
    'failed',
  );
  expect(questions.map(({ text }) => text)).toEqual(['Unknown town.\nToo many.']);
  expect(store.visibleErrors().map(({ pointer, inline }) => [pointer, inline])).toEqual([['/City', 'Unknown town.']]);
  store.change('/City', 'Recife');
  expect(store.visibleErrors()).toEqual([]);
});

it('a row that a server breaks down over stays, and is not said to be unsaved', async () => {
  const { session, row, questions } = await opened({ status: 500 });
  expect(await session.deleteRow('tab', 'people', row)).toBe(false);
  expect(questions.at(-1)?.title).toBe('Still there');
  expect(rowsOf(session.form('tab').getState().data, 'people')).toHaveLength(1);
});

it('a page of HTML in the place of rows is no empty list, though null is', async () => {
  const { session } = await opened({}, { status: 200, body: '<html>' });
  expect(session.view().failedLists).toEqual(['tab/people']);
  const none = await opened({}, { status: 200, body: null });
  expect(none.session.view().failedLists).toEqual([]);
});
