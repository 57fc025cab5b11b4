import { applyMask } from '../../../core/formats/mask';
import { nationalMask as maskOfCode } from '../../../core/formats/nationalNumber';
import { codeOf } from './countries';

/** Digits of a whole international number. Source: ITU-T E.164 (11/2010), 6.2.1. */
const MAX_DIGITS = 15;

/** The mask of a country's numbers, in the notation of formats. */
export function nationalMask(country: string, digits: string): string {
  const code = codeOf(country);
  return maskOfCode(code, digits) ?? '#'.repeat(MAX_DIGITS - code.length);
}

/** How many digits a number of the country has at most. */
export function nationalLength(country: string, digits: string): number {
  return nationalMask(country, digits).replace(/[^#]/g, '').length;
}

/** The digits as the country groups them, `(11) 98765-4321`; more digits than it has are left as they are. */
export function showNational(country: string, digits: string): string {
  return digits.length > nationalLength(country, digits) ? digits : applyMask(nationalMask(country, digits), digits);
}

/** A number of zeros as an example of the form; `''` where the mask has none. */
export function exampleNumber(country: string): string {
  const mask = nationalMask(country, '');
  return /^#*$/.test(mask) ? '' : mask.replaceAll('#', '0');
}
