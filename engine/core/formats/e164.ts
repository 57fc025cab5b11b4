import { dialCodeOf } from './dialCodes';

/** An international number in its two parts: `+5511987654321` is `{ code: '55', national: '11987654321' }`. */
export interface PhoneParts {
  code: string;
  national: string;
}

/**
 * The parts of a number stored as `+` and digits; `undefined` without `+` or without a dial code of the table.
 * The area code of a territory of plan 1 belongs to its code (1242).
 */
export function splitPhone(number: string): PhoneParts | undefined {
  const code = dialCodeOf(number)?.code;
  return code === undefined ? undefined : { code, national: number.slice(code.length + 1) };
}

/**
 * Whether a text is `+`, a known dial code and a number of a possible length.
 * Source: ITU-T E.164 (11/2010): at most 15 digits; 7 is the shortest in use (Niue, Saint Helena).
 * Left out: the numbering plans of the countries.
 */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text) && dialCodeOf(text) !== undefined;
}
