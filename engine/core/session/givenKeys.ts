import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';

/**
 * Rows with the keys that those got which were made from the same ones `before`. The same row gets the key of its place
 * there, then one that is equal, then the one in the same place, which was changed since; what was added since gets none.
 * @param keyed the rows of `before` with their keys, each in its place
 */
export function withKeys(
  now: readonly JsonObject[],
  before: readonly JsonObject[],
  keyed: readonly Json[],
  key: string,
): JsonObject[] {
  const isNew = (row: JsonObject | undefined) => row !== undefined && isEmpty(row[key]);
  const free = new Set([...before.keys()].filter((index) => isNew(before[index])));
  const places = new Map<number, number>();
  const ways = [
    (row: JsonObject) => before.indexOf(row),
    (row: JsonObject) => [...free].find((place) => isEqual(before[place], row)) ?? -1,
    (_: JsonObject, index: number) => index,
  ];
  for (const placeOf of ways) {
    now.forEach((row, index) => {
      if (places.has(index) || !isNew(row)) return;
      const place = placeOf(row, index);
      if (free.delete(place)) places.set(index, place);
    });
  }
  return now.map((row, index) => {
    const saved = keyed[places.get(index) ?? -1];
    const given = isObject(saved) ? saved[key] : undefined;
    return given === undefined ? row : { ...row, [key]: given };
  });
}
