import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import { exceptedCodes } from '../definition/exceptedCodes';
import type { AjvError, CompiledTab, CompiledValidator, Messages, Moment } from '../definition/types';
import { isEmpty, type Json } from '../json';
import { type FieldPlan, isInPlace, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { fieldValue, instancesOf, locate, scopeOf, type TabState } from '../state/state';
import { type ErrorsOfBlock, errorsOfBlocks } from './blocks';
import { comparePlaces, type FieldError, placeOf } from './errors';
import { type MessageContext, messageOf, nameOf } from './messages';
import { errorsOfRules } from './rules';

/** What a validation needs beside the state. */
export interface ValidationContext {
  context: Context;
  texts: MessageContext;
  /** Message levels between field and collection: those of the form in use. */
  levels?: Messages[];
  /** Only the browser has blocks. */
  errorsOfBlock?: ErrorsOfBlock;
}

interface Finding {
  field: FieldPlan;
  index?: number | undefined;
  keyword: string;
  reason?: string | undefined;
  format?: string | undefined;
  inline?: string | undefined;
}

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
  const placed = [...findingsOf(plan, validators[scope], state, moment, input.context)].map((finding) => ({
    place: [...placeOf(plan, finding.field, finding.index), 0, 0],
    error: toError(plan, state, finding, input),
  }));
  const byRule = shownErrorsOfRules(plan, state, moment, input).map(({ field, index, order, error }) => ({
    place: [...placeOf(plan, field, index), 1, order],
    error,
  }));
  const byBlock = errorsOfBlocks(plan, state, moment, input.errorsOfBlock);
  const all = [...placed, ...byRule, ...byBlock].sort((a, b) => comparePlaces(a.place, b.place));
  return dropRepeated(all.map(({ error }) => error));
}

/** Whether `validateTab` would find nothing; ends at the first finding, and writes no texts. */
export function isTabValid(
  plan: TabPlan,
  validators: CompiledTab['validators'],
  state: TabState,
  moment: Moment,
  input: ValidationContext,
): boolean {
  // First the code of ajv, for it to be compiled by the browser now and not when the customer leaves the first field.
  const isWrong = malformed(plan, validators[''], state).some(({ field, index }) => isShown(plan, state, field, index));
  if (isWrong || !findingsOf(plan, validators[''], state, moment, input.context).next().done) return false;
  if (shownErrorsOfRules(plan, state, moment, input).length > 0) return false;
  return errorsOfBlocks(plan, state, moment, input.errorsOfBlock).length === 0;
}

/** The errors of rules at fields that the customer can see and change. */
export function shownErrorsOfRules(
  plan: TabPlan,
  state: TabState,
  moment: Moment,
  input: ValidationContext,
): ReturnType<typeof errorsOfRules> {
  return errorsOfRules(plan, state, moment, input).filter(({ field, index }) => isShown(plan, state, field, index));
}

/** What is wrong beside the errors of rules, where the customer can see and change it. */
function* findingsOf(
  plan: TabPlan,
  validate: CompiledValidator | undefined,
  state: TabState,
  moment: Moment,
  context: Context,
): Generator<Finding, undefined> {
  const finders = [
    () => (moment === 'advance' || moment === 'save' ? missing(plan, state, moment, context) : []),
    () => malformed(plan, validate, state),
    () => followedFormats(plan, state, context),
    () => limits(plan, state, context),
    () => exceptions(plan, state, context),
    () => (moment === 'advance' ? shortLists(plan, state) : []),
  ];
  for (const find of finders) {
    for (const finding of find()) if (isShown(plan, state, finding.field, finding.index)) yield finding;
  }
}

function isShown(plan: TabPlan, state: TabState, field: FieldPlan, index: number | undefined): boolean {
  const pointer = pointerOf(field, index);
  // A computed value is wrong where it comes from, and only there can it be put right.
  if (field.schema.readOnly || state.hidden.has(pointer) || state.computed.has(pointer)) return false;
  if (field.list !== undefined && !plan.lists.includes(field.list)) return false;
  return true;
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

function missing(plan: TabPlan, state: TabState, moment: Moment, context: Context): Finding[] {
  const findings: Finding[] = [];
  for (const field of plan.fields) {
    for (const index of instancesOf(field, state.data)) {
      if (!isEmpty(fieldValue(state.data, field, index))) continue;
      if (
        moment === 'advance'
          ? state.required.has(pointerOf(field, index))
          : isRequiredInDraft(plan, state, field, index, context)
      ) {
        findings.push({ field, index, keyword: 'required' });
      }
    }
  }
  return findings;
}

function isRequiredInDraft(
  plan: TabPlan,
  state: TabState,
  field: FieldPlan,
  index: number | undefined,
  context: Context,
): boolean {
  const rules = plan.nodes.get(field.node)?.requires.filter((rule) => rule.moment === 'save') ?? [];
  return rules.some((rule) => evaluateCondition(rule.when, scopeOf(plan, state.data, context, rule.list, index)));
}

function malformed(plan: TabPlan, validate: CompiledValidator | undefined, state: TabState): Finding[] {
  if (!validate || validate(state.data)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const place = locate(plan, error.instancePath);
    return place ? { ...place, ...readAjvError(error), format: place.field.schema.format } : [];
  });
}

