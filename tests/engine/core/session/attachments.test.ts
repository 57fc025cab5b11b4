import { describe, expect, it, onTestFinished } from 'vitest';
import type { PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import type { TransportRequest } from '../../../../engine/core/session/host';
import { answer, type Replies, sentIn, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const ROW = {
  type: 'object' as const,
  properties: {
    Guid: { type: 'string' as const },
    Kind: { type: 'integer' as const },
    Name: { type: 'string' as const },
    File: { type: 'string' as const, attachment: true as const },
  },
};
const TAB: TabDefinition = {
  ...tabOf({ Text: {}, files: { type: 'array', items: ROW } }, [], {
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['Text'] }] },
  }),
  id: 'files',
};
const FILES: PartDefinition = {
  id: 'files',
  data: ['files/files'],
  load: 'GET /files',
  save: 'POST /files',
  wrap: 'documents',
  send: { File: true },
  each: true,
};
const TEXT: PartDefinition = { id: 'text', data: ['files'], load: 'GET /text', save: 'POST /text' };

/** A session whose host has the files `a` and `b`, with what became of them. */
async function open(replies: Replies = {}, change: Parameters<typeof sessionOf>[2] = {}, part: PartDefinition = FILES) {
  const news: string[] = [];
  const attachment = async (handle: string) => {
    if (!['a', 'b'].includes(handle)) return undefined;
    return {
      content: `content of ${handle}`,
      onProgress: (fraction: number) => void news.push(`${handle} ${fraction}`),
      onSent: () => void news.push(`${handle} sent`),
      onFailed: () => void news.push(`${handle} failed`),
    };
  };
  const opened = sessionOf(wizardOf([TAB], [TEXT, part]), replies, { host: { attachment }, ...change });
  await opened.session.open();
  const form = opened.session.form('files');
  const add = (row: JsonObject) =>
    form.change('/files', [...((form.getState().data.files as JsonObject[]) ?? []), row]);
  return { ...opened, form, add, news, rows: () => form.getState().data.files };
}

/** Gives the rows that it is sent the keys g1, g2 ... */
function keys() {
  let given = 0;
  return () => {
    given += 1;
    return answer([{ Guid: `g${given}` }]);
  };
}

