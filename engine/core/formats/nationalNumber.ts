import { splitPhone } from './e164';
import { applyMask } from './mask';

/** How the digits after the dial code are grouped, by code. Other countries: no grouping, whose rules are many. */
const masks: Record<string, (digits: string) => string> = {
  // The ninth digit of mobile numbers is a 9; landlines have eight digits. One digit more must not be cut off.
  '55': (digits) => (/^\d{2}[0-8]\d{0,7}$/.test(digits) ? '(##) ####-####' : '(##) #####-####'),
  '1': () => '(###) ###-####',
  '351': () => '### ### ###',
  '34': () => '### ### ###',
};

/** The mask of the national numbers behind a dial code, in the notation of formats; `undefined` without a grouping. */
export function nationalMask(code: string, digits: string): string | undefined {
  return masks[code]?.(digits);
}

/** A stored number as people write it: `'+55 (11) 98765-4321'`; a text that is no international number as it is. */
export function writePhone(text: string): string {
  const parts = splitPhone(text);
  if (!parts) return text;
  const { code, national } = parts;
  const mask = nationalMask(code, national);
  const fits = mask !== undefined && national.length <= mask.replace(/[^#]/g, '').length;
  return `+${code} ${fits ? applyMask(mask, national) : national}`;
}
