import type { Operand, RuleDefinition } from '../../core/definition/types';
import { type Reading, readingOf, readingsOf, readingsOfNames, readingsOfOperand } from '../conditions';
import { allFields, type FieldEntry, withinField } from '../fields';
import { type RuleEntry, rulesOf, type TabModel } from '../model';
import { type Problem, problemAt } from '../problem';
import type { Scope } from '../scope';
import { entriesOf } from '../structure';
import { fieldsOfTarget } from '../targets';

/** Why a field depends on another one: a rule, or (without one) a list on the fields of its rows. */
interface Edge {
  to: string;
  rule?: RuleEntry;
}

type Graph = Map<string, Edge[]>;

/**
 * Rules that end up writing what they read. Nodes are fields (all rows of a list are one); edges lead from what a rule
 * reads to what it writes, and from the fields of rows to their list.
 */
export function checkCycles(tab: TabModel): Problem[] {
  const graph = graphOf(tab);
  const reported = new Set<string>();
  return [...graph.keys()].flatMap((node) => {
    const path = reported.has(node) ? undefined : shortestCycle(graph, node);
    if (!path) return [];
    for (const { to } of path) reported.add(to);
    const first = path.find(({ rule }) => rule)?.rule;
    const steps = path.map(({ to, rule }) => ` → ${rule ? `(${rule.rule.id}) → ` : ''}${to}`);
    const message = `As regras formam um ciclo: ${node}${steps.join('')}.`;
    return [problemAt(tab.source, 'DEF_CYCLE', { pointer: `${first?.pointer ?? '/rules'}/id` }, message)];
  });
}

function graphOf(tab: TabModel): Graph {
  const graph: Graph = new Map();
  const add = (from: string, edge: Edge) => graph.set(from, [...(graph.get(from) ?? []), edge]);
  const emptied = emptiedNodes(tab);
  for (const entry of rulesOf(tab)) {
    for (const { target, reads, shows } of writesOf(entry)) {
      const sources = new Set(reads.flatMap((reading) => nodesRead(tab, reading, entry)));
      for (const field of fieldsOfTarget(tab, target, entry)) {
        if (shows && !emptied.has(field.node)) continue;
        for (const source of sources) add(source, { to: field.node, rule: entry });
      }
    }
  }
  for (const field of allFields(tab.fields)) if (field.list !== undefined) add(field.node, { to: field.list });
  return graph;
}

/** What some rule empties by hiding it: then every rule that shows it decides over its value. */
function emptiedNodes(tab: TabModel): Set<string> {
  const clearing = rulesOf(tab).filter(({ rule }) => rule.hidden === 'clear');
  return new Set(
    clearing.flatMap((entry) =>
      entriesOf(entry.rule.show).flatMap(([target]) => fieldsOfTarget(tab, target, entry).map(({ node }) => node)),
    ),
  );
}

/** A target of a rule, with what decides whether and what is written. */
interface Write {
  target: string;
  reads: Reading[];
  /** Written only where some rule empties what it hides. */
  shows?: boolean;
}

function writesOf({ rule, pointer, scope }: RuleEntry): Write[] {
  const when = readingsOf(rule.when, pointer, scope);
  const trigger = [...when, ...readingsOfNames(rule.on, pointer, scope)];
  const call = [...trigger, ...withReadings(rule, scope)];
  const plain = (targets: readonly string[] | undefined, reads: Reading[]) =>
    entriesOf(targets).map(([target]) => ({ target, reads }));
  const operands = (values: Record<string, Operand> | undefined, reads: Reading[]) =>
    Object.entries(values ?? {}).map(([target, operand]) => ({
      target,
      reads: [...reads, ...readingsOfOperand(operand, pointer, scope)],
    }));
  return [
    ...plain(rule.show, when).map((write): Write => ({ ...write, shows: true })),
    ...operands(rule.compute, when),
    ...operands(rule.set, trigger),
    ...plain(rule.clear, trigger),
    ...plain(Object.keys(rule.fill ?? {}), call),
    ...plain(rule.notFound?.clear, call),
  ];
}

function withReadings(rule: RuleDefinition, scope: Scope): Reading[] {
  return Object.values(rule.with ?? {}).map((text) => readingOf(text, '', scope));
}

/** The nodes that a reference reads: a field, the leaves of an object, the option's field, the other rows' fields. */
function nodesRead(tab: TabModel, { text, resolved }: Reading, { scope }: RuleEntry): string[] {
  if (text.startsWith('$tabs/')) return [];
  const option = /^\$option\/([^/]+)/.exec(text)?.[1];
  const entry: FieldEntry | undefined = option === undefined ? resolved.entry : scope.fields.get(option);
  if (!entry) return [];
  if (entry.kind !== 'object') return [entry.node];
  return withinField(entry, entry.list === undefined ? tab.fields : scope.fields).map(({ node }) => node);
}

/** The shortest way from a node back to itself, breadth first. */
function shortestCycle(graph: Graph, start: string): Edge[] | undefined {
  const seen = new Set<string>();
  let paths: Edge[][] = [[]];
  while (paths.length > 0) {
    const longer: Edge[][] = [];
    for (const path of paths) {
      for (const edge of graph.get(path.at(-1)?.to ?? start) ?? []) {
        if (edge.to === start) return [...path, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        longer.push([...path, edge]);
      }
    }
    paths = longer;
  }
  return undefined;
}