describe('an attachment', () => {
  it('is sent with its content in the place of the handle, one call for each row, a list of one', async () => {
    const { session, calls, add, rows, news } = await open({
      'POST /files': (request) => {
        request.onProgress?.(0.5);
        return keys()();
      },
    });
    add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    add({ Kind: 2, Name: 'b.pdf', File: 'b' });
    expect(await session.save()).toEqual({ done: true });
    expect(sentIn(calls)).toEqual([
      ['/files', { documents: [{ Guid: '', Kind: 1, Name: 'a.pdf', File: 'content of a' }] }],
      ['/files', { documents: [{ Guid: '', Kind: 2, Name: 'b.pdf', File: 'content of b' }] }],
    ]);
    expect(news).toEqual(['a 0.5', 'a sent', 'b 0.5', 'b sent']);
    expect(rows()).toEqual([
      { Guid: 'g1', Kind: 1, Name: 'a.pdf' },
      { Guid: 'g1', Kind: 2, Name: 'b.pdf' },
    ]);
  });

  it('that was sent is never sent again, also when the next one fails', async () => {
    const give = keys();
    let isDown = true;
    const { session, calls, add, rows, news } = await open({
      'POST /files': ({ body }) =>
        isDown && JSON.stringify(body).includes('b.pdf') ? { status: 400, body: { data: ['Too large.'] } } : give(),
    });
    add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    add({ Kind: 2, Name: 'b.pdf', File: 'b' });
    expect(await session.save()).toEqual({ done: false });
    expect(rows()).toEqual([
      { Guid: 'g1', Kind: 1, Name: 'a.pdf' },
      { Kind: 2, Name: 'b.pdf', File: 'b' },
    ]);
    expect(news).toEqual(['a sent', 'b failed']);
    expect(session.view().save.parts).toEqual({ text: 1, files: 2 });
    isDown = false;
    expect(await session.save()).toEqual({ done: true });
    expect(sentIn(calls)).toHaveLength(3);
    expect(await session.save()).toEqual({ done: true });
    expect(sentIn(calls)).toHaveLength(3);
  });

  it('that was picked while others were on their way goes with the next save', async () => {
    const { session, calls, add, rows } = await open({
      'POST /files': async () => {
        if (sentIn(calls).length === 1) add({ Kind: 2, Name: 'b.pdf', File: 'b' });
        return answer([{ Guid: `g${sentIn(calls).length}` }]);
      },
    });
    add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    await session.save();
    expect(rows()).toEqual([
      { Guid: 'g1', Kind: 1, Name: 'a.pdf' },
      { Kind: 2, Name: 'b.pdf', File: 'b' },
    ]);
    await session.save();
    expect(sentIn(calls)).toHaveLength(2);
  });

  it('that the host no longer has fails, and nothing is sent', async () => {
    const { session, calls, questions, add } = await open();
    const { messages } = session.loaded.wizard;
    messages.filesGone = { title: 'File gone', text: 'Pick it again.' };
    onTestFinished(() => void delete messages.filesGone);
    add({ Kind: 1, Name: 'c.pdf', File: 'c' });
    expect(await session.save()).toEqual({ done: false });
    expect(sentIn(calls)).toEqual([]);
    expect(questions).toMatchObject([{ kind: 'error', title: 'File gone', text: 'Pick it again.' }]);
  });

  it('goes with all others of its list where the part sends the whole list', async () => {
    const { wrap: _wrap, each: _each, ...whole } = FILES;
    const reply = (request: TransportRequest) =>
      answer((request.body as JsonObject[]).map((_, index) => ({ Guid: `g${index}` })));
    const { session, calls, add, rows, news } = await open({ 'POST /files': reply }, {}, whole);
    add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    add({ Kind: 2, Name: 'b.pdf', File: 'b' });
    await session.save();
    expect(sentIn(calls)).toEqual([
      [
        '/files',
        [
          { Guid: '', Kind: 1, Name: 'a.pdf', File: 'content of a' },
          { Guid: '', Kind: 2, Name: 'b.pdf', File: 'content of b' },
        ],
      ],
    ]);
    expect(rows()).toEqual([
      { Guid: 'g0', Kind: 1, Name: 'a.pdf' },
      { Guid: 'g1', Kind: 2, Name: 'b.pdf' },
    ]);
    expect(news).toEqual(['a sent', 'b sent']);
  });

  it('never comes with a load: what the server gives all the same is no handle', async () => {
    const { rows } = await open({ 'GET /files': () => answer([{ Guid: 'g1', Name: 'a.pdf', File: 'JVBERi0=' }]) });
    expect(rows()).toEqual([{ Guid: 'g1', Name: 'a.pdf' }]);
  });
});

