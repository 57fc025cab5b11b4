import { expect, it } from 'vitest';
import { treeOf } from '../../../studio/document/treeOf';
import { lineOf } from '../../../studio/properties/lineOf';

it('reads a text once while it is looked at, and each text by itself', () => {
  const [before, after] = ['{\n  "a": 1\n}', '{\n\n  "a": 2\n}'];
  const tree = treeOf(before);
  expect(treeOf(after)).not.toBe(tree);
  expect(treeOf(before)).toBe(tree);
  expect([lineOf(before, '/a'), lineOf(after, '/a')]).toEqual([2, 3]);
});

it('holds only the texts of late', () => {
  const tree = treeOf('[0]');
  for (const text of ['[1]', '[2]', '[3]', '[4]']) treeOf(text);
  expect(treeOf('[0]')).not.toBe(tree);
});
