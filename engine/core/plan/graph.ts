import type { Condition } from '../definition/types';
import { type FieldPlan, rowNode } from './fields';
import type { Dependent } from './plan';
import { parseReference, type ReadReference, referencesOf, referencesOfOperand } from './references';
import type { NodeRules } from './rules';

/** The order to evaluate in and what depends on what; `cycle` names the nodes of a cycle, if there is one. */
export interface Graph {
  order: string[];
  dependents: Map<string, Dependent[]>;
  cycle?: string[];
}

/** Builds the graph of a tab: nodes are fields (all rows of a list are one), edges lead from what is read to what is written. */
export function buildGraph(fields: FieldPlan[], nodes: Map<string, NodeRules>): Graph {
  const known = new Set(fields.map((field) => field.node));
  const dependents = new Map<string, Dependent[]>();
  const valueEdges = new Map<string, Set<string>>();
  const link = (reads: ReadReference[], list: string | undefined, target: string, writes: boolean) => {
    for (const source of sourcesOf(reads, list, known)) {
      const cross = source.cross || !target.startsWith(`${list}[]/`);
      const edges = dependents.get(source.node) ?? [];
      if (!edges.some((edge) => edge.node === target && edge.cross === cross)) edges.push({ node: target, cross });
      dependents.set(source.node, edges);
      if (writes) addEdge(valueEdges, source.node, target);
    }
  };
  for (const [node, rules] of nodes) {
    for (const show of [...rules.shows, ...rules.sectionShows]) {
      link(referencesOf(show.when), show.list, node, rules.hidden === 'clear');
    }
    for (const compute of rules.computes) {
      link([...referencesOf(compute.when), ...referencesOfOperand(compute.operand)], compute.list, node, true);
    }
    for (const write of rules.writes) {
      link([...referencesOf(write.rule.when), ...referencesOfOperand(write.operand)], write.list, node, true);
      for (const trigger of write.on) link([asRead(trigger, write.list)], write.list, node, true);
    }
    for (const require of rules.requires) link(referencesOf(require.when), require.list, node, false);
    for (const lock of rules.locks) link(referencesOf(lock.when as Condition), lock.list, node, false);
  }
  for (const field of fields) {
    if (field.list) addEdge(valueEdges, field.node, field.list);
    for (const sibling of Object.keys(field.schema.formatBy ?? {})) {
      link([{ text: sibling, reference: parseReference(sibling) }], field.list, field.node, false);
    }
  }
  return {
    ...sort(
      fields.map((field) => field.node),
      valueEdges,
    ),
    dependents,
  };
}

function asRead(node: string, list: string | undefined): ReadReference {
  const text = list !== undefined && node.startsWith(`${list}[]/`) ? node.slice(list.length + 3) : `/${node}`;
  return { text, reference: parseReference(text) };
}

function sourcesOf(
  reads: ReadReference[],
  list: string | undefined,
  known: Set<string>,
): { node: string; cross: boolean }[] {
  const sources: { node: string; cross: boolean }[] = [];
  const add = (node: string, cross: boolean) => {
    if (known.has(node)) sources.push({ node, cross });
  };
  for (const { reference, within } of reads) {
    const path = reference.kind === 'option' ? (reference.path[0] ?? '') : reference.path.join('/');
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
