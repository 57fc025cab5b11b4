import { describe, expect, it } from 'vitest';
import type { CollectionDefinition } from '../../../../engine/core/definition/types';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const ROWS = { type: 'array' as const, items: { type: 'object' as const, properties: { Guid: {}, Name: {} } } };
const listTab = (id: string, list: string, collection: CollectionDefinition) => ({
  ...tabOf({ [list]: ROWS } as never, [], {
    collections: { [list]: collection },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: [list] }] },
  }),
  id,
});
const REUSE = [{ from: '$tabs/people/attorneys', titleField: 'Name', fill: { Name: 'Name' } }];
const wizard = () =>
  wizardOf(
    [
      listTab('people', 'attorneys', { load: 'GET /attorneys' }),
      listTab('others', 'signers', { load: 'GET /signers', reuse: REUSE }),
      listTab('third', 'visitors', { load: 'GET /visitors' }),
    ],
    [],
  );
const namesOf = (calls: { path: string }[]) => calls.map(({ path }) => path).toSorted();

describe('a tab that is open alone', () => {
  it('knows the rows of other tabs of which its lists may take values, and loads no others', async () => {
    const replies = { 'GET /attorneys': () => answer([{ Guid: '1', Name: 'Ana' }]) };
    const { session, calls } = sessionOf(wizard(), replies, { mode: 'edit', tab: 'others' });
    await session.open();
    expect(namesOf(calls)).toEqual(['/attorneys', '/signers']);
    expect(session.context('others').tabs?.people).toMatchObject({ attorneys: [{ Name: 'Ana' }] });
  });

  it('says nothing when they do not load', async () => {
    const replies = { 'GET /attorneys': () => ({ status: 500 }) };
    const { session, questions } = sessionOf(wizard(), replies, { mode: 'edit', tab: 'others' });
    await session.open();
    expect([questions, session.view().failedLists]).toEqual([[], []]);
  });
});

it('a whole wizard loads each list once', async () => {
  const { session, calls } = sessionOf(wizard());
  await session.open();
  expect(namesOf(calls)).toEqual(['/attorneys', '/signers', '/visitors']);
});
