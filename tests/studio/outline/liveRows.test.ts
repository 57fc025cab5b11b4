import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createLiveRows, isSameTree } from '../../../studio/outline/liveRows';
import type { OutlineNode } from '../../../studio/outline/nodes';

const row = (key: string, title: string, children: OutlineNode[] = []): OutlineNode => ({
  ...{ key, kind: 'field', title, name: key, children },
  selection: { file: 'a.json', pointer: `/${key}`, tab: null },
});
const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Sections of fields, each key once. */
const tree = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 }).chain((keys) =>
  fc
    .record({ cuts: fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }), title: fc.constantFrom('x', 'y') })
    .map(({ cuts, title }) =>
      ['S', 'T', 'U'].map((section, at) =>
        row(
          section,
          section,
          keys.filter((_, index) => cuts[index] === at).map((key) => row(key, title)),
        ),
      ),
    ),
);

it('has every row as it is now, however rows came, went and moved', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 6 }), (trees) => {
      const rows = createLiveRows();
      for (const nodes of trees) {
        rows.put(nodes);
        const now = new Map(flat(nodes).map((node) => [node.key, node]));
        for (const key of [...'abcdefghSTU']) expect(rows.get(key)).toBe(now.get(key));
      }
    }),
    { seed: 14, numRuns: 200 },
  );
});

it('tells a row that it is another one, and no row that is as before', () => {
  const rows = createLiveRows();
  const [kept, was] = [row('a', 'Nome'), row('b', 'País')];
  rows.put([row('S', 'Dados', [kept, was])]);
  const [ofA, ofB, ofC] = [vi.fn(), vi.fn(), vi.fn()];
  rows.subscribe('a', ofA);
  const stop = rows.subscribe('b', ofB);
  rows.subscribe('c', ofC);
  rows.put([row('S', 'Dados', [kept, row('b', 'Nação')])]);
  expect([ofA, ofB, ofC].map((heard) => heard.mock.calls.length)).toEqual([0, 1, 0]);
  stop();
  rows.put([row('S', 'Dados', [kept, row('c', 'Cidade')])]);
  expect([ofA, ofB, ofC].map((heard) => heard.mock.calls.length)).toEqual([0, 1, 1]);
});

it('knows the same tree by its keys, whatever the rows say', () => {
  const before = [row('S', 'Dados', [row('a', 'Nome')])];
  expect(isSameTree(before, [row('S', 'Outros', [row('a', 'Outro')])])).toBe(true);
  expect(isSameTree(before, [row('S', 'Dados', [row('b', 'Nome')])])).toBe(false);
  expect(isSameTree(before, [row('S', 'Dados', [])])).toBe(false);
});
