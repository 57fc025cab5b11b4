import type { ErrorEffect, RuleDefinition } from '../core/definition/rule';
import type { JsonObject } from '../core/json';

/** What a statement refuses, and at which field; nothing of events and gates. */
export const refusalOf = ({ error, on, before }: RuleDefinition): ErrorEffect | undefined =>
  on || before ? undefined : error;

/** The validator that decides whether a statement refuses, beside its condition; none where that alone does. */
export function validatorOf({ check, of = [], params }: RuleDefinition): AskedValidator | undefined {
  return check === undefined ? undefined : { check, of, params };
}

/** A validator with what it looks at. */
export interface AskedValidator {
  check: string;
  of: readonly string[];
  params: JsonObject | undefined;
}

/** Whether a statement refuses drafts, too. */
export const refusesDrafts = ({ moment }: RuleDefinition): boolean => moment === 'save';
