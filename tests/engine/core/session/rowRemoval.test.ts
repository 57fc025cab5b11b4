import { describe, expect, it } from 'vitest';
import type { CollectionDefinition, PartDefinition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const PHONES = { type: 'array' as const, items: { type: 'object' as const, properties: { Guid: {}, Number: {} } } };
const PART: PartDefinition = { id: 'phones', data: ['tab/phones'], load: 'GET /phones', save: 'PUT /phones' };
const SAVED = [
  { Guid: 'a', Number: '1' },
  { Guid: 'b', Number: '2' },
  { Guid: 'c', Number: '3' },
];

async function opened(collection: CollectionDefinition = {}) {
  const tab = tabOf({ phones: PHONES } as never, [], { collections: { phones: collection } });
  const replies = { 'GET /phones': () => answer(SAVED) };
  const { session, sent, calls } = sessionOf(wizardOf([tab], [PART]), replies, { mode: 'edit' });
  await session.open();
  const rows = () => session.form('tab').getState().data.phones as JsonObject[];
  return { session, sent, calls, rows };
}

describe('a saved row that is taken off a list edited in place', () => {
  it.each([0, 1, 2])('goes with the save of its part where the list has no call for it: row %i', async (index) => {
    const { session, sent, rows } = await opened();
    expect(await session.deleteRow('tab', 'phones', rows()[index] as JsonObject)).toBe(true);
    expect(session.hasUnsaved()).toBe(true);
    expect(await session.save()).toMatchObject({ done: true });
    expect(sent()).toEqual([['/phones', SAVED.filter((_, at) => at !== index)]]);
    expect(session.hasUnsaved()).toBe(false);
  });

  it('is gone at once where it has one, and nothing is left to save', async () => {
    const { session, sent, calls, rows } = await opened({ delete: 'DELETE /phones?guid={Guid}' });
    expect(await session.deleteRow('tab', 'phones', rows()[1] as JsonObject)).toBe(true);
    expect(session.hasUnsaved()).toBe(false);
    expect(sent().map(([path]) => path)).toEqual(['/phones?guid=b']);
    expect(calls.at(-1)?.method).toBe('DELETE');
  });
});
