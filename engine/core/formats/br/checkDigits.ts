/** Modulo 11 check digit: 11 minus the remainder, 0 for remainders 0 and 1. */
function digitOf(sum: number): number {
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

function sumOf(text: string, weight: (index: number) => number): number {
  return [...text].reduce((sum, character, index) => sum + (character.charCodeAt(0) - 48) * weight(index), 0);
}

/** The two check digits of nine digits of a CPF. Source: Receita Federal, modulo 11, weights 2 and up from the right. */
export function cpfCheckDigits(base: string): string {
  const digit = (text: string) => digitOf(sumOf(text, (index) => text.length + 1 - index));
  const first = digit(base);
  return `${first}${digit(`${base}${first}`)}`;
}

/**
 * The two check digits of twelve digits or upper-case letters of a CNPJ; a character counts its ASCII code less 48.
 * Source: IN RFB 2.229/2024 and Nota Técnica COCAD/SUARA/RFB 49/2024 (weights 2 to 9, cyclic from the right).
 */
export function cnpjCheckDigits(base: string): string {
  const digit = (text: string) => digitOf(sumOf(text, (index) => 2 + ((text.length - 1 - index) % 8)));
  const first = digit(base);
  return `${first}${digit(`${base}${first}`)}`;
}

/** The two check digits of nine digits of a CNH. Source: Resolução CONTRAN 192/2006. */
export function cnhCheckDigits(base: string): string {
  const first = sumOf(base, (index) => 9 - index) % 11;
  const discount = first > 9 ? 2 : 0;
  const second = (sumOf(base, (index) => index + 1) % 11) - discount;
  const wrapped = second < 0 ? second + 11 : second;
  return `${first > 9 ? 0 : first}${wrapped > 9 ? 0 : wrapped}`;
}

/** Whether a text is one digit repeated; letters do not count. */
export function isRepeatedDigit(text: string): boolean {
  return /^(\d)\1*$/.test(text);
}
