import { type DialCode, dialCodeOf, dialCodes } from '../../../core/formats/dialCodes';

/** These stand first in the list, in this order; the first is the country of a number without a code. */
const PREFERRED = ['BR', 'US', 'PT', 'ES'];

export const [DEFAULT_COUNTRY = ''] = PREFERRED;

/** A country as the list shows it. */
export interface Country extends DialCode {
  name: string;
}

/** Countries as a list shows them, the preferred ones apart. */
export interface Countries {
  preferred: Country[];
  others: Country[];
}

/**
 * The preferred countries, then all others by name, in the given language, else the browser's.
 * @param only of the others this one alone, which is all that a list needs that nobody has looked into
 */
export function listCountries(language?: string, only?: string): Countries {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const all = dialCodes
    .filter(({ country }) => only === undefined || country === only || PREFERRED.includes(country))
    .map((entry) => ({ ...entry, name: names.of(entry.country) ?? entry.country }));
  const { compare } = new Intl.Collator(language);
  return {
    preferred: PREFERRED.flatMap((country) => all.filter((entry) => entry.country === country)),
    others: all.filter(({ country }) => !PREFERRED.includes(country)).sort((a, b) => compare(a.name, b.name)),
  };
}

const codeByCountry = new Map(dialCodes.map(({ country, code }) => [country, code]));

/** The dial code of a country: `codeOf('BR')` is `'55'`. */
export function codeOf(country: string): string {
  return codeByCountry.get(country) ?? '';
}

/**
 * The country and the digits after its code of `+` and digits. The current country stays when the number fits it, for
 * several share a code; `undefined` while the digits give no code.
 */
export function splitNumber(number: string, current: string): { country: string; digits: string } | undefined {
  const found = dialCodeOf(number);
  if (!found) return undefined;
  const fits =
    codeOf(current) !== '' && number.startsWith(`+${codeOf(current)}`) && codeOf(current).length >= found.code.length;
  const country = fits ? current : found.country;
  return { country, digits: number.slice(1 + codeOf(country).length) };
}
