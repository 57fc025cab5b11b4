import type { FieldSchema } from '../../core/definition/types';
import { isEmpty, isEqual, type Json } from '../../core/json';
import type { NodeRules } from '../../core/plan/acting';
import { emptyValueOf, type FieldPlan } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { codesOf } from './accepts';
import type { Known } from './domain';
import { backward, type Pair } from './pair';
import { codeNow } from './reading';

/** What is known of the values of a reference in forms that the earlier version accepted; by the names of the later one. */
export function knownIn(pair: Pair): (ref: string) => Known {
  const back = backward(pair.renames);
  const plans = [pair.before.subject.plan, pair.after.subject.plan] as const;
  return (ref) => {
    if (ref.startsWith('$')) return knownContext(pair, ref);
    const was = plans[0].byNode.get(back.get(ref) ?? ref);
    const is = plans[1].byNode.get(ref);
    if (!was) return is ? knownOfNew(is, plans[1], pair.fills.get(ref)) : {};
    if (!is) return { schema: typed(was.schema) };
    const isNeverEmpty = [was, is].every(({ schema }) => !isEmpty(emptyValueOf(schema)) && schema.local === undefined);
    const own = { ...(isNeverEmpty && { isNeverEmpty }) };
    const codes = codesOf(was.schema)?.flatMap((code) => codeNow(pair.codes.get(ref), code) ?? []);
    // A step may fill what was empty: then it has a value that nobody chose.
    if (pair.fills.has(ref)) return { schema: typed(is.schema) };
    if (!codes || !isAlwaysChecked(was, plans[0])) return { ...own, schema: typed(is.schema) };
    const start = emptyValueOf(is.schema);
    return { ...own, schema: typed(is.schema), only: union([codes, isEmpty(start) ? [] : [start as Json]]) };
  };
}

/** Only the type: what a field asks for besides is no law where nothing holds it. */
const typed = ({ type }: FieldSchema): FieldSchema => (type === undefined ? {} : { type });

/** A field that is kept while it is hidden, or never checked, may hold anything. */
function isAlwaysChecked({ node, schema }: FieldPlan, plan: TabPlan): boolean {
  const { shows, sectionShows, hidden, computes } = plan.nodes.get(node) as NodeRules;
  const isKept = shows.length + sectionShows.length > 0 && hidden === 'keep';
  return !isKept && !schema.readOnly && schema.options === undefined && computes.length === 0;
}

/** A new field has what it starts with, until somebody fills it in. */
function knownOfNew({ node, schema, list }: FieldPlan, plan: TabPlan, fill: Json | undefined): Known {
  const { computes } = plan.nodes.get(node) as NodeRules;
  if (computes.length > 0 || schema.local !== undefined || list !== undefined) return { schema: typed(schema) };
  if (fill !== undefined) return { only: [fill] };
  const start = emptyValueOf(schema);
  return isEmpty(start) ? { only: [] } : { only: [start as Json], isNeverEmpty: true };
}

function knownContext({ before, after }: Pair, ref: string): Known {
  const [head = '', name = ''] = ref.slice(1).split('/');
  if (head === 'mode') return { only: ['new', 'edit', 'renewal'], isNeverEmpty: true };
  if (head === 'form') return { only: after.subject.form === undefined ? [] : [after.subject.form] };
  if (head === 'index') return { schema: { type: 'integer' }, isNeverEmpty: true };
  if (head !== 'settings') return {};
  const entries = [before, after].flatMap(({ input }) => input.settings[name] ?? []);
  if (entries.length > 0 && entries.every(({ type }) => type === 'flag'))
    return { only: [true, false], isNeverEmpty: true };
  if (entries.length > 0 && entries.every(({ type }) => type === 'choice')) {
    return { only: union(entries.map(({ values }) => values ?? [])), isNeverEmpty: true };
  }
  return entries[0]?.type === 'number' ? { schema: { type: 'number' } } : {};
}

function union(lists: readonly Json[][]): Json[] {
  const every = lists.flat();
  return every.filter((value, index) => every.findIndex((other) => isEqual(other, value)) === index);
}
