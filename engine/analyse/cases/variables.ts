import type { Condition, RuleDefinition, TabDefinition, ValueCondition } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { isInPlace, rowNode } from '../../core/plan/fields';
import { parseReference } from '../../core/plan/references';
import { type Placed, type Reads, readsOf } from '../reads';
import { everyVariable, type Variable } from '../states';
import { type Subject, subjectsOf } from '../subject';
import { witnessesOf } from '../witnesses';
import { type ConditionPlace, resolvedOf, rowSchemaOf } from './conditions';
import { defaultSettings, type Tested } from './tested';

/** Where the answers of a choice belong. */
export type Home =
  /** The tab; `list` is the one in whose rows, edited in place, a rule is asked. */
  | { kind: 'tab'; list?: string }
  /** A row whose form the answers fill. */
  | { kind: 'form'; list: string; start: Record<string, Json> }
  /** One row of a list of this tab or of another one: `participantes/emissores`. */
  | { kind: 'source'; tab: string; list: string }
  /** One row of a list or one object, as it stands. */
  | { kind: 'row'; field: string; isObject: boolean };

/** What is tried for one question; the first value of each is that of a form that nobody has touched. */
export interface Trial {
  subject: Subject;
  home: Home;
  variables: Variable[];
}

/** What else is asked for than what conditions read. */
export interface Wanted {
  conditions?: Placed[];
  nodes?: string[];
  /** Values that fields are tried with, beside those that conditions tell apart. */
  with?: Record<string, readonly (Json | undefined)[]>;
}

const known = new WeakMap<TabDefinition, Subject[]>();

/** The subjects of a tab. Of a copy: forms remember the tab that they were first made of, and subjects have no validators. */
function subjectsIn(tested: Tested): Subject[] {
  const { definition } = tested.tab;
  const found =
    known.get(definition) ??
    subjectsOf(resolvedOf({ ...tested, tab: { definition: structuredClone(definition), validators: {} } }));
  known.set(definition, found);
  return found;
}

/** The trials of a question that is put in the tab itself. */
export function tabTrial(tested: Tested, wanted: Wanted): Trial {
  const [subject] = subjectsIn(tested) as [Subject];
  const list = wanted.conditions?.find((each) => each.list !== undefined)?.list;
  return trialOf(tested, subject, { kind: 'tab', ...(list !== undefined && { list }) }, wanted);
}

/** The trials of a question that is put in the forms of a list. */
export function formTrials(tested: Tested, list: string, wanted: Wanted): Trial[] {
  const collection = tested.tab.definition.collections?.[list];
  const forms = collection?.forms ?? [];
  return subjectsIn(tested)
    .filter(({ plan }) => plan.definition.id.startsWith(`${tested.tab.definition.id}/${list}/`))
    .map((subject) => {
      const form = forms.find(({ id }) => id === subject.form);
      const conditions = [...(wanted.conditions ?? []), { when: form?.for }];
      return trialOf(tested, subject, { kind: 'form', list, start: form?.start ?? {} }, { ...wanted, conditions });
    });
}

/** The trial of a condition on one row as it stands: no rule runs there. */
function rowTrial(tested: Tested, field: string, condition: Condition): Trial {
  const schema = rowSchemaOf(tested, field);
  const isObject = tested.tab.definition.schema.properties[field]?.type === 'object';
  return bareTrial(tested, schema.properties ?? {}, condition, { kind: 'row', field, isObject });
}

/** The trial of a condition on fields that belong to no tab. */
function bareTrial(
  tested: Tested,
  properties: Tested['tab']['definition']['schema']['properties'],
  condition: Condition,
  home: Home,
): Trial {
  const resolved = resolvedOf({
    ...tested,
    tab: {
      definition: { id: 'row', title: '', schema: { type: 'object', properties }, uiSchema: { 'ui:sections': [] } },
      validators: {},
    },
  });
  const [subject] = subjectsOf(resolved) as [Subject];
  return trialOf(tested, subject, home, { conditions: [{ when: condition }] });
}

function trialOf(tested: Tested, subject: Subject, home: Home, wanted: Wanted): Trial {
  const { input } = tested;
  const conditions = (wanted.conditions ?? []).map((each) => ({ ...each, when: withoutChanged(each.when) }));
  const reads = readsOf(subject.plan, { ...wanted, conditions }, true);
  const settings = defaultSettings(tested);
  const found = everyVariable(subject, reads, input).flatMap((variable): Variable[] => {
    const values = variable.key.startsWith('$settings/')
      ? withFirst(settings[parseReference(variable.key).path[0] ?? ''], variable.values)
      : variable.values;
    return variable.key === '$form' ? [] : [{ ...variable, values }];
  });
  const more = Object.entries(wanted.with ?? {}).map(([key, values]): Variable => {
    const { values: own = [undefined], ...rest } = found.find((variable) => variable.key === key) ?? {};
    return { kind: 'field', key, ...rest, values: unique([...own, ...values]) };
  });
  const kept = found.filter(({ key }) => !more.some((other) => other.key === key));
  return {
    subject,
    home,
    variables: [...kept, ...more, ...optionVariables(subject, reads, tested), ...changes(wanted)],
  };
}

