import { type CompositionEvent, type FocusEvent, type FormEvent, useRef } from 'react';
import type { TextBox } from './boxState';
import { createTypingSession, type TypingHost, type TypingSession } from './typingSession';

/** The handlers of a controlled text box that takes edits in its own way; without one every text is taken. */
export function useTyping(host: Omit<TypingHost, 'typing'> & Partial<Pick<TypingHost, 'typing'>>) {
  const { typing, onText } = host;
  const session = useRef<TypingSession>(undefined);
  const served = typing && { ...host, typing };
  session.current?.serve(served);
  if (!served) {
    return {
      onInput: ({ currentTarget }: FormEvent<TextBox>) => onText(currentTarget.value, currentTarget.value.length),
    };
  }
  // Made when it is needed: a form has hundreds of boxes that nobody enters.
  const of = (box: TextBox) => {
    session.current ??= createTypingSession(box, served);
    return session.current;
  };
  return {
    onFocus: ({ currentTarget }: FocusEvent<TextBox>) => void of(currentTarget),
    onInput: ({ currentTarget, nativeEvent }: FormEvent<TextBox>) => of(currentTarget).onInput(nativeEvent),
    onCompositionStart: ({ currentTarget }: CompositionEvent<TextBox>) => of(currentTarget).onCompositionStart(),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextBox>) => of(currentTarget).onCompositionEnd(),
  };
}
