import { type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it, vi } from 'vitest';
import { valueIn } from '../../../studio/document/difference';
import { readValue } from '../../../studio/document/readValue';
import { changeOf, treeOf } from '../../../studio/document/treeOf';
import { createWorkspace } from '../../../studio/document/workspace';

/** The nodes without their parents, which would be told again and again. */
const plain = (node: Node | undefined): unknown =>
  node && { ...node, parent: undefined, children: node.children?.map(plain) };

const TEXT = '{ "a": [1, "um"], "b": { "title": "Nome", "c": "x" },\n  "d": ["fim", { "e": null }] }';

describe('a text that is typed into', () => {
  it.each([
    ['longer', '"Nome"', '"Nome da mãe"'],
    ['shorter', '"Nome"', '"No"'],
    ['empty', '"Nome"', '""'],
    ['at its start', '"Nome"', '"O Nome"'],
    ['in a list', '"um"', '"dois"'],
    ['as a key', '"title"', '"titles"'],
    ['with an escape', '"Nome"', '"No\\nme"'],
    ['beside another', '"x" }', '"x", "y": 1 }'],
  ])('has the nodes that reading it anew would give: %s', (_, was, is) => {
    const [before, after] = [`${TEXT} `, `${TEXT.replace(was, is)} `];
    treeOf(before);
    expect(plain(treeOf(after))).toEqual(plain(parseTree(after)));
    expect(plain(treeOf(before))).toEqual(plain(parseTree(before)));
  });

  it('is not parsed again', () => {
    const tree = treeOf(TEXT);
    const parse = vi.spyOn(JSON, 'parse');
    const after = TEXT.replace('"Nome"', '"Nome do pai"');
    readValue(after, { text: TEXT, value: { a: [1, 'um'], b: { title: 'Nome', c: 'x' }, d: [] } });
    expect(treeOf(after)).toBe(tree);
    expect(valueIn(after, '/b')).toEqual({ title: 'Nome do pai', c: 'x' });
    expect(treeOf(TEXT)).toBe(tree);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('holds what reading it anew would give, and all else as it was', () => {
    const value = JSON.parse(TEXT);
    treeOf(TEXT);
    const after = TEXT.replace('"Nome"', '"Nome da mãe"');
    const next = readValue(after, { text: TEXT, value }) as typeof value;
    expect(next).toEqual(JSON.parse(after));
    expect([next.a, next.d]).toEqual([value.a, value.d]);
    expect(next.a).toBe(value.a);
    expect(Object.keys(next.b)).toEqual(['title', 'c']);
  });

  it('is what its last key says where an object has a key twice', () => {
    const text = '{ "a": "um", "a": "dois" }';
    treeOf(text);
    expect(readValue(text.replace('um', 'três'), { text, value: { a: 'dois' } })).toEqual({ a: 'dois' });
  });

  it('is told from a change of more than one text, of an escape, and of no text', () => {
    treeOf(TEXT);
    expect(changeOf(TEXT, TEXT.replace('Nome', 'Nomes'))).toMatchObject({ value: 'Nomes', by: 1 });
    for (const other of [TEXT, TEXT.replace('"x"', '1'), TEXT.replace('Nome', 'No\\"me'), TEXT.replace('1, ', '')]) {
      expect(changeOf(TEXT, other)).toBeUndefined();
    }
  });

  it('is no JSON in between, and then again', () => {
    const store = createWorkspace({ 'x.json': '{ "a": { "b": "c" }, "d": [] }' });
    const { a } = store.getState().values['x.json'] as { a: object };
    store.edit('Texto', [{ file: 'x.json', offset: 12, length: 1, text: '' }]);
    expect(store.getState().broken).toEqual({ 'x.json': true });
    store.edit('Texto', [{ file: 'x.json', offset: 12, length: 0, text: '"' }]);
    expect(store.getState().values['x.json']).toEqual({ a: { b: 'c' }, d: [] });
    expect((store.getState().values['x.json'] as { a: object }).a).toBe(a);
  });

  it('has nothing in it before it is JSON for the first time', () => {
    const store = createWorkspace({ 'x.json': '{ "a": ' });
    expect(store.getState()).toMatchObject({ broken: { 'x.json': true }, values: { 'x.json': {} } });
    store.edit('Texto', [{ file: 'x.json', offset: 7, length: 0, text: '1 }' }]);
    expect(store.getState()).toMatchObject({ broken: {}, values: { 'x.json': { a: 1 } } });
  });
});
