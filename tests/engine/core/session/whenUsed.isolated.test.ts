import { expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../../engine/core/definition/types';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const gone = vi.hoisted(() => ({ is: false }));
vi.mock('../../../../engine/core/session/whenUsed', async (load) => {
  const original = await load<typeof import('../../../../engine/core/session/whenUsed')>();
  const loadSaveActions = () => (gone.is ? Promise.resolve(undefined) : original.loadSaveActions());
  return { ...original, loadSaveActions };
});

const ROW = { type: 'object' as const, properties: { Guid: { type: 'string' as const }, Name: {} } };
const FORM = { id: 'pet', title: 'Pet', open: 'inline', sections: [], save: 'POST /pets' } as unknown as FormDefinition;
const TAB = {
  ...tabOf({ Name: {}, pets: { type: 'array', items: ROW } }, [], {
    collections: { pets: { title: 'Pets', load: 'GET /pets', delete: 'DELETE /pets/{Guid}', forms: [FORM] } },
  }),
  id: 'tab',
};

async function opened(isOnline: boolean) {
  gone.is = true;
  const loaded = wizardOf([TAB as never], [{ id: 'me', data: ['tab/Name'], load: 'GET /me', save: 'PUT /me' }]);
  loaded.wizard.messages.noAnswer = { title: 'No answer' };
  const replies = {
    'GET /me': () => answer({}),
    'GET /pets': () => answer([{ Guid: 'p1', Name: 'Rex' }]),
    'POST /pets': () => answer({}),
    'DELETE /pets/p1': () => answer({}),
  };
  const made = sessionOf(loaded, replies, { queueKey: 'queue', host: { isOnline: () => isOnline } });
  await made.session.open();
  const row = { Guid: 'p1', Name: 'Rex' };
  const saveRow = () => made.session.saveRow({ tab: 'tab', list: 'pets', definition: FORM, row, before: row });
  const remove = () => made.session.deleteRow('tab', 'pets', row);
  return { ...made, saveRow, remove };
}

it('what saves and cannot be loaded is told as what has no answer, loses nothing, and is asked for again', async () => {
  const { session, saveRow, remove, questions, sent } = await opened(true);
  session.form('tab').change('/Name', 'Ada');
  expect([(await session.save()).done, await saveRow()]).toEqual([false, 'failed']);
  expect(questions).toMatchObject(Array(2).fill({ kind: 'error', title: 'No answer' }));
  expect(session.form('tab').getState().data.Name).toBe('Ada');
  gone.is = false;
  expect([(await session.save()).done, await saveRow(), await remove()]).toEqual([true, 'saved', true]);
  expect(sent()[0]).toEqual(['/me', 'Ada']);
});

it('without a connection what is saved waits, and goes once there is one', async () => {
  const { session, sent } = await opened(false);
  session.form('tab').change('/Name', 'Ada');
  expect((await session.save()).done).toBe(true);
  expect([session.view().queued, sent()]).toEqual([['me'], []]);
});
