import type { FieldError } from '../validation/errors';
import type { AttemptedError, ShownErrors } from './shownErrors';

/** The errors that stand. The same list as long as none of them changed. */
export const visibleErrors = onceForPlaces(({ at }): readonly FieldError[] => [...at.values()]);

/** The lines of the summary, as each stands now. The same list as long as no error changed. */
export const summaryOf = onceForPlaces(({ at, listed }): readonly AttemptedError[] =>
  listed.map((error) => ({ ...(at.get(error.pointer) ?? error), isCorrected: !at.has(error.pointer) })),
);

/** The lines change only together with what stands in the places. */
function onceForPlaces<T extends object>(make: (errors: ShownErrors) => T): (errors: ShownErrors) => T {
  const made = new WeakMap<ShownErrors['at'], T>();
  return (errors) => {
    const known = made.get(errors.at);
    if (known) return known;
    const list = make(errors);
    made.set(errors.at, list);
    return list;
  };
}
