import type { Json } from '../../json';
import { isE164, splitPhone } from '../e164';
import { applyMask } from '../mask';
import { writePhone } from '../nationalNumber';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';
import { BRAZILIAN_AREA, withoutTrunk } from '../trunkPrefix';
import { veilStart } from '../veil';

const SHORT_MASK = '(##) #####-####';
const LONG_MASK = '+(##) (##) ####-#####';

/** Mobile numbers: nine digits from 9; landlines: eight digits from 2 to 5. Left out: 7 and 8, opened but not in use. */
const isMobile = (national: string) => BRAZILIAN_AREA.test(national) && /^\d{2}9\d{8}$/.test(national);
const isLandline = (national: string) => BRAZILIAN_AREA.test(national) && /^\d{2}[2-5]\d{7}$/.test(national);

/** Whether the digits after +55 are a landline or mobile number of Brazil. */
export const isBrazilianPhone = (national: string) => isMobile(national) || isLandline(national);

/** Whether a stored number can be a mobile phone; of other countries than Brazil that cannot be told, so they can. */
export function canBeMobile(number: string): boolean {
  const parts = splitPhone(number);
  return parts !== undefined && (parts.code !== '55' || isMobile(parts.national));
}

/** Up to so many typed characters count as empty; this many are told about, fewer may become anything. */
const EMPTY_UP_TO = 4;

/** The typed characters of a number: its digits without those of the country; of any other text all of it. */
function sizeOf(text: string): number {
  if (/[^\d\s().\-/+]/.test(text)) return text.length;
  const number = text.replace(/[^\d+]/g, '');
  return splitPhone(number)?.national.length ?? number.replace('+', '').length;
}

/** `invalid` for a number of four characters, which is empty all the same. */
export function unreadPhone(text: string): string | undefined {
  return sizeOf(text.trim()) === EMPTY_UP_TO ? 'invalid' : undefined;
}

/** `noCountry` for a stored number without `+` or code, which is read as one of Brazil. */
export function storedPhone(value: Json): string | undefined {
  const text = String(value).trim();
  const read = readPhone(text);
  const isBare = /^[\d\s().\-/]+$/.test(text) && read !== '';
  return isBare && read !== `+${text.replace(/\D/g, '').replace(/^00/, '')}` ? 'noCountry' : undefined;
}

/** Stored text of a typed number: `+` and digits, Brazil's code put before a national number; `''` up to 4 digits of it. */
export function readPhone(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '');
  const plus = /^\(?\+/.test(trimmed);
  if (sizeOf(trimmed) <= EMPTY_UP_TO && !isE164(`+${digits}`)) return '';
  if (/[^\d\s().\-/+]/.test(trimmed)) return trimmed;
  if (plus) return `+${digits}`;
  if (/^55\d{10,11}$/.test(digits)) return `+${digits}`;
  if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`;
  const national = withoutTrunk('55', digits) ?? digits;
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

/** The number inside pasted text; the text, when it holds none, several, or further digits such as an extension. */
export function pastePhone(text: string): string {
  const [found, another] = text.match(/\+?\(?\+?\d(?:[\d\s().-]|[xX]{2}(?=\W*\d)){5,}\d/g) ?? [];
  const rest = found === undefined ? '' : text.replace(found, '');
  return found !== undefined && another === undefined && !/\d/.test(rest) ? found : text;
}

/** Any telephone number, stored `+5511987654321`. */
export const phone = textFormat({
  name: 'phone',
  widget: 'phone',
  placeholder: '(__) _____-____',
  inputMode: 'tel',
  mask: phoneMask,
  read: readPhone,
  check: phoneProblem,
  unread: unreadPhone,
  stored: storedPhone,
  show: showPhone,
  write: writePhone,
  veil: (text) => veilStart(writePhone(text)),
  paste: pastePhone,
  reasons: ['invalid', 'noCountry'],
});

export const told: ToldFormat = {
  group: 'contact',
  sample: '+551134567890',
  words: {
    'pt-BR': {
      title: 'Telefone',
      what: 'telefone',
      stores: '+, código do país e número, sem espaços',
      help: 'Fixo ou celular, com o país.',
    },
  },
  reasons: {
    en: {
      invalid: 'Not a phone number.',
      noCountry: 'The country code is missing.',
    },
  },
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
};
