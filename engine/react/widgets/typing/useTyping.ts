import { type CompositionEvent, type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { TextBox } from './boxState';
import { createTypingSession, type TypingHost, type TypingSession } from './typingSession';

/** The handlers of a controlled text box that takes edits in its own way; without one every text is taken. */
export function useTyping(host: Omit<TypingHost, 'typing'> & Partial<Pick<TypingHost, 'typing'>>) {
  const { typing, onText } = host;
  const session = useRef<TypingSession>(undefined);
  if (!typing) {
    return {
      onInput: ({ currentTarget }: FormEvent<TextBox>) => onText(currentTarget.value, currentTarget.value.length),
    };
  }
  const served = { ...host, typing };
  // Made when it is needed: a form has hundreds of boxes that nobody enters.
  const of = (box: TextBox) => {
    session.current ??= createTypingSession(box);
    return session.current;
  };
  return {
    onFocus: ({ currentTarget }: FocusEvent<TextBox>) => void of(currentTarget),
    onInput: ({ currentTarget, nativeEvent }: FormEvent<TextBox>) =>
      of(currentTarget).onInput(nativeEvent, currentTarget, served),
    onKeyDown: (event: KeyboardEvent<TextBox>) =>
      of(event.currentTarget).onKeyDown(event.nativeEvent, event.currentTarget, served),
    onCompositionStart: ({ currentTarget }: CompositionEvent<TextBox>) => of(currentTarget).onCompositionStart(),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextBox>) =>
      of(currentTarget).onCompositionEnd(currentTarget, served),
  };
}
