import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFiles, createWorkspace } from '../../../studio/document/workspace';

const replace = (file: string, text: string, length: number) => [{ file, offset: 0, length, text }];

describe('the workspace', () => {
  it('keeps the last value of a file whose text is no JSON', () => {
    const store = createWorkspace({ 'a.json': '{"a":1}' });
    store.edit('Texto', replace('a.json', '{"a":', 7));
    expect(store.getState()).toMatchObject({ broken: { 'a.json': true }, values: { 'a.json': { a: 1 } } });
    store.edit('Texto', [{ file: 'a.json', offset: 5, length: 0, text: '2}' }]);
    expect(store.getState()).toMatchObject({ broken: {}, values: { 'a.json': { a: 2 } } });
  });

  it('takes keys that follow each other as one step, and others as their own', () => {
    let now = 0;
    const store = createWorkspace({ 'a.json': '""' }, () => now);
    const type = (text: string) => {
      const { length } = store.getState().texts['a.json'] as string;
      store.edit('Título', replace('a.json', JSON.stringify(text), length), { merge: 'title' });
    };
    for (const text of ['A', 'An', 'Ana']) {
      now += 900;
      type(text);
    }
    now += 1001;
    type('Ana L');
    expect(store.getState().past.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['Título', { 'a.json': '""' }, { 'a.json': '"Ana"' }],
      ['Título', { 'a.json': '"Ana"' }, { 'a.json': '"Ana L"' }],
    ]);
  });

  it('renames, removes and makes files, and undoes it', () => {
    const store = createWorkspace({ 'a.json': '1', 'b.json': '2' });
    store.edit('Renomear', [...replace('a.json', '3', 1), ...replace('c.json', '4', 0)], {
      moves: [{ from: 'a.json', to: 'd.json' }],
      removed: ['b.json'],
    });
    expect(store.getState().texts).toEqual({ 'd.json': '3', 'c.json': '4' });
    expect(changedFiles(store.getState())).toEqual(['a.json', 'b.json', 'c.json', 'd.json']);
    store.undo();
    expect(store.getState().texts).toEqual({ 'a.json': '1', 'b.json': '2' });
    expect(store.getState().values).toEqual({ 'a.json': 1, 'b.json': 2 });
    expect(changedFiles(store.getState())).toEqual([]);
  });

  it('takes what somebody else changed on disk as a step of its own', () => {
    const store = createWorkspace({ 'a.json': '1' });
    store.edit('Texto', replace('a.json', '2', 1));
    store.takeDisk('Do disco', { 'a.json': '3' });
    expect(changedFiles(store.getState())).toEqual([]);
    store.undo();
    expect(store.getState().texts).toEqual({ 'a.json': '2' });
    expect(changedFiles(store.getState())).toEqual(['a.json']);
  });

  it('comes back to every earlier state, and forth again', () => {
    const files = ['a.json', 'b.json', 'c.json'];
    const deed = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), file: fc.constantFrom(...files), text: fc.string() }),
      fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'save' as const) }),
      fc.record({ kind: fc.constant('disk' as const), file: fc.constantFrom(...files), text: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const store = createWorkspace({ 'a.json': '1', 'b.json': '2' });
        const first = store.getState().texts;
        for (const one of deeds) {
          const { texts } = store.getState();
          if (one.kind === 'edit') store.edit('x', replace(one.file, one.text, (texts[one.file] ?? '').length));
          else if (one.kind === 'disk') store.takeDisk('y', { [one.file]: one.text });
          else if (one.kind === 'save') store.markSaved(texts);
          else store[one.kind]();
          const { texts: now, values, broken } = store.getState();
          for (const [file, text] of Object.entries(now)) {
            if (!broken[file]) expect(values[file]).toEqual(JSON.parse(text));
          }
        }
        const last = store.getState().texts;
        let steps = 0;
        for (; store.getState().past.length > 0; steps += 1) store.undo();
        expect(store.getState().texts).toEqual(first);
        for (; steps > 0; steps -= 1) store.redo();
        expect(store.getState().texts).toEqual(last);
      }),
      { numRuns: 200 },
    );
  });
});
