import { useState } from 'react';
import type { Json } from '../../core/json';
import { begin, type Meaning, withText, withValue } from './typedText';

type Value = Json | undefined;

/**
 * The text of a control that draws more of it than its box, kept apart from the stored value, so that a keystroke
 * renders this control alone.
 * @param unread the text to begin with, where there is no value
 */
export function useTypedText(value: Value, read: Meaning['read'], show: Meaning['show'], unread?: string) {
  const meaning = { read, show };
  const [known, setTyped] = useState(() => begin(value, meaning, unread));
  const typed = withValue(known, value, meaning);
  if (typed !== known) setTyped(typed);
  /** Takes a new text and gives back the value that it means. */
  const type = (next: string): Value => {
    const now = read(next);
    setTyped((before) => withText(before, next, now));
    return now;
  };
  /** Rewrites the text without changing its meaning. */
  const rewrite = (next: string): void => setTyped((now) => (now.text === next ? now : { ...now, text: next }));
  return { text: typed.text, type, rewrite };
}
