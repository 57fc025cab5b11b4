import { isE164, splitPhone } from '../e164';
import { applyMask } from '../mask';
import { writePhone } from '../nationalNumber';
import { textFormat } from '../textFormat';

const SHORT_MASK = '(##) #####-####';
const LONG_MASK = '+(##) (##) ####-#####';

/** The 67 area codes. Source: Anatel, códigos nacionais. */
const AREA_CODE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;

/** Mobile numbers: nine digits from 9; landlines: eight digits from 2 to 5. Left out: 7 and 8, opened but not in use. */
const isMobile = (national: string) => AREA_CODE.test(national) && /^\d{2}9\d{8}$/.test(national);
const isLandline = (national: string) => AREA_CODE.test(national) && /^\d{2}[2-5]\d{7}$/.test(national);

/** Whether the digits after +55 are a landline or mobile number of Brazil. */
export const isBrazilianPhone = (national: string) => isMobile(national) || isLandline(national);

/** Whether a stored number can be a mobile phone; of other countries than Brazil that cannot be told, so they can. */
export function canBeMobile(number: string): boolean {
  const parts = splitPhone(number);
  return parts !== undefined && (parts.code !== '55' || isMobile(parts.national));
}

/** Up to so many characters count as empty; this many are told about, fewer may become anything. */
const EMPTY_UP_TO = 4;

/** The characters of a number that count: digits and the `+`; of any other text all of it. */
function sizeOf(text: string): number {
  return /[^\d\s().\-/+]/.test(text) ? text.length : text.replace(/[^\d+]/g, '').length;
}

/** `invalid` for a number of four characters, which is empty all the same. */
export function unreadPhone(text: string): string | undefined {
  return sizeOf(text.trim()) === EMPTY_UP_TO ? 'invalid' : undefined;
}

/** Stored text of a typed number: `+` and digits, Brazil's code put before a national number; `''` up to 4 characters. */
export function readPhone(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '');
  const plus = /^\(?\+/.test(trimmed);
  if (sizeOf(trimmed) <= EMPTY_UP_TO) return '';
  if (/[^\d\s().\-/+]/.test(trimmed)) return trimmed;
  if (plus) return `+${digits}`;
  if (/^55\d{10,11}$/.test(digits)) return `+${digits}`;
  if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`;
  const national = digits.replace(/^0/, '');
  return national.length <= 11 ? `+55${national}` : digits;
}

/** Why a stored number is refused: `noCountry` without `+` and code, else `invalid`. */
export function phoneProblem(text: string): string | undefined {
  if (/^\d+$/.test(text)) return 'noCountry';
  if (!isE164(text)) return 'invalid';
  const parts = splitPhone(text);
  return parts?.code === '55' && !isBrazilianPhone(parts.national) ? 'invalid' : undefined;
}

/** Up to eleven digits without a code `(##) #####-####`, longer ones and those with `+` `+(##) (##) ####-#####`. */
export function phoneMask(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (!text.trim().startsWith('+') && digits.length <= 11) return SHORT_MASK;
  // Numbers of up to 15 digits exist outside Brazil: the mask must not cut them.
  return digits.startsWith('55') ? LONG_MASK : `${LONG_MASK}##`;
}

/** The masked number; text that is no number, or a long one without a known code, shows as it is. */
export function showPhone(text: string): string {
  return /^(?:\+\d{1,15}|\d{1,11}|55\d{10,11})$/.test(text) ? applyMask(phoneMask(text), text) : text;
}

/** The number inside pasted text, or the text. */
export function pastePhone(text: string): string {
  return /\+?\(?\+?\d[\d\s().-]{5,}\d/.exec(text)?.[0] ?? text;
}

/** Any telephone number, stored `+5511987654321`. */
export const phone = textFormat({
  name: 'phone',
  placeholder: '(00) 00000-0000',
  inputMode: 'tel',
  mask: phoneMask,
  read: readPhone,
  check: phoneProblem,
  unread: unreadPhone,
  show: showPhone,
  write: writePhone,
  paste: pastePhone,
  reasons: ['invalid', 'noCountry'],
  examples: {
    valid: ['+5511987654321', '+551134567890', '+12125551234', '+351912345678', '+6834000'],
    invalid: [
      { value: '11987654321', reason: 'noCountry' },
      { value: '+551187654321', reason: 'invalid' },
      { value: '+5520987654321', reason: 'invalid' },
      { value: '+5511887654321', reason: 'invalid' },
      { value: '+551164567890', reason: 'invalid' },
      { value: '+9991234567', reason: 'invalid' },
      { value: '+1234567890123456', reason: 'invalid' },
      { value: '+551', reason: 'invalid' },
      { value: 'telefone', reason: 'invalid' },
    ],
  },
  source: 'ITU-T E.164; for Brazil the Regulamento de Numeração (Resolução Anatel 749/2022).',
});
