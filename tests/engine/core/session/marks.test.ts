import { describe, expect, it } from 'vitest';
import type { PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import type { DraftService } from '../../../../engine/core/draft/types';
import type { Json } from '../../../../engine/core/json';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const ROWS = { type: 'array' as const, items: { type: 'object' as const, properties: { City: {}, Street: {} } } };
const TAB: TabDefinition = {
  ...tabOf({ Name: {}, Nick: {}, rows: ROWS }),
  id: 'tab',
  collections: { rows: { add: 'Add' } },
};
const PART: PartDefinition = { id: 'part', data: ['tab'], load: 'GET /part', save: 'POST /part' };
const SAVED = { Name: 'Ana', Nick: 'A', rows: [{ City: 'Rio', Street: 'A' }] };

/** A session that opens with what others typed: at each place a value over what was saved when it was typed. */
async function opened(typed: Record<string, [value: Json, base: Json]>) {
  const entries = Object.entries(typed).map(([field, [value, base]]) => ({
    place: `tab/${field}`,
    content: { value, base },
    at: '2026-11-22T12:00:00.000Z',
    writer: 'other',
    device: 'Other',
  }));
  const drafts: DraftService = {
    writer: 'mine',
    isSameDevice: () => false,
    load: async () => ({ revision: 1, entries }),
    send: async () => ({ revision: 2, entries: [] }),
  };
  const replies = { 'GET /part': () => ({ body: { data: SAVED } }), 'POST /part': () => ({ body: { data: SAVED } }) };
  const { session } = sessionOf(wizardOf([TAB], [PART]), replies, { drafts });
  await session.open();
  return { session, form: session.form('tab'), at: (pointer: string) => session.markAt('tab', pointer) };
}

describe('what stands at a field', () => {
  it('is that its value came back, and of no other field', async () => {
    const { at } = await opened({ Name: ['Eva', 'Ana'] });
    expect([at('/Name'), at('/Nick')]).toEqual(['restored', undefined]);
  });

  it('goes once the field is changed, and once it is saved', async () => {
    const { at, form, session } = await opened({ Name: ['Eva', 'Ana'], Nick: ['E', 'A'] });
    form.change('/Name', 'Lia');
    expect([at('/Name'), at('/Nick')]).toEqual([undefined, 'restored']);
    await session.save();
    expect(at('/Nick')).toBeUndefined();
  });

  it('follows the row in which it was typed', async () => {
    const { at, form } = await opened({
      rows: [
        [
          { City: 'Rio', Street: 'A' },
          { City: 'Recife', Street: 'B' },
        ],
        SAVED.rows,
      ],
    });
    expect([at('/rows/0/City'), at('/rows/1/City')]).toEqual([undefined, 'restored']);
    form.removeRow('rows', 0);
    expect([at('/rows/0/City'), at('/rows/1/City')]).toEqual(['restored', undefined]);
  });

  it('is the choice among its values, the same object until something changes', async () => {
    const { at, session } = await opened({ Name: ['Eva', 'Bia'] });
    const mark = at('/Name');
    expect(mark).toMatchObject({ pointer: '/Name', options: [{ text: 'Eva' }, { text: 'Ana' }] });
    expect(at('/Name')).toBe(mark);
    session.choose((mark as { id: string }).id, 1);
    expect(at('/Name')).toBeUndefined();
  });
});
