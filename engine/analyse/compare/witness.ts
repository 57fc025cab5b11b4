import type { Context } from '../../core/condition/scope';
import type { Condition } from '../../core/definition/types';
import { isEmpty, isObject, type Json, type JsonObject } from '../../core/json';
import { evaluateTab } from '../../core/state/evaluate';
import type { TabState } from '../../core/state/state';
import type { Placed, Reads } from '../reads';
import { readsOf } from '../reads';
import { everyVariable, formAt, type Variable } from '../states';
import { accepts } from './accepts';
import { backward, carried, type Pair, type Side } from './pair';
import type { ComparedWitness } from './types';

/** What a difference may depend on: fields under the names of each version, conditions, and values to try. */
export interface Asked {
  before: { nodes: string[]; conditions?: Placed[] };
  after: { nodes: string[]; conditions?: Placed[] };
  with?: { node: string; values: Json[] };
}

/** One form in both versions. */
export interface Both {
  before: TabState;
  after: TabState;
  context: Context;
}

/** What differs at a moment. */
export type Shown = Omit<ComparedWitness, 'answers'>;

/** Forms that are tried for one difference. */
const MOST = 4_000;
/** Answers that a witness has at the most. */
const MOST_ANSWERS = 4;

/**
 * A smallest set of answers at which something differs, the smaller sets tried first. Nothing is said when there is
 * none: there may be one among those that were not tried.
 */
export function witnessOf(
  pair: Pair,
  asked: Asked,
  differs: (both: Both) => Shown | undefined,
): ComparedWitness | undefined {
  const reads = readsOfPair(pair, asked);
  const variables = variablesOf(pair, reads, asked);
  for (const locals of ['worked out', 'kept'] as const) {
    let tried = 0;
    for (const choice of choicesOf(variables)) {
      tried += 1;
      if (tried > MOST) break;
      const both = bothAt(pair, { variables, choice, reads }, locals);
      const shown = both && differs(both);
      if (shown) return { ...shown, answers: answersOf(variables, choice) };
    }
  }
  return undefined;
}

function answersOf(variables: readonly Variable[], choice: readonly number[]): ComparedWitness['answers'] {
  return variables.flatMap(({ key, values }, at) => {
    const value = values[choice[at] ?? 0];
    return choice[at] === 0 || value === undefined ? [] : [{ key, value }];
  });
}

/** The same answers in both versions: the later one gets what the earlier one would have kept. */
function bothAt(
  pair: Pair,
  { variables, choice, reads }: { variables: readonly Variable[]; choice: readonly number[]; reads: Reads },
  locals: 'worked out' | 'kept',
): Both | undefined {
  const { before, after } = pair;
  const form = formAt(before.subject, variables, choice, reads, before.input);
  const options = locals === 'kept' ? { locals } : {};
  const was = evaluateTab(before.subject.plan, form.data, form.context, options);
  const stored = locals === 'kept' ? was.data : withoutLocals(before, was.data);
  const now = evaluateTab(after.subject.plan, carried(stored, pair), form.context, options);
  return { before: was, after: now, context: form.context };
}

/** What is stored of a form: local fields are not. */
function withoutLocals({ subject }: Side, data: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => subject.plan.schemas[name]?.local === undefined));
}

function readsOfPair({ before, after, renames }: Pair, asked: Asked): Reads {
  const own = readsWithLocals(before, asked.before);
  const other = readsWithLocals(after, asked.after);
  const back = backward(renames);
  const known = before.subject.plan.byNode;
  for (const [node, conditions] of other.nodes) {
    const name = back.get(node) ?? node;
    if (known.has(name)) own.nodes.set(name, [...(own.nodes.get(name) ?? []), ...conditions]);
  }
  for (const key of ['context', 'others'] as const) {
    for (const [name, conditions] of other[key]) own[key].set(name, [...(own[key].get(name) ?? []), ...conditions]);
  }
  for (const [name, properties] of other.options) {
    own.options.set(name, new Set([...(own.options.get(name) ?? []), ...properties]));
  }
  if (asked.with) own.nodes.set(asked.with.node, own.nodes.get(asked.with.node) ?? []);
  return own;
}

/** What a question reads, with what local fields among it are worked out from. */
function readsWithLocals({ subject }: Side, { nodes, conditions = [] }: Asked['before']): Reads {
  const { plan } = subject;
  const all = [...conditions];
  for (let count = -1; count < all.length; ) {
    count = all.length;
    const reads = readsOf(plan, { nodes: nodes.filter((node) => plan.byNode.has(node)), conditions: all }, true);
    for (const node of reads.nodes.keys()) {
      const field = plan.byNode.get(node);
      if (!isObject(field?.schema.local) || all.some(({ when }) => when === field?.schema.local)) continue;
      all.push({ when: field?.schema.local as Condition, list: field?.list });
    }
  }
  return readsOf(plan, { nodes: nodes.filter((node) => plan.byNode.has(node)), conditions: all }, true);
}

/** The variables with the usual value first, and no value that the earlier version refuses by itself. */
function variablesOf({ before, input }: Pair, reads: Reads, asked: Asked): Variable[] {
  const { plan } = before.subject;
  const own = asked.with ? [ownVariable(before, asked.with)] : [];
  const found = everyVariable(before.subject, reads, before.input).filter(({ key }) => key !== own[0]?.key);
  return [...own, ...found].map((variable): Variable => {
    if (variable === own[0]) return { ...variable, values: [undefined, ...variable.values] };
    if (variable.kind === 'context') return { ...variable, values: usualFirst(before, variable) };
    const schema = plan.byNode.get(variable.key)?.schema ?? {};
    const good = variable.values.filter((value) => isEmpty(value) || accepts(schema, value as Json, input.formats));
    return { ...variable, values: [undefined, ...good.filter((value) => value !== undefined)] };
  });
}

/** Values to try a field with; of a row, in a list of one row. */
function ownVariable({ subject }: Side, { node, values }: { node: string; values: Json[] }): Variable {
  const field = subject.plan.byNode.get(node);
  if (field?.list === undefined) return { kind: 'field', key: node, values };
  return { kind: 'list', key: field.list, values: values.map((value) => [{ [field.name]: value }]) };
}

function usualFirst({ input }: Side, { key, values }: Variable): Variable['values'] {
  if (key === '$mode') return ['new', ...values.filter((value) => value !== 'new')];
  const usual = key.startsWith('$settings/') ? input.settings[key.slice('$settings/'.length)]?.default : undefined;
  return [usual, ...values.filter((value) => value !== usual && value !== undefined)];
}

/** Choices of values, those first that leave most variables at their usual one. */
function* choicesOf(variables: readonly Variable[]): Generator<number[]> {
  const usual = variables.map(() => 0);
  for (let size = 0; size <= Math.min(MOST_ANSWERS, variables.length); size += 1) {
    yield* changed(variables, usual, 0, size);
  }
}

function* changed(variables: readonly Variable[], choice: number[], from: number, left: number): Generator<number[]> {
  if (left === 0) {
    yield choice;
    return;
  }
  for (let at = from; at <= variables.length - left; at += 1) {
    for (let value = 1; value < (variables[at]?.values.length ?? 0); value += 1) {
      const next = [...choice];
      next[at] = value;
      yield* changed(variables, next, at + 1, left - 1);
    }
  }
}
