/** A list with another item at a place. */
export const withItem = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, at) => (at === index ? item : each));

/** A list without the item at a place. */
export const withoutItem = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
