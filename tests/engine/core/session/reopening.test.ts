import { describe, expect, it } from 'vitest';
import type { UnsavedStorage } from '../../../../engine/core/session/host';
import { answer, type Replies, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const required = (field: string) => ({ schema: { type: 'object' as const, properties: {}, required: [field] } });

/** Three tabs, each with a field that is required, and one that is not in the first. */
const wizard = () =>
  wizardOf(
    [
      { ...tabOf({ Name: {}, Nick: {} }, [], required('Name')), id: 'first' },
      { ...tabOf({ City: {} }, [], required('City')), id: 'second' },
      { ...tabOf({ Age: {} }, [], required('Age')), id: 'third' },
    ],
    ['first', 'second', 'third'].map((id) => ({ id, data: [id], load: `GET /${id}`, save: `POST /${id}` })),
  );

const storageOf = (kept: Map<string, string>): UnsavedStorage => ({
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
});

/** Where the wizard stands after this was typed into a tab and the page was reloaded. */
async function reopened(replies: Replies, tab: string, typed: Record<string, string | undefined>) {
  const before = sessionOf(wizard(), replies);
  await before.session.open();
  for (const [name, value] of Object.entries(typed)) before.session.form(tab).change(`/${name}`, value);
  before.session.flush();
  const after = sessionOf(wizard(), replies, { storage: storageOf(before.kept) });
  await after.session.open();
  const { step, restored, restoredTabs } = after.session.view();
  return { step, restored, restoredTabs };
}

describe('a wizard that is opened again with typing that was not saved', () => {
  it('stands where that typing is when it completes what the server lacks', async () => {
    expect(await reopened({}, 'first', { Name: 'Ana' })).toEqual({ step: 0, restored: true, restoredTabs: ['first'] });
  });

  it('stands where that typing is when it empties what the server has', async () => {
    const stored = { 'GET /first': () => answer({ Name: 'Ana' }) };
    expect(await reopened(stored, 'first', { Name: undefined })).toMatchObject({ step: 0 });
  });

  it('puts what somebody else has saved otherwise meanwhile beside what was typed, and nothing else', async () => {
    let stored = { Name: 'Ana', Nick: 'A' };
    const replies = { 'GET /first': () => answer(stored) };
    const clashesOf = async (typed: Record<string, string | undefined>, theirs: typeof stored) => {
      stored = { Name: 'Ana', Nick: 'A' };
      const before = sessionOf(wizard(), replies);
      await before.session.open();
      for (const [name, value] of Object.entries(typed)) before.session.form('first').change(`/${name}`, value);
      before.session.flush();
      stored = theirs;
      const after = sessionOf(wizard(), replies, { storage: storageOf(before.kept) });
      await after.session.open();
      return after.session.view().clashes.map(({ name, options }) => [name, ...options.map(({ text }) => text)]);
    };
    expect(await clashesOf({ Name: 'Eva' }, { Name: 'Lia', Nick: 'A' })).toEqual([['Name', 'Eva', 'Lia']]);
    expect(await clashesOf({ Name: undefined }, { Name: 'Lia', Nick: 'A' })).toEqual([['Name', '', 'Lia']]);
    expect(await clashesOf({ Name: 'Eva' }, { Name: 'Eva', Nick: 'A' })).toEqual([]);
    expect(await clashesOf({ Name: 'Eva' }, { Name: 'Ana', Nick: 'B' })).toEqual([]);
    expect(await clashesOf({ Name: 'Eva', Nick: 'B' }, { Name: 'Ana', Nick: 'A' })).toEqual([]);
  });

  it('stands where a file has to be picked again, and does not say that it came back', async () => {
    const File = { type: 'string' as const, attachment: true as const };
    const items = { type: 'object' as const, properties: { Name: { type: 'string' as const }, File } };
    // A block shows the list.
    const uiSchema = { 'ui:sections': [{ id: 'all', title: 'All', fields: ['Paper'] }] };
    const loaded = wizardOf(
      [
        { ...tabOf({ Paper: File, files: { type: 'array', items } }, [], { uiSchema }), id: 'files' },
        { ...tabOf({ Name: {} }, [], required('Name')), id: 'last' },
      ],
      [{ id: 'files', data: ['files'], save: 'POST /files' }],
    );
    const before = sessionOf(loaded);
    await before.session.open();
    expect(before.session.view().step).toBe(1);
    before.session.form('files').change('/files', [{ Name: 'a.pdf', File: 'handle' }]);
    before.session.flush();
    const { session } = sessionOf(loaded, {}, { storage: storageOf(before.kept) });
    await session.open();
    expect(session.lostAttachments('files', 'files')).toEqual([{ Name: 'a.pdf' }]);
    expect(session.view()).toMatchObject({ step: 0, restored: false });
    session.dismissLost('files', 'files');
    session.form('files').change('/Paper', 'handle');
    session.flush();
    const next = sessionOf(loaded, {}, { storage: storageOf(before.kept) });
    await next.session.open();
    expect(next.session.markAt('files', '/Paper')).toBe('fileLost');
    expect(next.session.view()).toMatchObject({ step: 0, restored: false });
  });

  it('[PF-OP-12] stands on the tab that was typed into last where it may be opened, though it is complete', async () => {
    const stored = { 'GET /first': () => answer({ Name: 'Ana' }), 'GET /second': () => answer({ City: 'Santos' }) };
    expect(await reopened(stored, 'first', { Nick: 'A' })).toEqual({
      step: 0,
      restored: true,
      restoredTabs: ['first'],
    });
  });
});
