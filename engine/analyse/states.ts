import type { Context } from '../core/condition/scope';
import type { FieldSchema, ValueCondition } from '../core/definition/types';
import { isObject, type Json, type JsonObject } from '../core/json';
import type { FieldPlan } from '../core/plan/fields';
import { parseReference } from '../core/plan/references';
import { setAt } from '../core/pointer';
import { evaluateTab } from '../core/state/evaluate';
import type { TabState } from '../core/state/state';
import { blankContext } from './blankContext';
import type { Reads } from './reads';
import type { Subject } from './subject';
import { LONGEST, lengthsIn, namesUnshown, type WitnessInput, witnessesOf, witnessesOfUnknown } from './witnesses';

/** Something that has several values while a question is put. */
export interface Variable {
  kind: 'field' | 'list' | 'context';
  /** A node, or a reference into the context. */
  key: string;
  values: (Json | undefined)[];
  /** There are more values than these: what none of them shows may be so all the same. */
  isSample?: boolean;
}

/** One choice of values, by the variables' order. */
export type Choice = readonly number[];

/** A form at one moment, and why it is as it is. */
export interface Moment {
  choice: Choice;
  state: TabState;
  context: Context;
}

/** Combinations that are tried for one question; a question with more is left open. */
const MOST = 6_000;
/** Rows that are told apart in one list. */
const MOST_ROWS = 24;

/** The variables of a question; `undefined` when there are too many combinations to try them all. */
export function variablesOf(subject: Subject, reads: Reads, input: WitnessInput): Variable[] | undefined {
  const every = everyVariable(subject, reads, input);
  return every.reduce((product, { values }) => product * values.length, 1) > MOST ? undefined : every;
}

/** The variables of a question, however many. */
export function everyVariable(subject: Subject, reads: Reads, input: WitnessInput): Variable[] {
  const { plan } = subject;
  const fields = [...reads.nodes].flatMap(([node, asked]): Variable[] => {
    const field = plan.byNode.get(node) as FieldPlan;
    if (field.list !== undefined || isAlwaysComputed(subject, node)) return [];
    if (field.schema.items?.properties) return [{ kind: 'list', key: node, ...listsOf(subject, field, reads, input) }];
    const values = asked.length > 0 ? witnessesOf(field.schema, asked, input) : [undefined];
    return [{ kind: 'field', key: node, values }];
  });
  const context = [...reads.context].map(
    ([key, asked]): Variable => ({ kind: 'context', key, values: contextValues(subject, key, asked, input) }),
  );
  const others: Variable[] =
    reads.others.size > 0 ? [{ kind: 'context', key: '$others', values: othersOf(reads, input) }] : [];
  const all = [...fields, ...context, ...others].filter(({ values }) => values.length > 1 || values[0] !== undefined);
  const asked = [reads.nodes, reads.context, reads.others].flatMap((each) => [...each.values()].flat());
  const isSample = asked.some((each) => isObject(each) && namesUnshown(each, input.formats));
  return isSample ? all.map((each) => ({ ...each, isSample })) : all;
}

const isAlwaysComputed = ({ plan }: Subject, node: string) =>
  plan.nodes.get(node)?.computes.some(({ when }) => when === undefined) ?? false;

/** Lists of no row, of each row that is told apart, and of two rows. */
function listsOf(
  { plan }: Subject,
  list: FieldPlan,
  reads: Reads,
  input: WitnessInput,
): Pick<Variable, 'values' | 'isSample'> {
  const rowFields = [...reads.nodes].flatMap(([node, asked]): [string, (Json | undefined)[]][] => {
    const field = plan.byNode.get(node);
    if (field?.list !== list.node || asked.length === 0) return [];
    return [[field.name, witnessesOf(field.schema, asked, input)]];
  });
  const rows = rowFields
    .reduce<JsonObject[]>(
      (all, [name, values]) =>
        all
          .flatMap((row) => values.map((value) => (value === undefined ? row : { ...row, [name]: value })))
          .slice(0, MOST_ROWS),
      [{}],
    )
    .slice(0, MOST_ROWS);
  const lengths = (reads.nodes.get(list.node) ?? []).flatMap((asked) => (isObject(asked) ? lengthsIn(asked) : []));
  const more = lengths.flatMap((length) => [length, length + 1]);
  const [first = {}] = rows;
  const values = [
    undefined,
    ...rows.map((row) => [row]),
    ...rows.flatMap((row) => rows.slice(0, 4).map((other) => [row, other])),
    ...more.filter((length) => length > 2 && length <= LONGEST).map((length) => Array.from({ length }, () => first)),
  ];
  return { values, isSample: rowFields.reduce((product, [, each]) => product * each.length, 1) > MOST_ROWS };
}

