import type { Expectation } from '../../core/definition/types';
import { isEmpty, isEqual, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import {
  columnTitles,
  errorsOf,
  type Flag,
  hasFlag,
  isSkipped,
  partsSent,
  rowsChosen,
  rowsThrough,
  valueAt,
} from './outcome';
import type { Performance } from './perform';

/** Something that was expected and did not come. */
export interface Unmet {
  /** Its place in the expectation: `/hidden/0`. */
  pointer: string;
  key: keyof Expectation;
  expected: Json;
  found: Json;
}

/** What says something of each of the pointers that it lists. */
const flags: Record<string, [Flag, boolean]> = {
  shown: ['hidden', false],
  hidden: ['hidden', true],
  required: ['required', true],
  optional: ['required', false],
  locked: ['locked', true],
  open: ['locked', false],
  free: ['free', true],
  listed: ['free', false],
};

/** What is compared as a whole. */
const wholes: { [K in keyof Expectation]?: (performance: Performance) => Json } = {
  errors: (performance) => errorsOf(performance).map(({ pointer }) => pointer),
  asks: ({ asks }) => asks,
  lookups: ({ lookups }) => lookups.filter(({ isSent }) => isSent).map(({ name }) => name),
  taken: (performance) => rowsThrough(performance, 'take'),
  sent: (performance) => rowsThrough(performance, 'send'),
  skipped: isSkipped,
};

/** What is said of each key. */
const byKey: { [K in keyof Expectation]?: (performance: Performance, name: string) => Json } = {
  values: (performance, name) => valueAt(performance, name) ?? null,
  columns: columnTitles,
  parts: (performance, name) => partsSent(performance).includes(name),
  chosen: rowsChosen,
  forms: ({ rows }, name) => rows.find(({ at }) => at === name)?.form ?? null,
};

/** What of an expectation did not come, one after another: to know whether anything failed costs the first alone. */
export function* unmetOf(performance: Performance, expect: Expectation): Generator<Unmet> {
  for (const [name, expected] of Object.entries(expect) as [keyof Expectation, Json][]) {
    const at = toPointer([name]);
    const [flag, is] = flags[name] ?? [];
    const each = byKey[name];
    const whole = wholes[name]?.(performance);
    if (flag !== undefined) {
      for (const [index, pointer] of (expected as string[]).entries()) {
        const found = hasFlag(performance, flag, pointer);
        if (found !== is) yield { pointer: `${at}/${index}`, key: name, expected: is as boolean, found };
      }
    } else if (each) {
      for (const [key, value] of Object.entries(expected as Record<string, Json>)) {
        const found = each(performance, key);
        const isMet = isEqual(found, value) || (isEmpty(found) && isEmpty(value));
        if (!isMet) yield { pointer: at + toPointer([key]), key: name, expected: value, found };
      }
    } else if (whole !== undefined && !isEqual(whole, expected)) {
      yield { pointer: at, key: name, expected, found: whole };
    }
  }
}
