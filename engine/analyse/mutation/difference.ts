import { evaluateCondition } from '../../core/condition/evaluate';
import type { Condition, Operand, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying, toldKeys } from '../../core/effects/told';
import type { Says } from '../../core/effects/types';
import { isEqual, type Json } from '../../core/json';
import type { FieldPlan } from '../../core/plan/fields';
import { planOf } from '../../core/plan/plan';
import { getAt, parsePointer } from '../../core/pointer';
import { type ConditionPlace, conditionsOf, resolvedOf } from '../cases/conditions';
import { byDistance } from '../cases/explore';
import { answersOf, giveOf } from '../cases/give';
import { columnTitles, errorsOf, hasFlag, isSkipped, partsSent, rowsChosen, rowsThrough } from '../cases/outcome';
import { type Performance, perform } from '../cases/perform';
import { scopesOf } from '../cases/scopes';
import type { Tested } from '../cases/tested';
import { type Trial, trialsIn, trialsOf } from '../cases/variables';
import { placedRules } from '../tab';
import { witnessesOf } from '../witnesses';
import { withMutant } from './mutants';
import type { Mutant, Verdict } from './types';

const MOST = 1_500;
/** Pairs of examples that are run before the search lets others go on. */
const TICK = 20;

/** A mutant that no example notices: equivalent when no state differs, which all combinations show; else a state that does. */
export function* difference(tested: Tested, mutant: Mutant, most = MOST): Generator<undefined, Verdict> {
  const spoilt = withMutant(tested, mutant);
  const { trials, rule, isDecidable, place } = questionOf(tested, spoilt, mutant);
  let tried = 0;
  let isWhole = isDecidable;
  for (const trial of trials) {
    if (trial.variables.some((variable) => variable.isSample)) isWhole = false;
    for (const choice of byDistance(trial.variables)) {
      tried += 1;
      if (tried > most) {
        isWhole = false;
        break;
      }
      if (tried % TICK === 0) yield;
      const given = giveOf(tested, trial, choice, rule);
      const before = perform(tested, given);
      if (!differs(before, perform(spoilt, given)) && !turns(before, place, spoilt, mutant)) continue;
      return { mutant, kind: 'unnoticed', difference: { answers: answersOf(trial, choice), given } };
    }
  }
  return isWhole ? { mutant, kind: 'equivalent' } : { mutant, kind: 'unnoticed' };
}

interface Question {
  trials: Trial[];
  rule?: RuleDefinition;
  place?: ConditionPlace;
  /** Whether the tries would show every difference. */
  isDecidable: boolean;
}

/** What the difference of a mutant may depend on. */
function questionOf(tested: Tested, spoilt: Tested, mutant: Mutant): Question {
  const place = conditionsOf(tested).find(
    ({ pointer, file }) =>
      file === mutant.file && (mutant.pointer === pointer || mutant.pointer.startsWith(`${pointer}/`)),
  );
  const rules = placedRules(resolvedOf(tested));
  const placed = rules.find(
    ({ pointer }) => mutant.file === 'tab' && (mutant.pointer === pointer || mutant.pointer.startsWith(`${pointer}/`)),
  );
  if (!placed) {
    if (!place) return { trials: [], isDecidable: false };
    const other = conditionAt(spoilt, mutant, place);
    return {
      trials: trialsOf(tested, other ? { ...place, condition: { anyOf: [place.condition, other] } } : place),
      isDecidable: true,
      place,
    };
  }
  const { rule, list } = placed;
  const other = place && conditionAt(spoilt, mutant, place);
  const conditions = [rule.when, ...(place ? [place.condition] : []), ...(other ? [other] : [])];
  const trials = trialsIn(tested, list, conditions).map((trial) => withTargets(tested, trial, rule, list));
  const isOfRows = list !== undefined;
  const isEvent = rule.on !== undefined || rule.before !== undefined;
  const isCondition = place !== undefined;
  const isSaid = !keysSaying('lookup', 'validator').some((key) => givenIn(rule, key) !== undefined);
  return {
    ...{ trials, rule, isDecidable: isSaid && (isCondition || !(isOfRows || isEvent)) },
    ...(place && { place }),
  };
}

