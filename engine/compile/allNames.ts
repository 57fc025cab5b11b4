import { formats } from '../core/formats/br/table';
import { toldFormats } from '../core/formats/br/told';
import { withExamples } from '../core/formats/br/withExamples';
import { registerValidator } from '../core/validators/table';
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

/**
 * What is given, beside the engine's own. For the same that was given it is the same again, and what was checked with it stays
 * checked.
 */
function beside<Given extends object, All>(own: All, join: (given: Given) => All): (given: Given | undefined) => All {
  const known = new WeakMap<Given, All>();
  return (given) => {
    if (!given) return own;
    const all = known.get(given) ?? join(given);
    known.set(given, all);
    return all;
  };
}

const joined = (own: readonly string[], given: readonly string[]) => [...new Set([...own, ...given])].sort();

type Validators = Pick<Names, 'validators' | 'toldValidators'>;

/**
 * Validators by their names alone, or with what they tell. What they do is registered here: Vite loads the compiler by itself,
 * with a registry that nobody outside reaches.
 */
function besideValidators(given: NonNullable<GivenNames['validators']>): Validators {
  const told: Validators['toldValidators'] = isNames(given) ? {} : given;
  for (const [name, { validate }] of Object.entries(told)) if (validate) registerValidator(name, validate);
  return {
    validators: joined(engineNames.validators, isNames(given) ? given : Object.keys(given)),
    toldValidators: { ...engineNames.toldValidators, ...told },
  };
}

const isNames = (given: NonNullable<GivenNames['validators']>): given is readonly string[] => Array.isArray(given);

const all = {
  formats: beside<NonNullable<GivenNames['formats']>, Names['formats']>(engineFormats, (given) => ({
    ...engineFormats,
    ...checked(given),
  })),
  widgets: beside<readonly string[], readonly string[]>(engineNames.widgets, (given) =>
    joined(engineNames.widgets, given),
  ),
  validators: beside<NonNullable<GivenNames['validators']>, Validators>(
    { validators: engineNames.validators, toldValidators: engineNames.toldValidators },
    besideValidators,
  ),
};

/** All names that definitions may use: the engine's, and those given. */
export const allNames = (given: GivenNames): Names => ({
  ...engineNames,
  ...given,
  ...all.validators(given.validators),
  formats: all.formats(given.formats),
  widgets: all.widgets(given.widgets),
});
