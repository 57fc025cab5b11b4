import type { RuleDefinition } from '../definition/types';
import { type FieldPlan, rowNode } from './fields';
import { type ReadReference, referencesOf, referencesOfNames, referencesOfOperand } from './references';
import { type CompiledRules, nodeOf } from './rules';

/** One edge of the graph: `cross` leads out of the row, to all rows or to the tab. */
export interface Dependent {
  node: string;
  cross: boolean;
}

/** The order to evaluate in and what depends on what; `cycle` names the nodes of a cycle, if there is one. */
export interface Graph {
  order: string[];
  dependents: Map<string, Dependent[]>;
  /** Nodes whose flags (shown, required, locked) depend on values that come later in the order. */
  revisited: string[];
  cycle?: string[];
}

/** Why a field is looked at again when another one changes. */
export interface RuleEdge {
  from: string;
  to: string;
  /** Leads out of the row, to all rows or to the tab. */
  cross: boolean;
  /** The value of the one decides over the value of the other. */
  writes: boolean;
  /** The rule that reads the one and acts on the other; none between a list and the fields of its rows. */
  rule?: RuleDefinition;
}

/**
 * All that depends on something, field by field (all rows of a list are one): edges lead from what is read to what is
 * acted on.
 */
export function ruleEdges(fields: readonly FieldPlan[], rules: CompiledRules): RuleEdge[] {
  const known = new Set(fields.map((field) => field.node));
  const edges: RuleEdge[] = [];
  const link = (reads: ReadReference[], to: string, by: { list?: string; rule?: RuleDefinition }, writes: boolean) => {
    for (const source of sourcesOf(reads, by.list, known)) {
      const cross = source.cross || !to.startsWith(`${by.list}[]/`);
      edges.push({ from: source.node, to, cross, writes, ...(by.rule && { rule: by.rule }) });
    }
  };
  for (const [node, { shows, sectionShows, hidden, computes, writes, requires, locks, marks }] of rules.nodes) {
    for (const show of [...shows, ...sectionShows]) link(referencesOf(show.when), node, show, hidden === 'clear');
    for (const compute of computes) {
      link([...referencesOf(compute.when), ...referencesOfOperand(compute.operand)], node, compute, true);
    }
    for (const write of writes) {
      const triggers = referencesOfNames(write.rule.on ?? []);
      link([...referencesOf(write.rule.when), ...referencesOfOperand(write.operand), ...triggers], node, write, true);
    }
    for (const flag of [...requires, ...locks, ...Object.values(marks ?? {}).flat()])
      link(referencesOf(flag.when), node, flag, false);
  }
  for (const field of fields) {
    if (field.list) edges.push({ from: field.node, to: field.list, cross: false, writes: true });
    const siblings = referencesOfNames(Object.keys(field.schema.formatBy ?? {}));
    link(siblings, field.node, field.list === undefined ? {} : { list: field.list }, false);
  }
  return edges;
}

/**
 * What the answers of lookups write: they come later, and on their own. A lookup that finds nothing may empty its own
 * argument: without it, it does not start again.
 */
export function lookupEdges(fields: readonly FieldPlan[], rules: CompiledRules): RuleEdge[] {
  const known = new Set(fields.map((field) => field.node));
  return rules.all.flatMap(({ rule, list }) => {
    const reads = [
      ...referencesOf(rule.when),
      ...referencesOfNames([...(rule.on ?? []), ...Object.values(rule.with ?? {})]),
    ];
    const filled = Object.keys(rule.fill ?? {}).map((name) => nodeOf(name, list));
    const emptied = (rule.notFound?.clear ?? []).map((name) => nodeOf(name, list));
    return sourcesOf(reads, list, known).flatMap(({ node, cross }) =>
      [...filled, ...emptied.filter((to) => to !== node)]
        .filter((to) => known.has(to))
        .map((to): RuleEdge => ({ from: node, to, cross, writes: true, rule })),
    );
  });
}

/** Builds the graph of a tab: nodes are fields, edges those of its rules. */
export function buildGraph(fields: readonly FieldPlan[], rules: CompiledRules): Graph {
  const dependents = new Map<string, Dependent[]>();
  const valueEdges = new Map<string, Set<string>>();
  const edges = ruleEdges(fields, rules);
  for (const { from, to, cross, writes, rule } of edges) {
    if (writes) addEdge(valueEdges, from, to);
    // A list changes with its rows by itself.
    if (!rule && writes) continue;
    const known = dependents.get(from) ?? [];
    if (!known.some((edge) => edge.node === to && edge.cross === cross)) known.push({ node: to, cross });
    dependents.set(from, known);
  }
  const nodes = fields.map((field) => field.node);
  const sorted = sort(nodes, valueEdges);
  const rank = new Map(sorted.order.map((node, index) => [node, index]));
  const late = edges.filter(({ from, to, writes }) => !writes && (rank.get(from) ?? 0) > (rank.get(to) ?? 0));
  return { ...sorted, dependents, revisited: [...new Set(late.map(({ to }) => to))] };
}

function sourcesOf(
  reads: readonly ReadReference[],
  list: string | undefined,
  known: ReadonlySet<string>,
): { node: string; cross: boolean }[] {
  const sources: { node: string; cross: boolean }[] = [];
  const add = (node: string, cross: boolean) => {
    if (known.has(node)) sources.push({ node, cross });
    // An object is read through its fields.
    else for (const leaf of known) if (leaf.startsWith(`${node}/`)) sources.push({ node: leaf, cross });
  };
  for (const { reference, within } of reads) {
    const path = reference.kind === 'option' ? (reference.path[0] ?? '') : reference.path.join('/');
    if (reference.kind !== 'option' && reference.kind !== 'field') continue;
    if (within === '$others' && list !== undefined) add(rowNode(list, path), true);
    else if (within !== undefined) add(rowNode(within.replace(/^\//, ''), path), true);
    else if (reference.kind === 'option') add(list === undefined ? path : rowNode(list, path), false);
    else if (reference.kind === 'field') {
      const local = list !== undefined && !reference.root;
      add(local ? rowNode(list, path) : path, !local && list !== undefined);
    }
  }
  return sources;
}

function addEdge(edges: Map<string, Set<string>>, from: string, to: string) {
  const targets = edges.get(from) ?? new Set<string>();
  targets.add(to);
  edges.set(from, targets);
}

/** Depth-first topological sort that keeps the order of the screen where it is free. */
function sort(nodes: string[], edges: Map<string, Set<string>>): { order: string[]; cycle?: string[] } {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  let cycle: string[] | undefined;
  const visit = (node: string, trail: string[]) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      cycle ??= [...trail.slice(trail.indexOf(node)), node];
      return;
    }
    state.set(node, 'open');
    for (const next of edges.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
    order.push(node);
  };
  for (const node of [...nodes].reverse()) visit(node, []);
  order.reverse();
  return cycle ? { order, cycle } : { order };
}
