import { formats } from '../core/formats/br/table';
import { toldFormats } from '../core/formats/br/told';
import { withExamples } from '../core/formats/br/withExamples';
import { type CheckedFormat, engineNames, type GivenFormat, type GivenNames, type Names } from './names';

/** The formats of the engine, those of all countries. */
export const engineFormats = checked(formats);

/** Formats with what the checks ask of them: of the engine's, in whatever language they write, it is told beside them. */
function checked(given: Readonly<Record<string, GivenFormat>>): Names['formats'] {
  const all = Object.entries(withExamples(given)).map(([name, format]): [string, CheckedFormat] => {
    const told = toldFormats[name];
    if (!told || format.examples !== told.examples) return [name, format];
    const { holds, refusesLimit } = told;
    return [name, { ...(holds && { holds }), ...(refusesLimit && { refusesLimit }), ...format }];
  });
  return Object.fromEntries(all);
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
  const all = beside.formats.get(given) ?? { ...engineFormats, ...checked(given) };
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
