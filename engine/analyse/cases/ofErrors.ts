import { dayKeywords, fieldOfDay } from '../../core/days/dayKeywords';
import type { FieldSchema } from '../../core/definition/types';
import type { Json, JsonObject } from '../../core/json';
import type { NodeRules } from '../../core/plan/acting';
import type { FieldPlan } from '../../core/plan/fields';
import { planOf } from '../../core/plan/plan';
import { nodeOf } from '../../core/plan/rules';
import { refusalOf, validatorOf } from '../refusals';
import { placedRules } from '../tab';
import { witnessesOf } from '../witnesses';
import { resolvedOf } from './conditions';
import { errorsOf } from './outcome';
import type { Performance } from './perform';
import type { Quest } from './seek';
import type { Tested } from './tested';
import type { Aim } from './types';
import { formTrials, type Trial, tabTrial, type Wanted } from './variables';
import { wrongValues } from './wrongValues';

/** What is sought for the errors of a tab: those of its rules, and what each field on the screen may be refused for. */
export function errorQuests(tested: Tested): Quest[] {
  return [...ofRules(tested), ...ofFields(tested)];
}

function ofRules(tested: Tested): Quest[] {
  return placedRules(resolvedOf(tested)).flatMap(({ rule, pointer, list }): Quest[] => {
    const error = refusalOf(rule);
    if (!error) return [];
    const node = nodeOf(error.at, list);
    const asked = validatorOf(rule);
    const names = [error.at, ...(asked?.of ?? [])].map((name) => name.replace(/^\//, ''));
    const trials = (wanted: Wanted) => inScope(tested, list, wanted);
    const aim: Aim = { kind: 'raises', node, keyword: 'rule', rule: rule.id };
    const values = asked ? checkValues(tested, list, asked.of, asked.params) : {};
    return [
      {
        subject: { kind: 'error', node, pointer: `${pointer}/error`, keyword: 'rule', rule: rule.id },
        trials: trials({ conditions: [{ when: rule.when }], nodes: [names[0] ?? ''], with: values }),
        aims: [aim],
        reached: (performance) => raisedIn(performance, aim),
      },
    ];
  });
}

/** Values that a validator may tell apart: blanks where a text is asked for, what is equal and what is not, rows whose sum is too big. */
function checkValues(tested: Tested, list: string | undefined, of: readonly string[], params: JsonObject = {}) {
  const { properties } = tested.tab.definition.schema;
  const { field, maximum } = params;
  const rows = list === undefined ? {} : (properties[list]?.items?.properties ?? {});
  return Object.fromEntries(
    of.map((name): [string, (Json | undefined)[]] => {
      const path = name.replace(/^\//, '');
      const schema = rows[path] ?? properties[path];
      const much = typeof maximum === 'number' ? maximum : 1;
      if (schema?.items) return [path, [[{ [String(field)]: much }, { [String(field)]: much }]]];
      const blank = schema?.type === undefined || schema.type === 'string' ? [' '] : [];
      return [path, [undefined, ...blank, ...witnessesOf(schema ?? {}, [], tested.input)]];
    }),
  );
}

/** Trials in the tab, or in the forms of a list. */
function inScope(tested: Tested, list: string | undefined, wanted: Wanted): Trial[] {
  const isInTab = list === undefined || planOf(tested.tab.definition).lists.includes(list);
  if (!isInTab) return formTrials(tested, list as string, wanted);
  const placed = (wanted.conditions ?? []).map((each) => ({ ...each, ...(list !== undefined && { list }) }));
  const nodes = list === undefined ? (wanted.nodes ?? []) : [list];
  return [tabTrial(tested, { ...wanted, conditions: placed, nodes })];
}

function ofFields(tested: Tested): Quest[] {
  const plan = planOf(tested.tab.definition);
  const own = plan.fields
    .filter((field) => isAsked(field) && (field.list === undefined || plan.lists.includes(field.list)))
    .flatMap((field) =>
      questsOf(tested, field.node, field, plan.nodes.get(field.node) as NodeRules, (values) => [
        fieldTrial(tested, field, values),
      ]),
    );
  const ofForms = Object.keys(tested.tab.definition.collections ?? {}).flatMap((list) => {
    if (plan.lists.includes(list)) return [];
    const all = formTrials(tested, list, {});
    const names = [...new Set(all.flatMap(({ subject }) => [...subject.shown.keys()]))];
    return names.flatMap((name) => {
      const { subject } = all.find((trial) => trial.subject.shown.has(name)) as Trial;
      const field = subject.plan.byNode.get(name) as FieldPlan;
      const rules = subject.plan.nodes.get(name) as NodeRules;
      return questsOf(tested, `${list}[]/${name}`, field, rules, (values) =>
        formTrials(tested, list, { nodes: [name], with: { [name]: values } }),
      );
    });
  });
  return [...own, ...ofForms];
}

const isAsked = ({ section, block, node }: FieldPlan): boolean =>
  section !== undefined && block === undefined && !node.startsWith('#');

/** A field of a row is tried in each row that shows or hides it. */
function fieldTrial(tested: Tested, field: FieldPlan, values: readonly (Json | undefined)[]): Trial {
  if (field.list === undefined)
    return tabTrial(tested, { nodes: [field.node], with: { ...beside(tested, field), [field.node]: values } });
  const { variables } = tabTrial(tested, { nodes: [field.node] });
  const lists = variables.find(({ key }) => key === field.list)?.values ?? [];
  const shown = lists.flatMap((rows) => (Array.isArray(rows) && rows.length === 1 ? (rows as JsonObject[]) : []));
  const rows = [{}, ...shown].flatMap((row) =>
    values.map((value): Json => [value === undefined ? row : { ...row, [field.name]: value }]),
  );
  return tabTrial(tested, { nodes: [field.node], with: { [field.list]: rows } });
}

/** Days of the field with which a field's days are compared. */
function beside({ tab, input }: Tested, { schema }: FieldPlan): Record<string, (Json | undefined)[]> {
  const names = dayKeywords.flatMap((keyword) => fieldOfDay(schema[keyword]) ?? []);
  const { properties } = tab.definition.schema;
  return Object.fromEntries(names.map((name) => [name, witnessesOf(properties[name] ?? {}, [], input)]));
}

function questsOf(
  tested: Tested,
  node: string,
  field: FieldPlan,
  rules: NodeRules,
  trials: (values: readonly (Json | undefined)[]) => Trial[],
): Quest[] {
  const { schema } = field;
  if (schema.readOnly || rules.computes.some(({ when }) => when === undefined)) return [];
  const wrong = wrongValues(schema as FieldSchema, tested.input);
  const missing = field.required || rules.requires.length > 0 ? [{ keyword: 'required', values: [undefined] }] : [];
  return [...missing, ...wrong].map(({ keyword, values }): Quest => {
    const aim: Aim = { kind: 'raises', node, keyword };
    return {
      subject: { kind: 'error', node, pointer: '', keyword },
      trials: trials(values),
      aims: [aim],
      reached: (performance) => raisedIn(performance, aim),
    };
  });
}

function raisedIn(performance: Performance, aim: Extract<Aim, { kind: 'raises' }>): Aim[] {
  const isIt = errorsOf(performance).some(
    ({ pointer, keyword, rule }) =>
      keyword === aim.keyword && rule === aim.rule && pointer.slice(1).replace(/\/\d+\//, '[]/') === aim.node,
  );
  return isIt ? [aim] : [];
}
