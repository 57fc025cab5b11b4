import { withoutTrunk } from '../../../core/formats/trunkPrefix';
import { isEmpty, type Json } from '../../../core/json';
import { codeOf, splitNumber } from './countries';
import { isLong, nationalLength, showNational } from './nationalMask';

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
  if (isLong(national)) return digits;
  return national.startsWith('+') ? `+${digits}` : `+${codeOf(country)}${digits}`;
}

/**
 * What digits typed or inserted so far mean: digits without a trunk prefix, or `+` and digits where a country is named:
 * by `+` or `00`, or by its code before a number that is too long without it.
 */
export function readNumber(text: string, country: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^\D*\+/.test(text)) return `+${digits}`;
  if (/^00[1-9]\d{6}/.test(digits)) return `+${digits.slice(2)}`;
  if (digits.startsWith('0')) return withoutTrunk(codeOf(country), digits) ?? digits;
  const isWithCode = digits.length > nationalLength(country, digits) && digits.startsWith(codeOf(country));
  return isWithCode &&
    digits.length <= codeOf(country).length + nationalLength(country, digits.slice(codeOf(country).length))
    ? `+${digits}`
    : digits;
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
  return { country: current, national: /^\d+$/.test(text) ? showNational(current, text) : text };
}
