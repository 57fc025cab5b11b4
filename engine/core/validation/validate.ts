import type { CompiledTab, Moment } from '../definition/types';
import { formatText } from '../formats/types';
import { isEmpty, type Json } from '../json';
import { pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { fieldValue, type TabState } from '../state/state';
import { errorsOfBlocks } from './blocks';
import type { ValidationContext } from './context';
import { comparePlaces, type FieldError, placeOf } from './errors';
import { type Finding, findingAt, findingsOf, isShown, type Look, type Place } from './findings';
import { formatOf } from './formatOf';
import { createTeller } from './messages';
import { errorRulesAt, errorRulesOf, errorsOfRules, type RuleChoice, type RuleError } from './rules';

/**
 * The errors of a tab in the order of the screen. `leave`: malformed values and the rules of that moment;
 * `save`: what stops a draft; `advance`: everything. Hidden, computed and read-only fields have none.
 */
export function validateTab(
  plan: TabPlan,
  validators: CompiledTab['validators'],
  state: TabState,
  moment: Moment,
  input: ValidationContext,
  scope = '',
): FieldError[] {
  const look: Look = { plan, state, validate: validators[scope], context: input.context };
  const tell = createTeller(plan, input.texts, input.levels);
  const placed = [...findingsOf(look, moment)].map((finding) => ({
    place: [...placeOf(plan, finding.field, finding.index), 0, 0],
    error: toError(plan, state, finding, input, tell),
  }));
  const byRule = shownErrorsOfRules(plan, state, moment, input).map(({ field, index, order, error }) => ({
    place: [...placeOf(plan, field, index), 1, order],
    error,
  }));
  const byBlock = errorsOfBlocks(plan, state, moment, input.errorsOfBlock);
  const all = [...placed, ...byRule, ...byBlock].sort((a, b) => comparePlaces(a.place, b.place));
  return dropRepeated(all.map(({ error }) => error));
}

/** The first error that `validateTab` has for one instance of a filled field as it is left. Costs what the field costs. */
export function validateField(
  plan: TabPlan,
  validators: CompiledTab['validators'],
  state: TabState,
  place: Place,
  input: ValidationContext,
): FieldError | undefined {
  const finding = findingAt(place, { plan, state, validate: validators[''], context: input.context });
  if (finding) return toError(plan, state, finding, input);
  const pointer = pointerOf(place.field, place.index);
  const byRule = shownErrorsOfRules(plan, state, 'leave', input, {
    rules: errorRulesAt(plan, place.field),
    row: place.index,
  });
  return byRule.find(({ error }) => error.pointer === pointer)?.error;
}

/**
 * Whether `validateTab` would find nothing; ends at the first finding, and writes no texts. What is missing is found first: the
 * code that ajv made of a tab of which most is missing is not even compiled by the browser.
 */
export function isTabValid(
  plan: TabPlan,
  validators: CompiledTab['validators'],
  state: TabState,
  moment: Moment,
  input: ValidationContext,
): boolean {
  const look: Look = { plan, state, validate: validators[''], context: input.context };
  if (!findingsOf(look, moment).next().done) return false;
  if (shownErrorsOfRules(plan, state, moment, input).length > 0) return false;
  return errorsOfBlocks(plan, state, moment, input.errorsOfBlock).length === 0;
}

/** The errors of rules, or of some of them, at fields that the customer can see and change. */
export function shownErrorsOfRules(
  plan: TabPlan,
  state: TabState,
  moment: Moment,
  input: ValidationContext,
  only: RuleChoice = { rules: errorRulesOf(plan) },
): RuleError[] {
  return errorsOfRules(plan, state, moment, input, only).filter((place) => isShown(plan, state, place));
}

/** One error of a kind at a place; a block names each thing that is wrong with it. */
function dropRepeated(errors: FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    if (error.keyword === 'block') return true;
    const key = `${error.pointer} ${error.rule ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Keywords whose limit a message may name, as `{limit}`: members, since each error asks. */
export const toldLimits: Readonly<Record<string, true>> = {
  minimum: true,
  maximum: true,
  minItems: true,
  maxItems: true,
};

function toError(
  plan: TabPlan,
  state: TabState,
  finding: Finding,
  { context, texts, levels }: ValidationContext,
  tell = createTeller(plan, texts, levels),
): FieldError {
  const { field, index, keyword } = finding;
  const pointer = pointerOf(field, index);
  const { schema } = field;
  const format = finding.format ?? schema.format;
  const known = context.formats[format ?? ''];
  const isMissing = keyword === 'required';
  const value = isMissing || !known ? undefined : fieldValue(state.data, field, index);
  const reason = isEmpty(value) ? undefined : known?.validate(value as Json);
  const kind = isMissing ? 'missing' : state.required.has(pointer) ? 'invalid' : 'optional';
  const inline = finding.inline ?? schema.errorMessage?.[keyword];
  const bound = finding.limit ?? (toldLimits[keyword] && schema[keyword as 'minimum']);
  const limit = known ? formatText(known, bound) : bound?.toString();
  const label = schema.formatBy && context.formats[formatOf(plan, state, field, index) ?? '']?.title;
  const told = tell({
    field,
    ...(index !== undefined && { index }),
    kind,
    keyword,
    format,
    reason,
    inline,
    label,
    limit,
  });
  return { pointer, keyword, kind, ...(reason !== undefined && { reason }), ...told };
}
