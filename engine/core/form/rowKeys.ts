/** Stable identities of the rows of lists, for rendering. */
export interface RowKeys {
  readonly byList: Readonly<Record<string, readonly string[]>>;
  /** How many were given. */
  readonly given: number;
}

/** Before any row was rendered. */
export const noRowKeys: RowKeys = { byList: {}, given: 0 };

/** With a key for each row of a list of so many: those that it has, and new ones at the end. */
export function withRowKeys(keys: RowKeys, list: string, count: number): RowKeys {
  const known = keys.byList[list] ?? [];
  if (known.length === count && list in keys.byList) return keys;
  const added = Math.max(0, count - known.length);
  const fresh = Array.from({ length: added }, (_, index) => `row-${keys.given + index + 1}`);
  return { byList: { ...keys.byList, [list]: [...known.slice(0, count), ...fresh] }, given: keys.given + added };
}

/** Without the key of a row that was taken off. */
export function withoutRowKey(keys: RowKeys, list: string, removed: number): RowKeys {
  const known = keys.byList[list] ?? [];
  return { ...keys, byList: { ...keys.byList, [list]: known.toSpliced(removed, 1) } };
}
