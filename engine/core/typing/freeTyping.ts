import { isKey, refuse, type Typing, taken } from './edit';

/** Typing of free text up to a limit, in characters as JSON Schema counts them: an emoji is one, not two. */
export function freeTyping(maxLength: number): Typing {
  return (edit) => {
    const next = taken(edit);
    if (edit.inserted === '' || next.text.length <= maxLength) return next;
    const length = [...next.text].length;
    if (length <= maxLength || length <= [...edit.before].length) return next;
    return refuse(edit, { reason: isKey(edit) ? 'full' : 'long', text: edit.inserted, max: maxLength });
  };
}
