import { evaluateCondition } from '../condition/evaluate';
import type { Scope } from '../condition/scope';
import type { Moment, RuleDefinition } from '../definition/types';
import { EngineError } from '../errors';
import { type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { nodeOf, type RulePlan } from '../plan/rules';
import { rowsOf, scopeOf, type TabState } from '../state/state';
import { fillText } from '../text';
import { validators } from '../validators/table';
import type { FieldError } from './errors';
import { fillSettings, messageOf, nameOf } from './messages';
import type { ValidationContext } from './validate';

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

/** The errors that rules report at a moment: `error` rules whose condition holds, `check` rules whose validator fails. */
export function errorsOfRules(plan: TabPlan, state: TabState, moment: Moment, input: ValidationContext): RuleError[] {
  return plan.rules.flatMap((rule, order) => {
    if (!rule.rule.error || rule.rule.on || rule.rule.before || !runsAt(rule.rule, moment)) return [];
    const instances = rule.list === undefined ? [undefined] : rowsOf(state.data, rule.list).map((_, index) => index);
    return instances.flatMap((index) => {
      const scope = scopeOf(plan, state.data, input.context, rule.list, index);
      return evaluateCondition(rule.rule.when, scope) && !passes(rule.rule, scope)
        ? [toRuleError(plan, rule, index, order, input)]
        : [];
    });
  });
}

function passes(rule: RuleDefinition, scope: Scope): boolean {
  if (rule.check === undefined) return false;
  const validator = validators[rule.check];
  if (!validator) throw new EngineError('UNKNOWN_VALIDATOR', `rule ${rule.id}: no validator "${rule.check}"`);
  return validator.validate(rule.of ?? [], rule.params ?? {}, scope);
}

function toRuleError(
  plan: TabPlan,
  { rule, list }: RulePlan,
  index: number | undefined,
  order: number,
  input: ValidationContext,
): RuleError {
  const effect = rule.error as NonNullable<RuleDefinition['error']>;
  const field = plan.byNode.get(nodeOf(effect.at, list));
  if (!field) throw new EngineError('UNKNOWN_FIELD', `rule ${rule.id}: no field "${effect.at}"`);
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
