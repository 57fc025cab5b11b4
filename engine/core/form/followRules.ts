import type { Pointer } from '../pointer';
import type { TabState } from '../state/state';
import type { FieldError } from '../validation/errors';
import { errorRulesOf } from '../validation/rules';
import { shownErrorsOfRules } from '../validation/validate';
import type { StepInput } from './formState';
import { dropErrors, type ErrorsChange, putErrors, type ShownErrors } from './shownErrors';

/**
 * Takes away errors of rules that another field has put right, and puts those of the last attempt back when it makes
 * them wrong again, but for the places being `edited`. Only rules with an error are asked again.
 */
export function followRules(
  errors: ShownErrors,
  tab: TabState,
  edited: ReadonlySet<Pointer>,
  input: StepInput,
): ErrorsChange {
  const ids = new Set([...errors.at.values(), ...errors.listed].flatMap(({ rule }) => rule ?? []));
  if (ids.size === 0) return { errors, places: [] };
  const rules = errorRulesOf(input.plan).filter(({ plan: { rule } }) => ids.has(rule.id));
  const now = shownErrorsOfRules(input.plan, tab, 'advance', input, { rules });
  const stands = ({ rule, pointer }: FieldError) =>
    now.some(({ error }) => error.rule === rule && error.pointer === pointer);
  const left = dropErrors(errors, (error) => isOfRule(error) && !stands(error));
  const isBack = (error: FieldError) =>
    isOfRule(error) && !left.errors.at.has(error.pointer) && !edited.has(error.pointer) && stands(error);
  const back = putErrors(input.plan, left.errors, errors.listed.filter(isBack));
  return { errors: back.errors, places: [...left.places, ...back.places] };
}

/** Whether a rule says so: only edits take it away. */
export const isOfRule = ({ rule }: FieldError): boolean => rule !== undefined;
