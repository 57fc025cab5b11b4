import { useState } from 'react';
import { isEqual, type Json } from '../../core/json';

type Value = Json | undefined;

interface Typed {
  text: string;
  /** The last value that came from outside. */
  seen: Value;
  /** Values reported and not yet seen again, oldest first. */
  sent: Value[];
}

/** Echoes that may be outstanding: a host that never answers must not make the list grow. */
const SENT_LIMIT = 50;

/**
 * The text of a control, kept apart from the stored value, so that a keystroke renders this control alone.
 * A value from outside replaces the text only when it is no echo of what was typed and differs from what the text
 * means.
 * @param read the value that a text means
 * @param show the text of a value, given the text that stands there now
 * @param unread the text to begin with, where there is no value
 */
export function useTypedText(
  value: Value,
  read: (text: string) => Value,
  show: (value: Value, current?: string) => string,
  unread?: string,
) {
  const [typed, setTyped] = useState<Typed>(() => ({
    text: value === undefined && unread ? unread : show(value),
    seen: value,
    sent: [],
  }));
  let text = typed.text;
  if (!isEqual(value, typed.seen)) {
    const echo = typed.sent.findIndex((sent) => isEqual(sent, value));
    if (echo < 0 && !isEqual(read(text), value)) text = show(value, text);
    setTyped({ text, seen: value, sent: echo < 0 ? [] : typed.sent.slice(echo + 1) });
  }
  /** Takes a new text and gives back the value that it means. */
  const type = (next: string): Value => {
    const meaning = read(next);
    setTyped(({ seen, sent }) => ({ text: next, seen, sent: [...sent, meaning].slice(-SENT_LIMIT) }));
    return meaning;
  };
  /** Rewrites the text without changing its meaning. */
  const rewrite = (next: string): void => setTyped((now) => (now.text === next ? now : { ...now, text: next }));
  return { text, type, rewrite };
}
