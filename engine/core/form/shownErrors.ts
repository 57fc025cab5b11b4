import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { moveUp } from '../state/rows';
import { locate } from '../state/state';
import type { BlockError } from '../validation/blocks';
import { comparePlaces, type FieldError, placeOf } from '../validation/errors';

/** The errors that stand under the fields and at the blocks of a form. What changes them gives back where they changed. */
export interface ShownErrors {
  at(pointer: Pointer): FieldError | undefined;
  /** Whether it came with all others of an attempt to go on, which is told as a whole. */
  isTold(pointer: Pointer): boolean;
  /** All of them. The same list as long as nothing of it changed. */
  all(): readonly FieldError[];
  /**
   * What the last attempt to go on showed, and what came under the fields since it failed, corrected or not: each keeps
   * its place until the next one. What stops nothing is not in it.
   */
  attempted(): readonly AttemptedError[];
  /** Replaces all; `everything` = what an attempt to go on has found, shown or not. */
  replace(found: readonly FieldError[], everything?: readonly FieldError[]): Pointer[];
  put(pointer: Pointer, error: FieldError | undefined): Pointer[];
  /** Puts what was found on leaving a field. What a rule or the stored value shows there stays: only edits take it away. */
  leave(pointer: Pointer, found: FieldError | undefined): Pointer[];
  drop(isGone: (error: FieldError) => boolean): Pointer[];
  /**
   * Takes away the errors of rules that are not among these, and puts back those of the last attempt that are again,
   * but for the places being `edited`. Only these rules are asked again.
   */
  followRules(standing: (rules: ReadonlySet<string>) => readonly FieldError[], edited: ReadonlySet<Pointer>): Pointer[];
  /** Takes away what a block reported at the last attempt and no longer reports. */
  recheckBlock(pointer: Pointer, reports: readonly BlockError[]): Pointer[];
  /** Moves the errors of the rows behind one that was taken off. */
  moveRows(list: string, removed: number): void;
  clear(): void;
}

/** An error of the last attempt, as it stands now. */
export interface AttemptedError extends FieldError {
  isCorrected: boolean;
}

/** No errors at first. */
export function createShownErrors(plan: TabPlan): ShownErrors {
  let errors: ReadonlyMap<Pointer, FieldError> = new Map();
  let attempt: readonly FieldError[] = [];
  let listed: readonly FieldError[] = [];
  /** Those that came together, as they came. */
  let together: ReadonlySet<FieldError> = new Set();
  const allOnce = remember(() => [...errors.values()]);
  const attemptedOnce = remember(() =>
    listed.map((error) => ({ ...(errors.get(error.pointer) ?? error), isCorrected: !errors.has(error.pointer) })),
  );

  const placeAt = (pointer: Pointer) => {
    const found = locate(plan, pointer);
    return found ? placeOf(plan, found.field, found.index) : [];
  };

  /** The place of a later error among those of the attempt is that of the screen. */
  const join = (error: FieldError) => {
    if (listed.length === 0 || error.unread || listed.some(({ pointer }) => pointer === error.pointer)) return;
    const place = placeAt(error.pointer);
    const next = listed.findIndex(({ pointer }) => comparePlaces(placeAt(pointer), place) > 0);
    listed = listed.toSpliced(next < 0 ? listed.length : next, 0, error);
  };

  const put = (pointer: Pointer, error: FieldError | undefined): Pointer[] => {
    if (!error && !errors.has(pointer)) return [];
    if (error) {
      join(error);
      if (together.has(error)) together = new Set([...together].filter((one) => one !== error));
    }
    const next = new Map(errors);
    if (error) next.set(pointer, error);
    else next.delete(pointer);
    errors = next;
    return [pointer];
  };

  const drop = (isGone: (error: FieldError) => boolean): Pointer[] => {
    const gone = [...errors.values()].filter(isGone).map((error) => error.pointer);
    if (gone.length > 0) errors = new Map([...errors].filter(([pointer]) => !gone.includes(pointer)));
    return gone;
  };

  return {
    at: (pointer) => errors.get(pointer),
    isTold(pointer) {
      const error = errors.get(pointer);
      return error !== undefined && together.has(error);
    },
    all: () => allOnce(errors),
    attempted: () => attemptedOnce(errors),
    replace(found, everything) {
      const before = errors.keys();
      errors = firstByPointer(found);
      if (everything) {
        attempt = everything;
        together = new Set(errors.values());
        listed = [...errors.values()];
      } else for (const error of errors.values()) join(error);
      return [...new Set([...before, ...errors.keys()])];
    },
    put,
    leave(pointer, found) {
      const shown = errors.get(pointer);
      return put(pointer, found ?? (shown && (isOfRule(shown) || shown.unread) ? shown : undefined));
    },
    drop,
    followRules(standing, edited) {
      const rules = new Set([...errors.values(), ...listed].flatMap(({ rule }) => rule ?? []));
      if (rules.size === 0) return [];
      const now = standing(rules);
      const stands = ({ rule, pointer }: FieldError) =>
        now.some((error) => error.rule === rule && error.pointer === pointer);
      const gone = drop((error) => isOfRule(error) && !stands(error));
      const back = listed.filter(
        (error) => isOfRule(error) && !errors.has(error.pointer) && !edited.has(error.pointer) && stands(error),
      );
      return [...gone, ...back.flatMap((error) => put(error.pointer, error))];
    },
    recheckBlock(pointer, reports) {
      const isReported = (error: FieldError) =>
        reports.some(({ kind, name, inline }) => kind === error.kind && name === error.name && inline === error.inline);
      attempt = attempt.filter((error) => error.pointer !== pointer || isReported(error));
      const first = attempt.find((error) => error.pointer === pointer);
      return first === errors.get(pointer) ? [] : put(pointer, first);
    },
    moveRows(list, removed) {
      const move = (error: FieldError): FieldError[] => {
        const moved = moveUp(error.pointer, list, removed);
        return moved === undefined ? [] : [{ ...error, pointer: moved }];
      };
      errors = firstByPointer([...errors.values()].flatMap(move));
      listed = listed.flatMap(move);
    },
    clear() {
      errors = new Map();
      attempt = [];
      listed = [];
    },
  };
}

const isOfRule = ({ rule }: FieldError) => rule !== undefined;

/** Gives the same result as long as the key is the same object. */
function remember<T>(make: () => T): (key: object) => T {
  let last: { key: object; value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
}

function firstByPointer(found: readonly FieldError[]): Map<Pointer, FieldError> {
  const map = new Map<Pointer, FieldError>();
  for (const error of found) if (!map.has(error.pointer)) map.set(error.pointer, error);
  return map;
}
