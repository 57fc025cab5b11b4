import { formats } from '../core/formats/br/table';
import { toldFormats } from '../core/formats/br/told';
import { withExamples } from '../core/formats/br/withExamples';
import type { FormatWithExamples } from '../core/formats/types';
import { type CheckedFormat, engineNames, type GivenNames, type Names } from './names';

/** The formats of the engine, those of all countries. */
export const engineFormats: Names['formats'] = Object.fromEntries(
  Object.entries(withExamples(formats)).map(([name, format]) => [name, asChecked(name, format)]),
);

function asChecked(name: string, format: FormatWithExamples): CheckedFormat {
  const { holds, refusesLimit } = toldFormats[name] ?? {};
  return { ...format, ...(holds && { holds }), ...(refusesLimit && { refusesLimit }) };
}

/** By the list that was given: the same names are the same list again, and what was checked with them stays checked. */
const beside = {
  formats: new WeakMap<object, Names['formats']>(),
  widgets: new WeakMap<object, readonly string[]>(),
  validators: new WeakMap<object, readonly string[]>(),
};

function both(kind: 'widgets' | 'validators', given: readonly string[] | undefined): readonly string[] {
  if (!given) return engineNames[kind];
  const all = beside[kind].get(given) ?? [...new Set([...engineNames[kind], ...given])].sort();
  beside[kind].set(given, all);
  return all;
}

function allFormats(given: GivenNames['formats']): Names['formats'] {
  if (!given) return engineFormats;
  const all = beside.formats.get(given) ?? { ...engineFormats, ...withExamples(given) };
  beside.formats.set(given, all);
  return all;
}

/** All names that definitions may use: the engine's, and those given. */
export const allNames = (given: GivenNames): Names => ({
  ...engineNames,
  ...given,
  formats: allFormats(given.formats),
  widgets: both('widgets', given.widgets),
  validators: both('validators', given.validators),
});
