import type { FieldError } from '../validation/errors';
import { saidOnce } from './saidOnce';
import type { AttemptedError, ShownErrors } from './shownErrors';

/** The errors that stand. The same list as long as none of them changed. */
export const visibleErrors = onceForPlaces(({ at }): readonly FieldError[] => [...at.values()]);

/**
 * The lines of the summary, as each stands now; what a list says of its rows where they do is none. The same list as long
 * as no error changed.
 */
export const summaryOf = onceForPlaces(({ at, listed }): readonly AttemptedError[] =>
  saidOnce(listed.map((error) => ({ ...(at.get(error.pointer) ?? error), isCorrected: !at.has(error.pointer) }))),
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
