import { plainText } from '../formats/plainText';
import type { Format } from '../formats/types';
import { type Edit, isKey, isWhole, keysOf, type Outcome, type Refusal, refuse, type Typing, taken } from './edit';
import { numberText, readGroupedKeys, readKeys } from './numberKeys';

type NumberFormat = Pick<Format, 'paste' | 'display' | 'prefix' | 'suffix'>;

/** Digits, decimals included, up to which a JSON number is exact. */
const MAX_DIGITS = 15;
const MAX_DECIMALS = 2;

/** A text that the box itself writes. */
const SHOWN = /^(?:\d{1,3}(?:\.\d{3})*|\d*)(?:,\d{0,2})?$/;

/**
 * Typing of an amount with a decimal comma and at most two decimals, grouped if its format groups.
 * @param takesGroups thousands may be typed and pasted also where the format shows none
 */
export function numberTyping(format: NumberFormat, { takesGroups = false } = {}): Typing {
  const isGrouped = format.display(1000).includes('.');
  const read = (keys: string) => (takesGroups && !isGrouped ? readGroupedKeys(keys) : readKeys(keys, isGrouped));

  /** One key at a place of the shown text, whose dots are the box's own. */
  const edited = (edit: Edit, inserted: string): Outcome => {
    const { before, start, end } = edit;
    const head = before.slice(0, start).replace(/\./g, '') + inserted;
    const tail = before.slice(end).replace(/\./g, '');
    // Typed before the comma that stands there, a comma steps over it.
    if (inserted === ',' && tail.startsWith(',')) return { text: before, caret: end + 1 };
    const [digits = '', decimals, more] = (head + tail).split(',');
    if (more !== undefined) return refuse(edit, { reason: 'symbol', text: edit.inserted });
    if (inserted !== '' && (decimals?.length ?? 0) > MAX_DECIMALS)
      return refuse(edit, { reason: 'decimals', text: edit.inserted });
    if (inserted !== '' && isTooLong(digits, decimals))
      return refuse(edit, { reason: 'full', text: edit.inserted, max: MAX_DIGITS });
    const cut = decimals?.slice(0, MAX_DECIMALS);
    const text = head + tail === '' ? '' : numberText(digits, cut, isGrouped);
    return { text, caret: caretBefore(text, tail.length) };
  };

  /** Keys at the end, which may change what a mark before them meant. */
  const appended = (keys: string): Outcome | undefined => {
    const text = read(keys);
    if (text === undefined || isTooLong(...partsOf(text))) return undefined;
    return { text, caret: text.length, keys };
  };

  const typed = (edit: Edit, key: string): Outcome => {
    const isPrefix = edit.start === 0 && format.prefix?.toLowerCase().includes(key.toLowerCase());
    if (isPrefix || key === ' ' || key === format.suffix) return { text: edit.before, caret: edit.start };
    if (!/[\d.,]/.test(key)) return refuse(edit, refusalOf(key));
    const keys = keysOf({ ...edit, inserted: key });
    const appendedKeys = keys === undefined ? undefined : appended(keys);
    return appendedKeys ?? edited(edit, key === '.' ? ',' : key);
  };

  /** Digits go into what stands there; an amount with marks is a whole one and takes its place. */
  const insertedAtOnce = (edit: Edit): Outcome => {
    const plain = plainText(edit.inserted).trim();
    if (/^\d+$/.test(plain) && !isWhole(edit)) return edited(edit, plain);
    // A method of input may hand over a part of what is being typed.
    const keys = /^[.,]\d{0,2}$/.test(plain) && edit.before !== '' ? keysOf({ ...edit, inserted: plain }) : undefined;
    const goesOn = keys === undefined ? undefined : appended(keys);
    if (goesOn) return goesOn;
    const sign = /^(?:-|\()|(?:-|\))$/.exec(plain);
    if (sign) return refuse(edit, { reason: 'minus', text: edit.inserted });
    const found = bare(format, format.paste?.(plain) ?? plain);
    const wrong = /[^\d.,]/.exec(found)?.[0];
    if (wrong !== undefined || found === '') return refuse(edit, { ...refusalOf(wrong ?? ''), text: edit.inserted });
    let text = '';
    let begun = '';
    for (const key of found) {
      begun += key;
      const next = read(begun);
      if (next === undefined) return refuse(edit, unreadable(begun, edit.inserted));
      text = next;
    }
    if (isTooLong(...partsOf(text))) return refuse(edit, { reason: 'long', text: edit.inserted, max: MAX_DIGITS });
    return { text, caret: text.length };
  };

  return (edit) => {
    if (!isWhole(edit) && !SHOWN.test(edit.before)) return taken(edit);
    if (edit.inserted === '') return deleted(edit, edited);
    return isKey(edit) ? typed(edit, plainText(edit.inserted)) : insertedAtOnce(edit);
  };
}

/** A dot that the box set is stepped over, for it comes back at once. */
function deleted(edit: Edit, edited: (edit: Edit, inserted: string) => Outcome): Outcome {
  const { before, start, end } = edit;
  return before.slice(start, end) === '.' ? { text: before, caret: start } : edited(edit, '');
}

function partsOf(text: string): [digits: string, decimals: string | undefined] {
  const [digits = '', decimals] = text.split(',');
  return [digits, decimals];
}

function isTooLong(digits: string, decimals = ''): boolean {
  return digits.replace(/\./g, '').replace(/^0+/, '').length + decimals.length > MAX_DIGITS;
}

/** The caret before so many digits and commas of the text. */
function caretBefore(text: string, count: number): number {
  let left = count;
  let caret = text.length;
  while (left > 0 && caret > 0) if (text.charAt(--caret) !== '.') left -= 1;
  return caret;
}

function bare({ prefix, suffix }: NumberFormat, text: string): string {
  const withoutPrefix = prefix ? text.replace(prefix.trim(), '') : text;
  return (suffix ? withoutPrefix.replace(suffix, '') : withoutPrefix).replace(/\s/g, '');
}

function refusalOf(character: string): Refusal {
  if (character === '-') return { reason: 'minus', text: character };
  return { reason: /\p{L}/u.test(character) ? 'letters' : 'symbol', text: character };
}

/** Marks that no number has, or more decimals than there is room for. */
function unreadable(keys: string, text: string): Refusal {
  return { reason: /^\d*,\d{3,}$|^\d*\.\d{3,}$/.test(keys) ? 'decimals' : 'unclear', text };
}
