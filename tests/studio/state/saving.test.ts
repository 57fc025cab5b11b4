import { afterEach, expect, it, vi } from 'vitest';
import { createWorkspace } from '../../../studio/document/workspace';
import { saveAll, settleClash, takeDisk } from '../../../studio/state/saving';

const lines = (...texts: string[]) => texts.join('\n');
const BASE = lines('{', '  "a": 1,', '  "b": 2,', '  "c": 3,', '  "d": 4', '}');

function changed(find: string, put: string) {
  const store = createWorkspace({ 'x.json': BASE, 'y.json': '{}' });
  store.edit('Mudança', [{ file: 'x.json', offset: BASE.indexOf(find), length: find.length, text: put }]);
  return store;
}

afterEach(() => vi.unstubAllGlobals());

it('joins what both changed in different lines', () => {
  const store = changed('"a": 1', '"a": 9');
  expect(takeDisk(store, { 'x.json': BASE.replace('"d": 4', '"d": 8'), 'y.json': '[]' })).toEqual([]);
  const { texts, saved } = store.getState();
  expect(texts['x.json']).toBe(BASE.replace('"a": 1', '"a": 9').replace('"d": 4', '"d": 8'));
  expect(saved['x.json']).toBe(BASE.replace('"d": 4', '"d": 8'));
  expect(texts['y.json']).toBe('[]');
});

it.each(['ours', 'theirs'] as const)('asks about the same line, and keeps %s', (keep) => {
  const store = changed('"a": 1', '"a": 9');
  const theirs = BASE.replace('"a": 1', '"a": 7');
  const [clash] = takeDisk(store, { 'x.json': theirs });
  expect(clash).toMatchObject({ file: 'x.json', base: BASE, theirs });
  expect(store.getState().texts['x.json']).toContain('"a": 9');
  if (clash) settleClash(store, clash, keep);
  const { texts, saved } = store.getState();
  expect(texts['x.json']).toBe(keep === 'theirs' ? theirs : BASE.replace('"a": 1', '"a": 9'));
  expect(saved['x.json']).toBe(theirs);
});

it('asks about a file that went on disk and was changed here', () => {
  const store = changed('"a": 1', '"a": 9');
  expect(takeDisk(store, { 'x.json': null, 'y.json': null })).toMatchObject([{ file: 'x.json', theirs: undefined }]);
  expect(store.getState().texts).not.toHaveProperty('y.json');
});

it('saves what it was made from, and takes over what stands there instead', async () => {
  const store = changed('"a": 1', '"a": 9');
  const disk = BASE.replace('"d": 4', '"d": 8');
  const answers = [Response.json({ disk: { 'x.json': disk } }, { status: 409 }), new Response(null, { status: 204 })];
  const fetch = vi.fn(async () => answers.shift() as Response);
  vi.stubGlobal('fetch', fetch);
  expect(await saveAll(store)).toEqual([]);
  expect(await saveAll(store)).toEqual([]);
  const bodies = fetch.mock.calls.map((call) => JSON.parse(((call as unknown[])[1] as { body: string }).body));
  expect(bodies[0].files['x.json'].base).toBe(BASE);
  expect(bodies[1].files['x.json']).toEqual({ text: disk.replace('"a": 1', '"a": 9'), base: disk });
  expect(store.getState().texts).toEqual(store.getState().saved);
});