describe('a reload of the page', () => {
  const saved = { 'GET /files': () => answer([{ Guid: 'g1', Kind: 1, Name: 'old.pdf' }]) };
  const storageOf = (kept: Map<string, string>) => ({
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  });

  /** Two files are picked and a text is typed, then the page is loaded again. */
  async function reloaded() {
    const before = await open(saved);
    before.add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    before.add({ Kind: 2, Name: 'b.pdf', File: 'b' });
    before.form.change('/Text', 'typed');
    before.session.flush();
    const after = await open(saved, { storage: storageOf(before.kept) });
    return { ...after, kept: before.kept };
  }

  it('keeps what was typed, but no handle: it remembers which files to pick again', async () => {
    const { session, form, kept } = await reloaded();
    expect(kept.get('unsaved')).not.toContain('"a"');
    expect(form.getState().data).toEqual({ Text: 'typed', files: [{ Guid: 'g1', Kind: 1, Name: 'old.pdf' }] });
    expect(session.lostAttachments('files', 'files')).toEqual([
      { Kind: 1, Name: 'a.pdf' },
      { Kind: 2, Name: 'b.pdf' },
    ]);
    expect(session.view().restored).toBe(true);
  });

  it('forgets a file that is picked again, one that is dismissed, and keeps the others over the next reload', async () => {
    const { session, add, kept } = await reloaded();
    add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    expect(session.lostAttachments('files', 'files')).toEqual([{ Kind: 2, Name: 'b.pdf' }]);
    await session.save();
    expect(session.lostAttachments('files', 'files')).toEqual([{ Kind: 2, Name: 'b.pdf' }]);
    const again = await open(saved, { storage: storageOf(kept) });
    expect(again.session.lostAttachments('files', 'files')).toEqual([{ Kind: 2, Name: 'b.pdf' }]);
    again.session.dismissLost('files', 'files', { Kind: 2, Name: 'b.pdf' });
    again.session.flush();
    expect(again.session.lostAttachments('files', 'files')).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('forgets all of a list at once', async () => {
    const { session, kept } = await reloaded();
    session.dismissLost('files', 'files');
    session.form('files').change('/Text', undefined);
    session.flush();
    expect(kept.size).toBe(0);
  });
});

describe('a part that is loaded again after it was saved', () => {
  it('takes over what the server made of it, past any cache, and keeps what was typed meanwhile', async () => {
    const stored: JsonObject[] = [];
    const { session, calls, form, add, rows } = await open(
      {
        'GET /files': () => answer(stored),
        'POST /files': () => {
          stored.push({ Guid: 'g1', Kind: 1, Name: 'A.PDF' });
          form.change('/Text', 'typed meanwhile');
          add({ Kind: 2, Name: 'b.pdf', File: 'b' });
          return {};
        },
      },
      {},
      { ...FILES, reload: true },
    );
    add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    expect(await session.save()).toEqual({ done: true });
    expect(calls.filter(({ path }) => path === '/files').map(({ method, fresh }) => [method, fresh])).toEqual([
      ['GET', true],
      ['POST', undefined],
      ['GET', true],
    ]);
    expect(rows()).toEqual([
      { Guid: 'g1', Kind: 1, Name: 'A.PDF' },
      { Kind: 2, Name: 'b.pdf', File: 'b' },
    ]);
    expect(form.getState().data.Text).toBe('typed meanwhile');
  });

  it('stays as it was sent when the load fails, and is not sent again', async () => {
    let loads = 0;
    const { session, calls, add, rows } = await open(
      {
        'GET /files': () => {
          loads += 1;
          return loads > 1 ? { status: 500 } : answer([]);
        },
        'POST /files': () => answer([{ Guid: 'g1' }]),
      },
      {},
      { ...FILES, reload: true },
    );
    add({ Kind: 1, Name: 'a.pdf', File: 'a' });
    expect(await session.save()).toEqual({ done: true });
    expect(rows()).toEqual([{ Guid: 'g1', Kind: 1, Name: 'a.pdf' }]);
    await session.save();
    expect(sentIn(calls)).toHaveLength(1);
  });
});

describe('a reference to what the server holds', () => {
  const row = { Kind: 1, Name: 'a.pdf', File: 'file:1' };

  it('is sent as it is, is gone once it was, and is not sent again', async () => {
    const { session, calls, add, rows } = await open({ 'POST /files': keys() });
    add(row);
    expect(await session.save()).toEqual({ done: true });
    expect(sentIn(calls)).toEqual([['/files', { documents: [{ Guid: '', ...row }] }]]);
    expect(rows()).toEqual([{ Guid: 'g1', Kind: 1, Name: 'a.pdf' }]);
    expect(await session.save()).toEqual({ done: true });
    expect(sentIn(calls)).toHaveLength(1);
  });

  it('is typed data: it is there after a reload, beside a handle that is not', async () => {
    const before = await open();
    const storage = {
      read: (key: string) => before.kept.get(key) ?? null,
      write: (key: string, value: string) => void before.kept.set(key, value),
      remove: (key: string) => void before.kept.delete(key),
    };
    before.add(row);
    before.add({ Kind: 2, Name: 'b.pdf', File: 'b' });
    before.session.flush();
    const after = await open({ 'POST /files': keys() }, { storage });
    expect(after.rows()).toEqual([row]);
    expect(after.session.lostAttachments('files', 'files')).toEqual([{ Kind: 2, Name: 'b.pdf' }]);
    expect(await after.session.save()).toEqual({ done: true });
    expect(sentIn(after.calls)).toEqual([['/files', { documents: [{ Guid: '', ...row }] }]]);
  });
});