function othersOf(reads: Reads, input: WitnessInput): Json[] {
  const rows = [...reads.others].flatMap(([name, asked]) =>
    witnessesOfUnknown(asked, input).flatMap((value) => (value === undefined ? [] : [[{ [name]: value }]])),
  );
  return [[], ...rows];
}

function contextValues(
  subject: Subject,
  key: string,
  asked: ValueCondition[],
  input: WitnessInput,
): (Json | undefined)[] {
  const reference = parseReference(key);
  if (reference.kind === 'mode') return ['new', 'edit', 'renewal'];
  if (reference.kind === 'form') return [subject.form];
  if (reference.kind === 'settings') {
    const setting = input.settings[reference.path[0] ?? ''];
    if (setting?.type === 'flag') return [true, false];
    if (setting?.type === 'choice') return setting.values ?? [];
    const schema: FieldSchema = { type: setting?.type === 'number' ? 'number' : 'string' };
    return witnessesOf(schema, asked, input);
  }
  if (reference.kind === 'tabs') {
    const schema = input.tabs.get(reference.tab)?.fields.get(reference.path.join('/'))?.schema;
    if (schema) return witnessesOf(schema, asked, input);
  }
  if (reference.kind === 'field') {
    const schema = subject.tab.fields.get(reference.path.join('/'))?.schema;
    if (schema && !schema.items) return witnessesOf(schema, asked, input);
  }
  return witnessesOfUnknown(asked, input);
}

/** Every combination of values, one after another. */
export function* choicesOf(variables: readonly Variable[], chosen: Choice = []): Generator<Choice> {
  const next = variables[chosen.length];
  if (!next) yield chosen;
  else for (const at of next.values.keys()) yield* choicesOf(variables, [...chosen, at]);
}

/** The form with these values. */
export function momentOf(
  subject: Subject,
  variables: readonly Variable[],
  choice: Choice,
  reads: Reads,
  input: WitnessInput,
): Moment {
  const { data, context } = formAt(subject, variables, choice, reads, input);
  return { choice, context, state: evaluateTab(subject.plan, data, context, { locals: 'kept' }) };
}

/** These values as the data of a form and what stands around it, before any rule ran. */
export function formAt(
  subject: Subject,
  variables: readonly Variable[],
  choice: Choice,
  reads: Reads,
  input: WitnessInput,
): { data: JsonObject; context: Context } {
  let data: JsonObject = {};
  const context: Context = {
    ...blankContext(input),
    stored: {},
    tabs: {},
    option: (_, key, value) => ({ ...recordOf(reads, value), [key]: value }),
    ...(subject.form !== undefined && { form: subject.form, root: {}, others: [] }),
  };
  for (const [at, variable] of variables.entries()) {
    const value = variable.values[choice[at] ?? 0];
    if (value === undefined) continue;
    if (variable.kind === 'context') putInContext(context, variable.key, value);
    else data = setAt(data, variable.key.split('/'), value);
  }
  return { data, context };
}

/** The record of an option says of every property that is asked what its code says. */
function recordOf(reads: Reads, value: Json): JsonObject {
  const properties = [...reads.options.values()].flatMap((names) => [...names]);
  return Object.fromEntries(properties.map((property) => [property, value]));
}

function putInContext(context: Context, key: string, value: Json): void {
  const reference = parseReference(key);
  const [name = ''] = reference.path;
  if (key === '$others') context.others = value as JsonObject[];
  else if (reference.kind === 'mode') context.mode = value as Context['mode'];
  else if (reference.kind === 'settings') context.settings = { ...context.settings, [name]: value };
  else if (reference.kind === 'user') context.user = setAt(context.user, reference.path, value);
  else if (reference.kind === 'field') context.root = setAt(context.root ?? {}, reference.path, value);
  else if (reference.kind === 'tabs') {
    const own = context.tabs?.[reference.tab] ?? {};
    context.tabs = { ...context.tabs, [reference.tab]: setAt(own, reference.path, value) };
  }
}
