import { entriesOf, withoutHoles } from '../../../analyse/entries';
import type { SectionDefinition } from '../../../core/definition/types';
import { fieldsOf } from '../../../core/plan/fields';
import { lookupEdges, type RuleEdge, ruleEdges } from '../../../core/plan/graph';
import { compileRules } from '../../../core/plan/rules';
import type { TabModel } from '../../model/model';
import { rulesOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';

type Graph = Map<string, RuleEdge[]>;

/**
 * Rules that end up writing what they read: the graph of the engine itself, in which the order to evaluate is found,
 * with what lookups write beside it.
 */
export function checkCycles(tab: TabModel): Problem[] {
  const entries = rulesOf(tab).map((entry) => ({ entry, rule: withoutHoles(entry.rule) }));
  const graph = graphOf(tab, entries);
  const reported = new Set<string>();
  return [...graph.keys()].flatMap((node) => {
    const path = reported.has(node) ? undefined : shortestCycle(graph, node);
    if (!path) return [];
    for (const { to } of path) reported.add(to);
    const first = entries.find(({ rule }) => rule === path.find((edge) => edge.rule)?.rule);
    const steps = path.map(({ to, rule }) => ` → ${rule ? `(${rule.id}) → ` : ''}${to}`);
    const message = say`As regras formam um ciclo: ${node}${steps.join('')}.`;
    return [problemAt(tab.source, 'DEF_CYCLE', { pointer: `${first?.entry.pointer ?? '/rules'}/id` }, message)];
  });
}

type Entry = { entry: ReturnType<typeof rulesOf>[number]; rule: ReturnType<typeof rulesOf>[number]['rule'] };

/** What decides over the value of what, in the order of the rules. */
function graphOf(tab: TabModel, entries: readonly Entry[]): Graph {
  const { schema, uiSchema, ...rest } = withoutHoles(tab.definition);
  const sections = entriesOf(uiSchema['ui:sections']).map(
    ([section]): SectionDefinition => ({ ...section, fields: section.fields ?? [] }),
  );
  const properties = schema.properties ?? {};
  const fields = fieldsOf({
    ...rest,
    schema: { ...schema, properties },
    uiSchema: { ...uiSchema, 'ui:sections': sections },
  });
  const listed = entries.map(({ entry, rule }) => ({ rule, ...(entry.list !== undefined && { list: entry.list }) }));
  const rules = compileRules(listed, fields, sections);
  const placeOf = ({ rule }: RuleEdge) => (rule ? listed.findIndex((other) => other.rule === rule) : listed.length);
  const edges = [...ruleEdges(fields, rules), ...lookupEdges(fields, rules)].filter(({ writes }) => writes);
  const graph: Graph = new Map();
  for (const edge of edges.sort((a, b) => placeOf(a) - placeOf(b))) {
    graph.set(edge.from, [...(graph.get(edge.from) ?? []), edge]);
  }
  return graph;
}

/** The shortest way from a node back to itself, breadth first. */
function shortestCycle(graph: Graph, start: string): RuleEdge[] | undefined {
  const seen = new Set<string>();
  let paths: RuleEdge[][] = [[]];
  while (paths.length > 0) {
    const longer: RuleEdge[][] = [];
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
