import type { Condition, Moment, Operand, RuleDefinition } from '../../core/definition/types';
import { isEmpty } from '../../core/json';
import type { NodeRules } from '../../core/plan/acting';
import { emptyValueOf, type FieldPlan } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { nodeOf } from '../../core/plan/rules';
import { refusalOf, refusesDrafts, validatorOf } from '../refusals';
import { all, any, atomsOf, type Expr, exprOf, not, sorted } from './expression';
import { paramsNow } from './named';
import { type Reading, refOf } from './reading';

/** What the rules of a tab say of one field, as formulas over the values of a form. */
export interface NodeFormulas {
  visible: Expr;
  /** Its value is emptied. */
  cleared: Expr;
  /** An empty one is told about on advancing, and in a draft. */
  asked: Expr;
  askedInDraft: Expr;
  locked: Expr;
  computed: Expr;
  /** What is wrong with its value is told. */
  checked: Expr;
  /** The equations, by what they compute. */
  equations: Map<string, Expr>;
  /** Rules report an error here, on advancing and in a draft. */
  refused: Expr;
  refusedInDraft: Expr;
  /** The ids of the rules that act here. */
  rules: string[];
}

interface Placed {
  when?: Condition | undefined;
  list?: string;
}

/** The formulas of a field; fields that have another name in the other version are read by that one. */
export function formulasOf(plan: TabPlan, field: FieldPlan, reading: Reading = {}): NodeFormulas {
  const rules = plan.nodes.get(field.node) as NodeRules;
  const read = ({ when, list }: Placed) => exprOf(when, { ...reading, list });
  const oneOf = (list: readonly Placed[]) => (list.length === 0 ? true : any(list.map(read)));
  const visible = all([oneOf(rules.shows), oneOf(rules.sectionShows)]);
  const computed = all([rules.hidden === 'keep' ? true : visible, any(rules.computes.map(read))]);
  const isOpen = !field.schema.readOnly;
  const checked = isOpen ? all([visible, not(computed)]) : false;
  const isFilled = !isEmpty(emptyValueOf(field.schema)) && field.schema.local === undefined;
  const asks = (moments: readonly Moment[]) =>
    any(rules.requires.filter(({ moment }) => moments.includes(moment)).map(read));
  const equations = new Map<string, Expr>();
  for (const compute of rules.computes) {
    const key = operandKey(compute.operand, { ...reading, list: compute.list });
    equations.set(key, any([equations.get(key) ?? false, read(compute)]));
  }
  const errors = plan.rules.filter(({ rule, list }) => {
    const refusal = refusalOf(rule);
    return refusal && nodeOf(refusal.at, list) === field.node;
  });
  const refusals = (inDraft: boolean) =>
    any(
      errors
        .filter(({ rule }) => !inDraft || refusesDrafts(rule))
        .map(({ rule, list }) =>
          all([read({ when: rule.when, ...(list !== undefined && { list }) }), checkOf(rule, { ...reading, list })]),
        ),
    );
  const acting = [
    ...rules.shows,
    ...rules.sectionShows,
    ...rules.computes,
    ...rules.requires,
    ...rules.locks,
    ...errors,
  ];
  return {
    visible,
    cleared: rules.hidden === 'clear' ? not(visible) : false,
    asked: isFilled ? false : all([checked, any([field.required, asks(['leave', 'save', 'advance'])])]),
    askedInDraft: isFilled ? false : all([checked, asks(['save'])]),
    locked: any([!isOpen, computed, any(rules.locks.map(read))]),
    computed,
    checked,
    equations,
    refused: all([checked, refusals(false)]),
    refusedInDraft: all([checked, refusals(true)]),
    rules: [...new Set(acting.map(({ rule }) => rule.id))],
  };
}

/** A validator that fails is a question that the definitions do not answer. */
function checkOf(rule: RuleDefinition, reading: Reading): Expr {
  const asked = validatorOf(rule);
  if (!asked) return true;
  const { check, of, params } = asked;
  const ref = `!${JSON.stringify(sorted([check, of.map((name) => refOf(name, reading)), paramsNow(params, of, reading)]))}`;
  return { atom: { ref, test: true, key: ref } };
}

/** What tells equal equations: conditions by what they say. */
export function operandKey(operand: Operand, reading: Reading): string {
  const { is, from, sum } = (operand ?? {}) as { is?: Condition; from?: string; sum?: string[] };
  const named = (text: string) => [...atomsOf(exprOf({ [text]: true }, reading)).keys()];
  if (is) return `is ${JSON.stringify(exprOf(is, reading))}`;
  if (typeof from === 'string') return `from ${named(from)}`;
  if (Array.isArray(sum)) return `sum ${sum.flatMap(named).sort()}`;
  return `value ${JSON.stringify(operand)}`;
}
