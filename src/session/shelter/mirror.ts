/** One text as it stands in memory. */
export interface Entry {
  value: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The record of the database that holds it, or is to. */
  record: string;
  /** Whether it may stand on the device. */
  lasts: boolean;
}

/** What the shelter holds, by key, as every reader of this page sees it at once. */
export const mirror = new Map<string, Entry>();

/** The keys that begin with a prefix, the one written last first. */
export function keysOf(prefix: string): string[] {
  return [...mirror]
    .filter(([key]) => key.startsWith(prefix))
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([key]) => key);
}

/** The text of a record, the key among it: a record shows nothing of what it holds. */
export function toText(key: string, { at, value }: Entry): string {
  return JSON.stringify([key, at, value]);
}

/** The key and the entry of a record's text. */
export function fromText(record: string, text: string): [key: string, Entry] {
  const [key, at, value] = JSON.parse(text) as [string, number, string];
  return [key, { value, at, record, lasts: true }];
}
