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

const namesIn = new Map<string | undefined, Intl.DisplayNames>();

/**
 * The name of a country in the given language, else the browser's: `nameOf('BR', 'pt-BR')` is `'Brasil'`. For the first one of a
 * language a browser reads the names of all countries: it takes 30 ms, on a phone 130.
 */
export function nameOf(country: string, language?: string): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesIn.set(language, names);
  // One that has no name is its own.
  return names.of(country) as string;
}

/** The preferred countries, then all others by name, in the given language, else the browser's. */
export function listCountries(language?: string): Countries {
  const { preferred, others } = split(dialCodes, (country) => nameOf(country, language));
  const { compare } = new Intl.Collator(language);
  return { preferred, others: others.sort((a, b) => compare(a.name, b.name)) };
}

/** All that a list needs that nobody has looked into: the preferred countries, and the one that is chosen. */
export const fewCountries = (chosen: string, name: (country: string) => string): Countries =>
  split(
    dialCodes.filter(({ country }) => [...PREFERRED, chosen].includes(country)),
    name,
  );

function split(codes: readonly DialCode[], name: (country: string) => string): Countries {
  const all = codes.map((entry) => ({ ...entry, name: name(entry.country) }));
  return {
    preferred: PREFERRED.flatMap((country) => all.filter((entry) => entry.country === country)),
    others: all.filter(({ country }) => !PREFERRED.includes(country)),
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
