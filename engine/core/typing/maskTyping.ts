import { applyMask, isMasked, slotsOf } from '../formats/mask';
import { plainText } from '../formats/plainText';
import type { Format } from '../formats/types';
import { type Edit, isKey, isWhole, keysOf, type Outcome, refuse, type Typing, taken } from './edit';

type MaskFormat = Pick<Format, 'paste' | 'separate' | 'begun'> & Required<Pick<Format, 'mask'>>;

const bare = (text: string) => text.replace(/[^0-9A-Za-z]/g, '');

/** The caret behind so many letters and digits of a masked text. */
function caretBehind(text: string, count: number): number {
  let left = count;
  let caret = 0;
  while (left > 0 && caret < text.length) if (/[0-9A-Za-z]/.test(text.charAt(caret++))) left -= 1;
  return caret;
}

/**
 * Typing in a mask: the mask's own punctuation is set by itself and may be typed too. A text that does not fit the
 * mask (a stored value that cannot be read) is edited as it is until it fits.
 */
export function maskTyping(format: MaskFormat): Typing {
  const { mask } = format;
  const lay = (text: string) => applyMask(mask(text), text);

  /** Punctuation typed at the end: shown where the mask has it, or with what it says of the text before it. */
  const separated = (edit: Edit, separator: string): Outcome => {
    const head = edit.before.slice(0, edit.start);
    const tail = edit.before.slice(edit.end);
    const text = format.separate && /[/.\-\s]/.test(separator) ? format.separate(head) : head;
    if (text !== head && isMasked(mask(text + tail), text + tail)) return { text: text + tail, caret: text.length };
    const literals = /^[^#S]*/.exec(mask(head).slice(head.length))?.[0] ?? '';
    const isShown = tail === '' && bare(head) !== '' && !/[^0-9A-Za-z]$/.test(head);
    const next = isShown ? head + literals : edit.before;
    return { text: next, caret: isShown ? next.length : edit.start };
  };

  return (edit) => {
    const { before, start, end } = edit;
    const isBegun = format.begun?.(before) === before;
    if (!isWhole(edit) && (isBegun || !isMasked(mask(before), before))) {
      const next = taken(edit);
      const still = isBegun ? format.begun?.(next.text) : undefined;
      return still === undefined
        ? relaid(mask, next)
        : { text: still, caret: still === next.text ? next.caret : still.length };
    }
    const [head, tail] = [bare(before.slice(0, start)), bare(before.slice(end))];
    if (edit.inserted === '') {
      const text = lay(head + tail);
      if (bare(before).length > head.length + tail.length || text !== before) {
        return { text, caret: Math.min(caretBehind(text, head.length), text.length) };
      }
      return { text, caret: start };
    }
    const keys = keysOf(edit);
    const begun = keys !== undefined && isKey(edit) ? format.begun?.(keys) : undefined;
    if (begun !== undefined) return { text: begun, caret: begun.length, ...(keys && { keys }) };
    const plain = plainText(edit.inserted);
    const found = isKey(edit) ? plain : (format.paste?.(plain) ?? plain);
    const wrong = /[^0-9A-Za-z\s.\-/()]/.exec(found)?.[0];
    if (wrong) return refuse(edit, refusalOf(edit, wrong));
    const inserted = bare(found);
    if (inserted === '') return { ...separated(edit, found), ...(keys && { keys }) };
    let parts = { head, tail };
    const isTooMuch = () => {
      const all = parts.head + inserted + parts.tail;
      return all.length > slotsOf(mask(all)).length;
    };
    // A whole number takes the place of what stands in its way.
    if (isTooMuch() && !isKey(edit) && inserted.length === slotsOf(mask(inserted)).length)
      parts = { head: '', tail: '' };
    const all = parts.head + inserted + parts.tail;
    const slots = slotsOf(mask(all));
    const letter = mask(all).includes('S') ? undefined : /\p{L}/u.exec(inserted)?.[0];
    if (letter) return refuse(edit, refusalOf(edit, letter));
    if (isTooMuch()) {
      return refuse(edit, { reason: isKey(edit) ? 'full' : 'long', text: edit.inserted, max: slots.length });
    }
    const misfit = [...all].findIndex((character, index) => !slots[index]?.test(character));
    if (misfit >= 0) return refuse(edit, refusalOf(edit, all.charAt(misfit)));
    const text = lay(all);
    return { text, caret: caretBehind(text, parts.head.length + inserted.length), ...(keys && { keys }) };
  };
}

function refusalOf(edit: Edit, character: string) {
  const isLetter = /\p{L}/u.test(character);
  return {
    reason: isLetter ? ('letters' as const) : ('symbol' as const),
    text: isKey(edit) ? edit.inserted : character,
  };
}

/** The text in its mask as soon as it fits, else as it is. */
function relaid(mask: (text: string) => string, outcome: Outcome): Outcome {
  const { text, caret } = outcome;
  if (!isMasked(mask(text), text)) return outcome;
  const laid = applyMask(mask(text), text);
  return { text: laid, caret: caretBehind(laid, bare(text.slice(0, caret)).length) };
}