/** ajv-errors wraps the errors that it replaces: the keyword is the wrapped one's, the text its own. */
function readAjvError(error: AjvError): Pick<Finding, 'keyword' | 'inline'> {
  const inner = error.params.errors as AjvError[] | undefined;
  if (error.keyword !== 'errorMessage') return { keyword: error.keyword };
  return { keyword: inner?.[0]?.keyword ?? 'errorMessage', inline: error.message };
}

/** Fields whose format is picked by a sibling. */
function followedFormats(plan: TabPlan, state: TabState, context: Context): Finding[] {
  return plan.fields.flatMap((field) => {
    if (!field.schema.formatBy) return [];
    return instancesOf(field, state.data).flatMap((index) => {
      const value = fieldValue(state.data, field, index);
      const format = formatOf(plan, state, field, index);
      if (isEmpty(value) || !format || context.formats[format]?.validate(value as Json) === undefined) return [];
      return { field, index, keyword: 'format', format };
    });
  });
}

/** The format of a field at the moment: its own, or the one that its sibling picks. */
export function formatOf(plan: TabPlan, state: TabState, field: FieldPlan, index?: number): string | undefined {
  for (const [sibling, formats] of Object.entries(field.schema.formatBy ?? {})) {
    const node = [...field.node.split('/').slice(0, -1), sibling].join('/');
    const source = plan.byNode.get(node);
    const value = source && fieldValue(state.data, source, index);
    if (value !== undefined) return formats[String(value)];
  }
  return field.schema.format;
}

/** Whether a field is wrong for a reason that its format tells of complete texts alone. */
export function failsInFull(plan: TabPlan, state: TabState, pointer: Pointer, { formats }: Context): boolean {
  const place = locate(plan, pointer);
  const format = place && formats[formatOf(plan, state, place.field, place.index) ?? ''];
  const value = place && fieldValue(state.data, place.field, place.index);
  if (!format?.complete || isEmpty(value)) return false;
  return format.complete.includes(format.validate(value as Json) ?? '');
}

function limits(plan: TabPlan, state: TabState, context: Context): Finding[] {
  return plan.fields.flatMap((field) => {
    const maximum = maxLengthOf(field, context);
    if (maximum === undefined) return [];
    return instancesOf(field, state.data).flatMap((index) => {
      const value = fieldValue(state.data, field, index);
      return typeof value === 'string' && [...value].length > maximum ? { field, index, keyword: 'maxLength' } : [];
    });
  });
}

/** The maximum length that a setting gives a field, in characters. */
export function maxLengthOf(field: FieldPlan, context: Pick<Context, 'settings'>): number | undefined {
  const source = field.schema.maxLengthOf?.replace('$settings/', '');
  const value = source === undefined ? undefined : context.settings[source];
  return typeof value === 'number' ? value : undefined;
}

/** Codes that a setting takes off a choice. */
function exceptions(plan: TabPlan, state: TabState, context: Context): Finding[] {
  return plan.fields.flatMap((field) => {
    const excepted = exceptedCodes(field.schema, context.settings);
    if (excepted.length === 0) return [];
    return instancesOf(field, state.data).flatMap((index) => {
      const value = fieldValue(state.data, field, index);
      return excepted.includes(String(value)) ? { field, index, keyword: 'oneOf' } : [];
    });
  });
}

/** A list that is absent has no rows: ajv does not see it. */
function shortLists(plan: TabPlan, state: TabState): Finding[] {
  return plan.fields
    .filter((field) => field.schema.type === 'array' && (field.schema.minItems ?? 0) > 0)
    .filter(
      (field) =>
        isEmpty(fieldValue(state.data, field)) &&
        (isInPlace(plan.definition.collections?.[field.node]) || field.schema.minItems),
    )
    .map((field) => ({ field, keyword: 'minItems' }));
}

function toError(
  plan: TabPlan,
  state: TabState,
  finding: Finding,
  { context, texts, levels }: ValidationContext,
): FieldError {
  const { field, index, keyword } = finding;
  const pointer = pointerOf(field, index);
  const required = state.required.has(pointer);
  const kind = keyword === 'required' ? 'missing' : required ? 'invalid' : 'optional';
  const format = finding.format ?? field.schema.format;
  const value = fieldValue(state.data, field, index);
  const reason =
    keyword === 'required' || format === undefined || isEmpty(value)
      ? undefined
      : context.formats[format]?.validate(value as Json);
  const inline = finding.inline ?? field.schema.errorMessage?.[keyword];
  const label = field.schema.formatBy && context.formats[formatOf(plan, state, field, index) ?? '']?.title;
  const message = messageOf(
    plan,
    { field, ...(index !== undefined && { index }), kind, keyword, format, reason, inline, label },
    texts,
    levels,
  );
  return {
    pointer,
    keyword,
    kind,
    ...(reason !== undefined && { reason }),
    name: nameOf(plan, field, index, texts.settings, label),
    inline: message.inline ?? '',
    title: message.title ?? '',
    text: message.text ?? '',
  };
}
