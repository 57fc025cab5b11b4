import { describe, expect, it } from 'vitest';
import type { FieldSchema, PartDefinition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { answer, type Replies, sentIn, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const FILE: FieldSchema = { type: 'string', attachment: true };
const ROWS: FieldSchema = {
  type: 'array',
  items: { type: 'object', properties: { Guid: { type: 'string' }, Amount: { type: 'string' }, Receipt: FILE } },
};
const TAB = tabOf({ Amount: {}, Receipt: FILE, costs: ROWS });
const PARTS: PartDefinition[] = [
  { id: 'rest', data: ['tab'], load: 'GET /rest', save: 'PUT /rest' },
  { id: 'costs', data: ['tab/costs'], load: 'GET /costs', save: 'PUT /costs' },
];
const SAVED = [
  { Guid: '5', Amount: '1' },
  { Guid: '6', Amount: '2' },
];

/** A session over what earlier ones kept. */
async function open(replies: Replies = {}, kept = new Map<string, string>(), tab = TAB) {
  const attachment = (handle: string) => ({ content: `content of ${handle}` });
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const given = { 'GET /costs': () => answer(SAVED), ...replies };
  const { session, calls } = sessionOf(wizardOf([tab], PARTS), given, { host: { attachment }, storage, mode: 'edit' });
  await session.open();
  const form = session.form('tab');
  return {
    session,
    form,
    rows: () => (form.getState().data.costs ?? []) as JsonObject[],
    mark: (pointer: string) => session.markAt('tab', pointer),
    sent: () => sentIn(calls),
    /** The page again. */
    async again(more: Replies = {}) {
      session.flush();
      return open({ ...replies, ...more }, kept, tab);
    },
    kept,
  };
}

describe('a page that is loaded again over a picked file', () => {
  it('keeps the saved row with what was typed there, and says that the file is to be picked again', async () => {
    const before = await open();
    before.form.change('/costs/0/Amount', '3');
    before.form.change('/costs/0/Receipt', 'a');
    const { session, rows, mark, sent, kept } = await before.again();
    expect([...kept.values()].join()).not.toContain('"a"');
    expect(rows()).toEqual([{ Guid: '5', Amount: '3' }, SAVED[1]]);
    expect(mark('/costs/0/Receipt')).toBe('fileLost');
    expect(mark('/costs/1/Receipt')).toBe(undefined);
    expect(session.lostAttachments('tab', 'costs')).toEqual([]);
    await session.save();
    expect(sent()).toEqual([['/costs', [{ Guid: '5', Amount: '3' }, SAVED[1]]]]);
  });

  it('keeps a saved row in which nothing but a file was picked', async () => {
    const before = await open();
    before.form.change('/costs/1/Receipt', 'a');
    const { session, rows, mark, sent } = await before.again();
    expect(rows()).toEqual(SAVED);
    expect(mark('/costs/1/Receipt')).toBe('fileLost');
    await session.save();
    expect(sent()).toEqual([]);
  });

  it('shows again the file that is stored there', async () => {
    const stored = [{ Guid: '5', Amount: '1', Receipt: 'file:1' }];
    const before = await open({ 'GET /costs': () => answer(stored) });
    before.form.change('/costs/0/Amount', '3');
    before.form.change('/costs/0/Receipt', 'a');
    const { session, rows, mark, sent } = await before.again();
    expect(rows()).toEqual([{ Guid: '5', Amount: '3', Receipt: 'file:1' }]);
    expect(mark('/costs/0/Receipt')).toBe('fileLost');
    await session.save();
    expect(sent()).toEqual([['/costs', [{ Guid: '5', Amount: '3', Receipt: 'file:1' }]]]);
  });

  it('keeps a new row with its text', async () => {
    const before = await open();
    before.form.addRow('costs', { Amount: 'new', Receipt: 'a' });
    before.form.addRow('costs', { Amount: 'new', Receipt: 'b' });
    const { rows, mark } = await before.again();
    expect(rows()).toEqual([...SAVED, { Amount: 'new' }, { Amount: 'new' }]);
    expect([0, 1, 2, 3].map((index) => mark(`/costs/${index}/Receipt`))).toEqual([
      undefined,
      undefined,
      'fileLost',
      'fileLost',
    ]);
  });

  it('says it at a field of the tab, too, and counts its file among those that wait', async () => {
    const before = await open();
    before.form.change('/Receipt', 'a');
    expect(before.session.waitingAttachments('tab')).toBe(1);
    expect(before.session.hasUnsaved()).toBe(true);
    const { form, mark, session } = await before.again();
    expect(form.getState().data).toEqual({ costs: SAVED });
    expect(mark('/Receipt')).toBe('fileLost');
    expect(session.waitingAttachments('tab')).toBe(0);
    expect(session.hasUnsaved()).toBe(false);
  });

  it('says it until the file is picked, over the next reload as well', async () => {
    const before = await open();
    before.form.change('/Receipt', 'a');
    before.form.change('/costs/1/Receipt', 'b');
    const after = await (await before.again()).again();
    expect(after.mark('/Receipt')).toBe('fileLost');
    expect(after.mark('/costs/1/Receipt')).toBe('fileLost');
    let told = 0;
    after.session.subscribe(() => {
      told += 1;
    });
    after.form.change('/Receipt', 'c');
    expect(told).toBe(1);
    after.form.removeRow('costs', 0);
    expect(after.mark('/Receipt')).toBe(undefined);
    expect(after.mark('/costs/0/Receipt')).toBe('fileLost');
    after.form.change('/Receipt', undefined);
    expect(after.mark('/Receipt')).toBe(undefined);
    const last = await after.again();
    expect(last.mark('/costs/0/Receipt')).toBe('fileLost');
    last.form.removeRow('costs', 0);
    expect((await last.again()).mark('/costs/0/Receipt')).toBe(undefined);
  });

  it('says nothing more once the part was saved without it, and nothing is kept', async () => {
    const before = await open();
    before.form.change('/costs/0/Receipt', 'b');
    before.form.change('/costs/0/Amount', '3');
    const after = await before.again();
    let told = 0;
    after.session.subscribe(() => {
      told += 1;
    });
    await after.session.save();
    expect(told).toBeGreaterThan(0);
    expect(after.mark('/costs/0/Receipt')).toBe(undefined);
    expect(after.kept.size).toBe(0);
  });

  it('finds the row by its key where others came before it meanwhile', async () => {
    const before = await open();
    before.form.change('/costs/0/Receipt', 'a');
    const { mark } = await before.again({ 'GET /costs': () => answer([{ Guid: '4', Amount: '0' }, ...SAVED]) });
    expect(mark('/costs/1/Receipt')).toBe('fileLost');
    expect(mark('/costs/0/Receipt')).toBe(undefined);
  });

  it('names the new rows of a list that no section shows, whose views are of another', async () => {
    const apart = tabOf({ Amount: {}, Receipt: FILE, costs: ROWS }, [], {
      uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['Amount', 'Receipt'] }] },
    });
    const before = await open({}, new Map(), apart);
    before.form.change('/costs/0/Receipt', 'a');
    before.form.addRow('costs', { Amount: 'new', Receipt: 'b' });
    const { session, rows, mark } = await before.again();
    expect(rows()).toEqual(SAVED);
    expect(mark('/costs/0/Receipt')).toBe('fileLost');
    expect(session.lostAttachments('tab', 'costs')).toEqual([{ Amount: 'new' }]);
  });
});