/** What records of options say, apart from their code. */
function optionVariables({ plan }: Subject, reads: Reads, { input }: Tested): Variable[] {
  return [...reads.options].flatMap(([node, properties]) => {
    const schema = plan.byNode.get(node)?.schema;
    if (!schema) return [];
    const { options: _, oneOf: _o, enum: _e, ...free } = schema;
    const values = witnessesOf(free, reads.nodes.get(node) ?? [], input);
    return [...properties].map(
      (property): Variable => ({ kind: 'context', key: `$option/${node}/${property}`, values }),
    );
  });
}

/** For `$changed`: whether one of the fields was changed. */
function changes({ conditions = [] }: Wanted): Variable[] {
  const names = conditions.flatMap(({ when }) => changedNames(when));
  return names.length === 0 ? [] : [{ kind: 'context', key: '$changed', values: [undefined, ...new Set(names)] }];
}

/** The condition without its `$changed`: what is changed has a variable of its own. */
function withoutChanged(condition: Condition | undefined): Condition | undefined {
  if (!condition) return undefined;
  const { $changed: _, anyOf, allOf, not, ...rest } = condition;
  const inner = (list: Condition[]) => list.map((each) => withoutChanged(each) as Condition);
  return {
    ...rest,
    ...(anyOf && { anyOf: inner(anyOf) }),
    ...(allOf && { allOf: inner(allOf) }),
    ...(not && { not: withoutChanged(not) as Condition }),
  };
}

function changedNames(condition: Condition | undefined): string[] {
  return Object.entries(condition ?? {}).flatMap(([key, value]): string[] => {
    if (key === '$changed') return value as string[];
    if (key === 'anyOf' || key === 'allOf') return (value as Condition[]).flatMap(changedNames);
    return key === 'not' ? changedNames(value as Condition) : [];
  });
}

const withFirst = (first: Json | undefined, values: readonly (Json | undefined)[]): (Json | undefined)[] =>
  unique([first, ...values]);

function unique(values: readonly (Json | undefined)[]): (Json | undefined)[] {
  return values.filter((value, index) => values.findIndex((other) => isEqual(other, value)) === index);
}

/** The trials of a condition, by what it is of. */
export function trialsOf(tested: Tested, { condition, of }: ConditionPlace): Trial[] {
  switch (of.kind) {
    case 'rule':
    case 'value':
    case 'rows':
      return trialsIn(tested, of.list, of.kind === 'value' ? [of.rule.when, condition] : [of.rule.when]);
    case 'local':
    case 'options':
      return trialsIn(tested, of.list, [condition], of.field);
    case 'lookup':
      return lookupTrials(tested, of.list, of.rule, condition);
    case 'form':
    case 'take':
      return [rowTrial(tested, of.list, condition)];
    case 'partTake':
    case 'partSend':
      return [rowTrial(tested, of.field, condition)];
    case 'block': {
      const [tab = '', list = ''] = of.source.split('/');
      const rows = tested.input.tabs.get(tab)?.fields.get(list)?.rows;
      const properties = Object.fromEntries([...(rows ?? [])].map(([name, { schema }]) => [name, schema]));
      return [bareTrial(tested, properties, condition, { kind: 'source', tab, list })];
    }
    case 'column':
      return [tabTrial(tested, { conditions: [{ when: condition }] })];
    case 'tab':
    case 'part':
      return [bareTrial(tested, {}, condition, { kind: 'tab' })];
  }
}

/** Of the condition on the arguments of a lookup: in the fields that they come from. */
function lookupTrials(tested: Tested, list: string | undefined, rule: RuleDefinition, condition: Condition): Trial[] {
  const { properties = {} } = list === undefined ? tested.tab.definition.schema : rowSchemaOf(tested, list);
  const values = Object.entries(rule.with ?? {}).map(([name, field]): [string, (Json | undefined)[]] => {
    const asked = condition[name];
    return [
      field,
      witnessesOf(properties[field] ?? {}, asked === undefined ? [] : [asked as ValueCondition], tested.input),
    ];
  });
  const hasForms = list !== undefined && !isInPlace(tested.tab.definition.collections?.[list]);
  if (list !== undefined && !hasForms) {
    const rows = values.flatMap(([field, each]) =>
      each.map((value): Json => [value === undefined ? {} : { [field]: value }]),
    );
    return [tabTrial(tested, { conditions: [{ when: rule.when, list }], nodes: [list], with: { [list]: rows } })];
  }
  const wanted = {
    conditions: [{ when: rule.when }],
    nodes: values.map(([field]) => field),
    with: Object.fromEntries(values),
  };
  return list === undefined ? [tabTrial(tested, wanted)] : formTrials(tested, list, wanted);
}

/** Of conditions of the tab, of rows that are edited in place, or of the forms of rows. */
export function trialsIn(
  tested: Tested,
  list: string | undefined,
  conditions: readonly (Condition | undefined)[],
  field?: string,
): Trial[] {
  const hasForms = list !== undefined && !isInPlace(tested.tab.definition.collections?.[list]);
  const placed = conditions.map((when): Placed => ({ when, ...(list !== undefined && !hasForms && { list }) }));
  const node = list === undefined || hasForms || field === undefined ? field : rowNode(list, field);
  const isInTab = list !== undefined && !hasForms;
  const wanted: Wanted = {
    conditions: placed,
    ...(node !== undefined && { nodes: [node] }),
    ...(isInTab && { with: { [list]: [[{}], [{}, {}]] } }),
  };
  return hasForms ? formTrials(tested, list, wanted) : [tabTrial(tested, wanted)];
}
