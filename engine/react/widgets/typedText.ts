import { isEqual, type Json } from '../../core/json';

type Value = Json | undefined;

/** A text that is typed, kept apart from the stored value that it means. */
export interface Typed {
  text: string;
  /** The last value that came from outside. */
  seen: Value;
  /** Values reported and not yet seen again, oldest first. */
  sent: readonly Value[];
}

/** The two directions between a text and the value that it means; `show` is given the text that stands there now. */
export interface Meaning {
  read(text: string): Value;
  show(value: Value, current?: string): string;
}

/** Echoes that may be outstanding: a host that never answers must not make the list grow. */
const SENT_LIMIT = 50;

/** What stands there first; `unread` where there is no value. */
export const begin = (value: Value, { show }: Meaning, unread?: string): Typed => ({
  text: value === undefined && unread ? unread : show(value),
  seen: value,
  sent: [],
});

/**
 * After a value from outside, which replaces the text only when it is no echo of what was typed and differs from what
 * the text means. The same object when the value is not new.
 */
export function withValue(typed: Typed, value: Value, { read, show }: Meaning): Typed {
  const { text, seen, sent } = typed;
  if (isEqual(value, seen)) return typed;
  const echo = sent.findIndex((one) => isEqual(one, value));
  const isNew = echo < 0 && !isEqual(read(text), value);
  return { text: isNew ? show(value, text) : text, seen: value, sent: echo < 0 ? [] : sent.slice(echo + 1) };
}

/** After an edit, which is reported as the value that it means. */
export const withText = ({ seen, sent }: Typed, text: string, meaning: Value): Typed => ({
  text,
  seen,
  sent: [...sent, meaning].slice(-SENT_LIMIT),
});
