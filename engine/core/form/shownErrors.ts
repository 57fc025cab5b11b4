import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { moveUp } from '../state/rows';
import type { FieldError } from '../validation/errors';
import { withLine } from './summaryLines';

/** The errors that stand under the fields and at the blocks of a form, and those of the last attempt to go on. */
export interface ShownErrors {
  readonly at: ReadonlyMap<Pointer, FieldError>;
  /** What the last attempt has found, shown or not. */
  readonly attempt: readonly FieldError[];
  /** What it showed, and what came under the fields since it failed, corrected or not: each keeps its place. */
  readonly listed: readonly FieldError[];
  /** Those that came together and stand as they came: they are told as a whole. */
  readonly together: ReadonlySet<FieldError>;
}

/** An error of the last attempt, as it stands now. */
export interface AttemptedError extends FieldError {
  isCorrected: boolean;
}

/** The errors after something happened, and where others stand now. */
export interface ErrorsChange {
  errors: ShownErrors;
  places: readonly Pointer[];
}

/** A form without errors, which nobody has tried to leave. */
export const noErrors: ShownErrors = { at: new Map(), attempt: [], listed: [], together: new Set() };

/** Puts an error in a place, or takes away the one that stands there. */
export function putError(
  plan: TabPlan,
  errors: ShownErrors,
  pointer: Pointer,
  error: FieldError | undefined,
): ErrorsChange {
  if (!error && !errors.at.has(pointer)) return { errors, places: [] };
  const at = new Map(errors.at);
  const places = [pointer];
  if (!error) {
    at.delete(pointer);
    return { errors: { ...errors, at }, places };
  }
  at.set(pointer, error);
  const { together } = errors;
  return {
    errors: {
      ...errors,
      at,
      listed: withLine(plan, errors.listed, error),
      together: together.has(error) ? new Set([...together].filter((one) => one !== error)) : together,
    },
    places,
  };
}

/** Puts several errors, each in its place. */
export function putErrors(plan: TabPlan, errors: ShownErrors, found: readonly FieldError[]): ErrorsChange {
  return {
    errors: found.reduce((before, error) => putError(plan, before, error.pointer, error).errors, errors),
    places: found.map(({ pointer }) => pointer),
  };
}

/** Takes away the errors that are gone. */
export function dropErrors(errors: ShownErrors, isGone: (error: FieldError) => boolean): ErrorsChange {
  if (errors.at.size === 0) return { errors, places: [] };
  const places = [...errors.at.values()].filter(isGone).map(({ pointer }) => pointer);
  if (places.length === 0) return { errors, places };
  return {
    errors: { ...errors, at: new Map([...errors.at].filter(([pointer]) => !places.includes(pointer))) },
    places,
  };
}

/** Other errors in the stead of all that stand. */
export function replaceErrors(plan: TabPlan, errors: ShownErrors, found: readonly FieldError[]): ErrorsChange {
  const at = firstByPointer(found);
  const listed = [...at.values()].reduce((lines, error) => withLine(plan, lines, error), errors.listed);
  return { errors: { ...errors, at, listed }, places: placesOf(errors.at, at) };
}

/** What an attempt to go on has found, and what it shows of it. */
export function showAttempt(
  errors: ShownErrors,
  { shown, found }: { shown: readonly FieldError[]; found: readonly FieldError[] },
): ErrorsChange {
  const at = firstByPointer(shown);
  const listed = [...at.values()];
  return { errors: { at, attempt: found, listed, together: new Set(listed) }, places: placesOf(errors.at, at) };
}

/** Moves the errors of the rows behind one that was taken off. */
export function moveErrors(errors: ShownErrors, list: string, removed: number): ShownErrors {
  const move = (error: FieldError): FieldError[] => {
    const moved = moveUp(error.pointer, list, removed);
    return moved === undefined ? [] : [{ ...error, pointer: moved }];
  };
  return {
    ...errors,
    at: firstByPointer([...errors.at.values()].flatMap(move)),
    listed: errors.listed.flatMap(move),
  };
}

const placesOf = (before: ShownErrors['at'], now: ShownErrors['at']) => [...new Set([...before.keys(), ...now.keys()])];

function firstByPointer(found: readonly FieldError[]): Map<Pointer, FieldError> {
  const map = new Map<Pointer, FieldError>();
  for (const error of found) if (!map.has(error.pointer)) map.set(error.pointer, error);
  return map;
}
