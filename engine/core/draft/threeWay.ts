import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';

/** Two values that were both made from the same one, at one place: the names and row numbers that lead there. */
export interface Difference {
  path: readonly (string | number)[];
  mine: Json | undefined;
  theirs: Json | undefined;
  /** A whole row: taken off on the side without a value, changed on the other. */
  isRow?: true;
}

/** Two states in one. Where both changed the same field, `value` has mine and `differences` names it. */
export interface Merged {
  value: Json | undefined;
  differences: Difference[];
}

/**
 * Merges two changes of one state: field by field, rows by their key. Rows that one side added are kept, rows that one
 * side took off and the other left alone go.
 */
export function mergeThreeWays(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  key: string,
): Merged {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, differences: [] };
  if (isSame(mine, base)) return { value: theirs, differences: [] };
  if (isObject(mine) && isObject(theirs)) return mergeObjects(isObject(base) ? base : {}, mine, theirs, key);
  const [own, other] = [toRows(mine), toRows(theirs)];
  // An empty list is an absent one.
  if (own && other && (mine ?? theirs) !== undefined) return mergeRows(toRows(base) ?? [], own, other, key);
  return { value: mine, differences: [{ path: [], mine, theirs }] };
}

/** Two empty values are the same. */
const isSame = (a: Json | undefined, b: Json | undefined) => (isEmpty(a) && isEmpty(b)) || isEqual(a, b);

function toRows(value: Json | undefined): JsonObject[] | undefined {
  if (value === undefined) return [];
  return Array.isArray(value) && value.every(isObject) ? (value as JsonObject[]) : undefined;
}

const under = (name: string | number, differences: readonly Difference[]): Difference[] =>
  differences.map((difference) => ({ ...difference, path: [name, ...difference.path] }));

function mergeObjects(base: JsonObject, mine: JsonObject, theirs: JsonObject, key: string): Merged {
  const value: JsonObject = {};
  const differences: Difference[] = [];
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergeThreeWays(base[name], mine[name], theirs[name], key);
    if (merged.value !== undefined) value[name] = merged.value;
    differences.push(...under(name, merged.differences));
  }
  return { value, differences };
}

function mergeRows(base: JsonObject[], mine: JsonObject[], theirs: JsonObject[], key: string): Merged {
  const pairs = pairsOf(base, mine, theirs, key);
  const rows: JsonObject[] = [];
  const differences: Difference[] = [];
  for (const pair of pairs) {
    const { row, differences: own } = mergeRow(pair, key);
    if (!row) continue;
    differences.push(...under(rows.length, own));
    rows.push(row);
  }
  return { value: rows, differences };
}

/** The same row in the three states, where it is in them. */
interface RowPair {
  base?: JsonObject | undefined;
  mine?: JsonObject | undefined;
  theirs?: JsonObject | undefined;
}

function mergeRow({ base, mine, theirs }: RowPair, key: string): { row?: JsonObject; differences: Difference[] } {
  if (mine && theirs) {
    const { value, differences } = mergeObjects(base ?? {}, mine, theirs, key);
    return { row: value as JsonObject, differences };
  }
  const row = mine ?? theirs;
  if (!row || (base && isEqual(row, base))) return { differences: [] };
  return { row, differences: base ? [{ path: [], mine, theirs, isRow: true }] : [] };
}

/** Rows that belong together: by their keys; those without one by their content, and then by their place. */
function pairsOf(base: JsonObject[], mine: JsonObject[], theirs: JsonObject[], key: string): RowPair[] {
  const restOfBase = [...base];
  const restOfTheirs = [...theirs];
  const take = (rows: JsonObject[], isIt: (row: JsonObject) => boolean) => {
    const index = rows.findIndex(isIt);
    return index === -1 ? undefined : rows.splice(index, 1)[0];
  };
  const partner = (rows: JsonObject[], row: JsonObject) =>
    isEmpty(row[key])
      ? take(rows, (other) => isEmpty(other[key]) && isEqual(other, row))
      : take(rows, (other) => other[key] === row[key]);

  const pairs = mine.map(
    (row): RowPair => ({ mine: row, base: partner(restOfBase, row), theirs: partner(restOfTheirs, row) }),
  );
  const theirPairs = restOfTheirs.map((row): RowPair => ({ theirs: row, base: partner(restOfBase, row) }));
  // A row without a key that one side changed lies in the base, unchanged on the other side, or changed on both.
  for (const pair of pairs) {
    if (pair.base || !pair.mine || !isEmpty(pair.mine[key]) || pair.theirs) continue;
    const place = mine.indexOf(pair.mine);
    const before = base[place];
    if (!before || !isEmpty(before[key]) || !restOfBase.includes(before)) continue;
    const other = theirPairs.find(({ theirs: row, base: own }) => row === theirs[place] && (!own || own === before));
    take(restOfBase, (row) => row === before);
    pair.base = before;
    if (other?.theirs) {
      pair.theirs = other.theirs;
      theirPairs.splice(theirPairs.indexOf(other), 1);
    }
  }
  for (const pair of pairs) {
    if (pair.theirs || !pair.mine || !pair.base || !isEmpty(pair.mine[key])) continue;
    const place = base.indexOf(pair.base);
    const other = theirPairs.find(({ theirs: row, base: own }) => row === theirs[place] && !own && isEmpty(row?.[key]));
    if (!other?.theirs) continue;
    pair.theirs = other.theirs;
    theirPairs.splice(theirPairs.indexOf(other), 1);
  }
  return [...pairs, ...theirPairs];
}
