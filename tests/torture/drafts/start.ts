/** The call of the first tab. */
export const BASICA_PATH = '/PessoaFisica/informacaoBasica';

/** A valid CPF for each number. */
export function cpfOf(number: number): string {
  const digits = [...String(300_000_000 + number * 7_919)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, place) => total + digit * (length + 1 - place), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
