import { isEmpty, type Json } from '../../../core/json';
import { codeOf, DEFAULT_COUNTRY, splitNumber } from './countries';
import { nationalLength, showNational } from './nationalMask';

/** What the two boxes of a telephone show: `{ country: 'BR', national: '(11) 98765-4321' }`. */
export interface PhoneText {
  country: string;
  national: string;
}

/** Both boxes as one text (`'BR(11) 98765-4321'`), for the state of a typed text. */
export function joinPhone({ country, national }: PhoneText): string {
  return country + national;
}

/** The boxes of a joined text. */
export function cutPhone(text: string): PhoneText {
  return { country: text.slice(0, 2), national: text.slice(2) };
}

/** The international number in the boxes, `''` without digits; a text that is no number comes back as it is. */
export function numberOf({ country, national }: PhoneText): string {
  if (/[^\d\s().\-+]/.test(national)) return national;
  const digits = national.replace(/\D/g, '');
  if (digits === '') return '';
  return national.startsWith('+') ? `+${digits}` : `+${codeOf(country)}${digits}`;
}

/** Digits from which a leading 0 (the trunk prefix, as in `011 98765-4321`) is no part of the number. */
const TRUNK_FROM = 11;

/**
 * What was inserted at once (pasted, completed by the browser) as digits, led by `+` if it is international: with
 * `+` or `00`, or too long for the country and led by its code.
 */
export function readInserted(data: string, country: string): string {
  const digits = data.replace(/\D/g, '');
  if (/^\D*\+/.test(data)) return `+${digits}`;
  if (/^00[1-9]\d{6}/.test(digits)) return `+${digits.slice(2)}`;
  if (digits.length > nationalLength(country, digits) && digits.startsWith(codeOf(country))) return `+${digits}`;
  return digits.length >= TRUNK_FROM && country === DEFAULT_COUNTRY ? digits.replace(/^0/, '') : digits;
}

/** The boxes for a number that starts with `+`: its country and the rest, or as it is while the code is not known. */
export function fromInternational(text: string, current: string): PhoneText {
  const found = splitNumber(text, current);
  return found
    ? { country: found.country, national: showNational(found.country, found.digits) }
    : { country: current, national: text };
}

/** The boxes for a stored value; `current` is the country that stays where the value does not say. */
export function showValue(value: Json | undefined, current: string): PhoneText {
  if (isEmpty(value)) return { country: current, national: '' };
  const text = String(value);
  if (/^\+\d+$/.test(text)) return fromInternational(text, current);
  return { country: current, national: /^\d{1,11}$/.test(text) ? showNational(current, text) : text };
}
