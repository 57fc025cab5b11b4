/** Something as it was seen at a moment. */
interface Seen<Value> {
  at: number;
  value: Value;
}

/** What was seen, one after the other. */
export interface Trace<Value> {
  note(value: Value): void;
  last(): Value | undefined;
  /** What it was at a moment, and all that it has been since. */
  since(moment: number): Value[];
}

export function createTrace<Value>(): Trace<Value> {
  const all: Seen<Value>[] = [];
  return {
    note(value) {
      all.push({ at: Date.now(), value });
    },
    last: () => all.at(-1)?.value,
    since(moment) {
      const first = all.findLastIndex(({ at }) => at <= moment);
      return all.slice(Math.max(0, first)).map(({ value }) => value);
    },
  };
}
