import { expect, it } from 'vitest';
import { noRowKeys, withoutRowKey, withRowKeys } from '../../../../engine/core/form/rowKeys';

it('a row keeps its key as others come, and as one before it goes', () => {
  const two = withRowKeys(noRowKeys, 'rows', 2);
  const three = withRowKeys(two, 'rows', 3);
  expect(three.byList.rows?.slice(0, 2)).toEqual(two.byList.rows);
  expect(withoutRowKey(three, 'rows', 0).byList.rows).toEqual(three.byList.rows?.slice(1));
});

it('a key is given once, in whatever list and after whatever went', () => {
  const first = withRowKeys(withRowKeys(noRowKeys, 'rows', 2), 'others', 1);
  const again = withRowKeys(withoutRowKey(first, 'rows', 1), 'rows', 2);
  const all = [...(first.byList.rows ?? []), ...(first.byList.others ?? []), again.byList.rows?.[1]];
  expect(new Set(all).size).toBe(4);
});

it('rows that a load takes off lose the last keys', () => {
  const three = withRowKeys(noRowKeys, 'rows', 3);
  expect(withRowKeys(three, 'rows', 1).byList.rows).toEqual(three.byList.rows?.slice(0, 1));
});

it('nothing is made anew as long as there are as many rows', () => {
  const none = withRowKeys(noRowKeys, 'rows', 0);
  expect(withRowKeys(none, 'rows', 0)).toBe(none);
  const two = withRowKeys(none, 'rows', 2);
  expect(withRowKeys(two, 'rows', 2)).toBe(two);
});
