/** The 67 area codes of Brazil at the beginning of a number. Source: Anatel, códigos nacionais. */
export const BRAZILIAN_AREA = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;

/** What stands behind the trunk prefix of digits that are dialled within a country, by its code. */
const readers: Record<string, (digits: string) => string | undefined> = {
  // The national prefix 0, or 0 and the two digits of a carrier, before area code and number. Numbers such as
  // `0800 ...` have the zero as a part of theirs. Source: Resolução Anatel 749/2022.
  '55': (digits) =>
    [digits.slice(1), digits.slice(3)].find(
      (national) => /^0[1-9]/.test(digits) && /^\d{10,11}$/.test(national) && BRAZILIAN_AREA.test(national),
    ),
};

/**
 * The national number behind a trunk prefix: `011 98765-4321`, with the code of a carrier `0 15 11 98765-4321`;
 * `undefined` where there is none, or the number behind it is not whole.
 */
export function withoutTrunk(code: string, digits: string): string | undefined {
  return readers[code]?.(digits);
}
