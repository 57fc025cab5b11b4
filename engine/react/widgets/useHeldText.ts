import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '../../core/json';
import { begin, type Meaning, type Typed, withText, withValue } from './typedText';
import type { WidgetProps } from './types';

/** The text of a box that holds it by itself: neither a key nor a value from outside draws the widget anew. */
export interface HeldText {
  /** The text as the widget is drawn. */
  text: string;
  /** The text that is meant to stand in the box now. */
  now(): string;
  box: RefObject<HTMLInputElement | null>;
  /** Takes a new text and gives back the value that it means. */
  type(text: string): Json | undefined;
  /** Rewrites the text without changing its meaning. */
  rewrite(text: string): void;
}

/**
 * The text of a widget that draws nothing of it but its box. Values come with the widget or, where it has a `live` one,
 * straight into the box.
 */
export function useHeldText({ value, live, locked }: WidgetProps, meaning: Meaning): HeldText {
  const box = useRef<HTMLInputElement>(null);
  const latest = () => (live ? live.now() : value);
  const [held] = useState(() => ({ typed: begin(latest(), meaning), take: () => {} }));
  const put = (next: Typed) => {
    held.typed = next;
    if (box.current && box.current.value !== next.text) box.current.value = next.text;
  };
  useLayoutEffect(() => {
    held.take = () => put(withValue(held.typed, latest(), meaning));
    held.take();
  });
  // A locked text is drawn by its widget.
  useLayoutEffect(() => (locked ? undefined : live?.follow(() => held.take())), [held, live, locked]);
  return {
    text: withValue(held.typed, latest(), meaning).text,
    now: () => held.typed.text,
    box,
    type(text) {
      const now = meaning.read(text);
      put(withText(held.typed, text, now));
      return now;
    },
    rewrite: (text) => put({ ...held.typed, text }),
  };
}
