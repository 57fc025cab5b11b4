import type { Edit } from '../../../core/typing/edit';

/** A text box that can be typed into. */
export type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Text and selection of a box. */
export interface BoxState {
  text: string;
  from: number;
  to: number;
}

export function boxState({ value, selectionStart, selectionEnd }: TextBox): BoxState {
  return { text: value, from: selectionStart ?? value.length, to: selectionEnd ?? value.length };
}

/** Sets text and caret of a box, as far as they differ: setting the same text again would end the browser's own undo. */
export function setBox(box: TextBox, { text, from, to }: BoxState): void {
  if (box.value !== text) box.value = text;
  if (box.ownerDocument.activeElement === box && (box.selectionStart !== from || box.selectionEnd !== to)) {
    box.setSelectionRange(from, to);
  }
}

/**
 * The edit between two states of a box: what replaced the selection, what a deletion took beside the caret, or, when
 * neither accounts for it (completion by the browser), the whole text.
 */
export function editBetween(before: BoxState, after: BoxState): Edit {
  const { text, from, to } = before;
  const head = text.slice(0, from);
  const tail = text.slice(to);
  const isInsertion = after.text.length >= head.length + tail.length;
  if (isInsertion && after.text.startsWith(head) && after.text.endsWith(tail)) {
    return { before: text, start: from, end: to, inserted: after.text.slice(from, after.text.length - tail.length) };
  }
  const behind = after.text.slice(after.from);
  if (!text.endsWith(behind)) return { before: text, start: 0, end: text.length, inserted: after.text };
  const end = text.length - behind.length;
  let start = 0;
  while (start < Math.min(end, after.from) && text[start] === after.text[start]) start += 1;
  return { before: text, start, end, inserted: after.text.slice(start, after.from) };
}
