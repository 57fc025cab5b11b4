import type { Format, FormatExamples, FormatWithExamples } from '../types';
import { toldFormats } from './told';

/**
 * Formats with examples, as the analysis of definitions takes them: their own, else those of the engine's format of the
 * same name, where they fit. `examples` is `undefined` in a format that has none.
 * @example
 * import { formats } from 'ficha-engine/brazil';
 * import { withExamples } from 'ficha-engine/catalog';
 *
 * withExamples(formats).cpf?.examples?.valid[0]; // '52998224725'
 */
export function withExamples<F extends Format>(
  formats: Readonly<Record<string, F>>,
): Record<string, F & FormatWithExamples> {
  const all = Object.entries(formats).map(([name, format]): [string, F & FormatWithExamples] => {
    const told = toldFormats[name]?.examples;
    return [name, { ...format, examples: format.examples ?? (told && fits(format, told) ? told : undefined) }];
  });
  return Object.fromEntries(all);
}

/** A format of an application may have the name of another one of the engine. */
const fits = ({ validate }: Format, { valid, invalid }: FormatExamples) =>
  valid.every((value) => validate(value) === undefined) && invalid.every(({ value }) => validate(value) !== undefined);
