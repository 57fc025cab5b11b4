import { plainText } from '../../../core/formats/plainText';
import { type Edit, isKey, keysOf, type Outcome, refuse, type Typing, taken } from '../../../core/typing/edit';
import { DEFAULT_COUNTRY } from './countries';
import { MAX_DIGITS, nationalLength, showNational } from './nationalMask';
import { readNumber } from './phoneText';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What stands between the digits of a number and may be typed, with the letters of `0xx11`, the carrier left open. */
const SEPARATORS = /[\s().\-/]/g;

/** A text of the box: digits with what groups them, or an international number as it is typed. */
const SHOWN = /^\+?[\d\s().\-/+]*$/;

/** The caret before so many digits of the text. */
function caretBefore(text: string, count: number): number {
  let left = count;
  let caret = text.length;
  while (left > 0 && caret > 0) if (/\d/.test(text.charAt(--caret))) left -= 1;
  return caret;
}

/**
 * How the number box takes edits. What is typed means at every key what it would mean pasted: a trunk zero goes once
 * the number behind it is whole, a country's code as soon as the number is too long without it. A text that begins with
 * `+` is let through, so that the widget can take the country from it.
 * @param find the number inside pasted text
 */
export function phoneTyping(country: string, find: (text: string) => string): Typing {
  const shown = (number: string) => (number.startsWith('+') ? number : showNational(country, number));
  const hasRoom = (number: string) =>
    number.startsWith('+')
      ? number.length <= 1 + MAX_DIGITS
      : number.length <= (country === DEFAULT_COUNTRY ? MAX_DIGITS : nationalLength(country, number));

  const appended = (edit: Edit, keys: string): Outcome => {
    const number = readNumber(keys, country);
    if (!hasRoom(number)) return refuse(edit, fullOf(edit));
    const text = shown(number);
    return { text, caret: text.length, ...(isKey(edit) && { keys }) };
  };

  return (edit) => {
    const { before, start, end } = edit;
    if (!SHOWN.test(before)) return taken(edit);
    const tail = digitsOf(before.slice(end));
    const head = before.slice(0, start);
    if (edit.inserted === '') {
      if (digitsOf(before.slice(start, end)) === '' && !before.slice(start, end).includes('+'))
        return { text: before, caret: start };
      const rest = taken(edit);
      const text = /^\+\d/.test(rest.text) ? rest.text : shown(digitsOf(rest.text));
      return { text, caret: caretBefore(text, tail.length) };
    }
    const plain = plainText(edit.inserted);
    const found = (isKey(edit) ? plain : find(plain)).replace(/^(\D*0)xx/i, '$1');
    const isCarrier = isKey(edit) && /x/i.test(found) && /^0$/.test(digitsOf(head)) && tail === '';
    if (isCarrier) return { text: before, caret: start, keys: '0' };
    const isPlus = /^\(?\+/.test(found);
    const wrong = /[^\d]/.exec((isPlus ? found.replace('+', '') : found).replace(SEPARATORS, ''))?.[0];
    if (wrong !== undefined || (isPlus && digitsOf(head) !== '' && isKey(edit)))
      return refuse(edit, refusalOf(edit, wrong ?? '+'));
    const digits = digitsOf(found);
    const keys = keysOf(edit);
    if (isKey(edit) && isPlus) return { text: `+${digitsOf(before.slice(end))}`, caret: 1 };
    if (digits === '') return { text: before, caret: start, ...(keys && { keys }) };
    if (isPlus) return appended({ ...edit, before: '', start: 0, end: 0 }, found);
    if (keys !== undefined) {
      const begun =
        before.startsWith('+') && !before.startsWith('+(')
          ? before + digits
          : edit.keys === undefined
            ? digitsOf(before) + digits
            : keys;
      return appended(edit, begun);
    }
    const isInternational = /^\+(?!\()/.test(before) && start > 0;
    const number = isInternational
      ? `+${digitsOf(head)}${digits}${tail}`
      : readNumber(digitsOf(head) + digits + tail, country);
    if (!hasRoom(number)) return isKey(edit) ? refuse(edit, fullOf(edit)) : wholeOr(edit, digits);
    const text = shown(number);
    return { text, caret: caretBefore(text, tail.length) };
  };

  /** A whole number that there is no room for takes the place of what stands there. */
  function wholeOr(edit: Edit, digits: string): Outcome {
    const number = readNumber(digits, country);
    if (!hasRoom(number) || digits.length < 8) return refuse(edit, fullOf(edit));
    const text = shown(number);
    return { text, caret: text.length };
  }
}

function fullOf(edit: Edit) {
  return { reason: isKey(edit) ? ('full' as const) : ('long' as const), text: edit.inserted, max: MAX_DIGITS };
}

function refusalOf(edit: Edit, character: string) {
  const isLetter = /\p{L}/u.test(character);
  if (!isKey(edit)) return { reason: 'unclear' as const, text: edit.inserted };
  return { reason: isLetter ? ('letters' as const) : ('symbol' as const), text: edit.inserted };
}
