import { evaluateCondition } from '../condition/evaluate';
import type { Scope } from '../condition/scope';
import type { Moment, RuleDefinition } from '../definition/types';
import { EngineError } from '../errors';
import type { RulePlan } from '../plan/acting';
import { type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { nodeOf } from '../plan/rules';
import { rowsOf, scopeOf, type TabState } from '../state/state';
import { fillText } from '../text';
import { validators } from '../validators/table';
import type { ValidationContext } from './context';
import type { FieldError } from './errors';
import { fillSettings, messageOf, nameOf } from './messages';

/** The error of a rule and where it stands. */
export interface RuleError {
  field: FieldPlan;
  index?: number;
  /** Place of the rule in its file. */
  order: number;
  error: FieldError;
}

/** `leave` rules run on leaving and advancing, `save` rules also on a draft, `advance` rules only then. */
function runsAt(rule: RuleDefinition, moment: Moment): boolean {
  const own = rule.moment ?? 'leave';
  return moment === 'advance' || own === 'save' || (own === 'leave' && moment === 'leave');
}

/** A rule that reports an error, with its place in its file and the field that it reports it at. */
export interface ErrorRule {
  plan: RulePlan;
  order: number;
  field: FieldPlan;
}

const known = new WeakMap<TabPlan, { all: ErrorRule[]; byField: Map<FieldPlan, ErrorRule[]> }>();

function rulesOf(plan: TabPlan) {
  const found = known.get(plan);
  if (found) return found;
  const all = plan.rules.flatMap((rule, order): ErrorRule[] => {
    const { error, on, before } = rule.rule;
    return error && !on && !before ? [{ plan: rule, order, field: reportedAt(plan, rule) }] : [];
  });
  const byField = new Map<FieldPlan, ErrorRule[]>();
  for (const rule of all) byField.set(rule.field, [...(byField.get(rule.field) ?? []), rule]);
  known.set(plan, { all, byField });
  return { all, byField };
}

function reportedAt(plan: TabPlan, { rule, list }: RulePlan): FieldPlan {
  const at = rule.error?.at ?? '';
  const field = plan.byNode.get(nodeOf(at, list));
  if (!field) throw new EngineError('UNKNOWN_FIELD', `rule ${rule.id}: no field "${at}"`);
  return field;
}

/** Which rules are asked; of those that report at fields of rows, of which row. */
export interface RuleChoice {
  rules: readonly ErrorRule[];
  row?: number | undefined;
}

/** The rules of a tab that report errors, in their order. */
export function errorRulesOf(plan: TabPlan): readonly ErrorRule[] {
  return rulesOf(plan).all;
}

/** Those that report at a field. */
export function errorRulesAt(plan: TabPlan, field: FieldPlan): readonly ErrorRule[] {
  return rulesOf(plan).byField.get(field) ?? [];
}

/** The errors that rules report at a moment: `error` rules whose condition holds, `check` rules whose validator fails. */
export function errorsOfRules(
  plan: TabPlan,
  state: TabState,
  moment: Moment,
  input: ValidationContext,
  { rules, row }: RuleChoice,
): RuleError[] {
  return rules.flatMap((own) => {
    const { rule, list } = own.plan;
    if (!runsAt(rule, moment)) return [];
    const isOfRow = row !== undefined && list === own.field.list;
    const rows = isOfRow ? [row] : rowsOf(state.data, list ?? '').map((_, index) => index);
    return (list === undefined ? [undefined] : rows).flatMap((index) => {
      const scope = scopeOf(plan, state.data, input.context, list, index);
      return evaluateCondition(rule.when, scope) && !passes(rule, scope) ? [toRuleError(plan, own, index, input)] : [];
    });
  });
}

function passes(rule: RuleDefinition, scope: Scope): boolean {
  if (rule.check === undefined) return false;
  const validator = validators[rule.check];
  if (!validator)
    throw new EngineError(
      'UNKNOWN_VALIDATOR',
      `The rule "${rule.id}" asks for "${rule.check}": no such validator is registered.`,
    );
  return validator.validate(rule.of ?? [], rule.params ?? {}, scope);
}

function toRuleError(
  plan: TabPlan,
  { plan: { rule }, order, field }: ErrorRule,
  index: number | undefined,
  input: ValidationContext,
): RuleError {
  const effect = rule.error as NonNullable<RuleDefinition['error']>;
  const row = field.list === undefined ? undefined : index;
  const { texts } = input;
  const base = messageOf(
    plan,
    { field, ...(row !== undefined && { index: row }), kind: effect.kind ?? 'invalid', keyword: 'rule' },
    texts,
    input.levels,
  );
  const name = nameOf(plan, field, row, texts.settings);
  const fill = (text: string | undefined) => text && fillText(fillSettings(text, texts.settings), { name });
  const text = fill(effect.text) ?? base.text ?? '';
  return {
    field,
    ...(row !== undefined && { index: row }),
    order,
    error: {
      pointer: pointerOf(field, row),
      keyword: 'rule',
      kind: effect.kind ?? 'invalid',
      rule: rule.id,
      name,
      inline: fill(effect.inline) ?? (effect.text ? text : (base.inline ?? text)),
      title: fill(effect.title) ?? base.title ?? '',
      text,
    },
  };
}
