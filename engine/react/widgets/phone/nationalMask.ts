import { applyMask } from '../../../core/formats/mask';
import { nationalMask as maskOfCode } from '../../../core/formats/nationalNumber';
import { codeOf, DEFAULT_COUNTRY } from './countries';

/** Digits of a whole international number. Source: ITU-T E.164 (11/2010), 6.2.1. */
export const MAX_DIGITS = 15;

/** The mask of a country's numbers, in the notation of formats. */
export function nationalMask(country: string, digits: string): string {
  const code = codeOf(country);
  return maskOfCode(code, digits) ?? '#'.repeat(MAX_DIGITS - code.length);
}

/** How many digits a number of the country has at most. */
export function nationalLength(country: string, digits: string): number {
  return nationalMask(country, digits).replace(/[^#]/g, '').length;
}

/** The mask of more than eleven digits without a country. Source: the institution's specification. */
const LONG_MASK = '+(##) (##) ####-#####';

/** Whether a text stands in the mask of numbers that are too long for the default country: `+(44) (20) 7946-0958`. */
export function isLong(text: string): boolean {
  return /^\+\(\d\d\) \(/.test(text);
}

/**
 * The digits as the country groups them, `(11) 98765-4321`. More digits than it has are left as they are, or stand in
 * the mask of long numbers; none is lost.
 */
export function showNational(country: string, digits: string): string {
  if (digits.length <= nationalLength(country, digits)) {
    return digits.startsWith('0') && country === DEFAULT_COUNTRY
      ? digits
      : applyMask(nationalMask(country, digits), digits);
  }
  return country === DEFAULT_COUNTRY && !digits.startsWith('0') ? applyMask(`${LONG_MASK}##`, digits) : digits;
}

/** The form of the country's numbers with its places empty, `(__) _____-____`; `''` where the mask has none. */
export function emptyNumber(country: string): string {
  const mask = nationalMask(country, '');
  return /^#*$/.test(mask) ? '' : mask.replaceAll('#', '_');
}
