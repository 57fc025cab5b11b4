/** Modulo 11 check digit: 11 minus the remainder, 0 for remainders 0 and 1. */
function digitOf(sum: number): number {
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** The characters of a text, each times its weight, the last one of which stands at the last character. */
function sumOf(text: string, weights: readonly number[]): number {
  const skipped = weights.length - text.length;
  let sum = 0;
  // A key that completes a number comes through here three times: no call for a character.
  for (let index = 0; index < text.length; index += 1) {
    sum += (text.charCodeAt(index) - 48) * (weights[skipped + index] as number);
  }
  return sum;
}

const CPF = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const FALLING = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const RISING = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The two check digits of nine digits of a CPF. Source: Receita Federal, modulo 11, weights 2 and up from the right. */
export const cpfCheckDigits = (base: string): string => bothOf(base, CPF);

/**
 * The two check digits of twelve digits or upper-case letters of a CNPJ; a character counts its ASCII code less 48.
 * Source: IN RFB 2.229/2024 and Nota Técnica COCAD/SUARA/RFB 49/2024 (weights 2 to 9, cyclic from the right).
 */
export const cnpjCheckDigits = (base: string): string => bothOf(base, CNPJ);

/** Two digits, the second of which counts the first, too. */
function bothOf(base: string, weights: readonly number[]): string {
  const first = digitOf(sumOf(base, weights));
  return `${first}${digitOf(sumOf(`${base}${first}`, weights))}`;
}

/** The two check digits of nine digits of a CNH. Source: Resolução CONTRAN 192/2006. */
export function cnhCheckDigits(base: string): string {
  const first = sumOf(base, FALLING) % 11;
  const discount = first > 9 ? 2 : 0;
  const second = (sumOf(base, RISING) % 11) - discount;
  const wrapped = second < 0 ? second + 11 : second;
  return `${first > 9 ? 0 : first}${wrapped > 9 ? 0 : wrapped}`;
}

/** Whether a text is one digit repeated; letters do not count. */
export function isRepeatedDigit(text: string): boolean {
  return /^(\d)\1*$/.test(text);
}