/** The condition in the place of another one, in the spoilt definition. */
function conditionAt(spoilt: Tested, { edit }: Mutant, { pointer, file }: ConditionPlace): Condition | undefined {
  if (edit.of === 'lookups') return undefined;
  const whole = (file === 'wizard' ? spoilt.wizard : spoilt.tab.definition) as unknown as Json;
  return getAt(whole, parsePointer(pointer)) as Condition | undefined;
}

/** What a rule writes, empties or hides has a value, too. */
function withTargets(tested: Tested, trial: Trial, rule: RuleDefinition, list: string | undefined): Trial {
  if (list !== undefined) return trial;
  const plan = planOf(tested.tab.definition);
  const states = (...says: Says[]) => keysSaying(...says).filter((key) => toldKeys[key]?.of.includes('state'));
  const operands = states('operands').flatMap((key) =>
    Object.entries(givenIn<Record<string, Operand>>(rule, key) ?? {}),
  );
  const nodes = [
    ...states('targets', 'fields').flatMap((key) => givenIn<string[]>(rule, key) ?? []),
    ...operands.map(([name]) => name),
  ].flatMap((name) => {
    const section = plan.sections.find(({ id }) => `#${id}` === name);
    const isHere = ({ node, section: own }: FieldPlan) =>
      section ? own === section.id : node === name || node.startsWith(`${name}/`);
    return plan.fields.filter((field) => isHere(field) && field.list === undefined).map(({ node }) => node);
  });
  const from = operands.flatMap(([, operand]) =>
    typeof operand === 'object' && operand !== null && !Array.isArray(operand)
      ? [...('from' in operand ? [operand.from as string] : []), ...('sum' in operand ? (operand.sum as string[]) : [])]
      : [],
  );
  const fresh = [...new Set([...nodes, ...from])].flatMap((node) => {
    const schema = plan.byNode.get(node)?.schema;
    if (!schema || node.startsWith('#') || trial.variables.some(({ key }) => key === node)) return [];
    const [empty, value] = schema.items ? [undefined, [{}]] : witnessesOf(schema, [], tested.input);
    return [{ kind: 'field' as const, key: node, values: [empty, value] }];
  });
  return { ...trial, variables: [...trial.variables, ...fresh] };
}

/** Whether two runs of an example differ in anything that an example can expect. */
function differs(one: Performance, other: Performance): boolean {
  return !isEqual(told(one) as unknown as Json, told(other) as unknown as Json);
}

function told(performance: Performance) {
  const { tab, rows, asks, lookups } = performance;
  const lists = Object.keys(tab.tab.definition.collections ?? {});
  return [
    [tab, ...rows].map(({ at, form = '', state }) => [
      at,
      form,
      state.data,
      ...(['hidden', 'required', 'locked', 'computed'] as const).map((flag) => [...state[flag]].sort()),
    ]),
    [...asks],
    lookups.map(({ name, isSent }) => [name, isSent]),
    errorsOf(performance).map(({ pointer, rule = '' }) => [pointer, rule]),
    lists.map((list) => columnTitles(performance, list)),
    tab.plan.blocks.map(({ node }) => rowsChosen(performance, node.slice(1))),
    tab.plan.fields
      .filter(({ node, schema }) => schema.options?.when && hasFlag(performance, 'free', `/${node}`))
      .map(({ node }) => node),
    [
      partsSent(performance),
      rowsThrough(performance, 'take'),
      rowsThrough(performance, 'send'),
      isSkipped(performance),
    ],
  ];
}

/** Whether a condition that only shows by what follows of it turns. */
function turns(before: Performance, place: ConditionPlace | undefined, spoilt: Tested, mutant: Mutant): boolean {
  const isQuiet = place?.of.kind === 'rule' && place.of.rule.on !== undefined;
  const other = place && isQuiet ? conditionAt(spoilt, mutant, place) : undefined;
  if (!place || !isQuiet) return false;
  return scopesOf(place, before).some(
    (scope) => evaluateCondition(place.condition, scope) !== evaluateCondition(other, scope),
  );
}
