import type { RuleDefinition, SectionDefinition } from '../definition/types';
import { acts } from '../effects/acts';
import type { Planning } from '../effects/types';
import { type Acting, type NodeRules, noRules, type RulePlan } from './acting';
import { type FieldPlan, fieldNames, rowNode } from './fields';
import { parseReference } from './references';

/** The rules of a tab, in order and by the field that they act on. */
export interface CompiledRules {
  all: RulePlan[];
  nodes: Map<string, NodeRules>;
}

/** The node that a target or trigger names, seen from a rule of the tab or of a list's rows. */
export function nodeOf(text: string, list: string | undefined): string {
  const reference = parseReference(text);
  const path = reference.path.join('/');
  const root = reference.kind === 'field' && reference.root;
  return list !== undefined && !root ? rowNode(list, path) : path;
}

/** Sorts the rules by the fields that they act on. Rules that ask, look up or report errors stay in the list alone. */
export function compileRules(
  rules: { rule: RuleDefinition; list?: string }[],
  fields: FieldPlan[],
  sections: SectionDefinition[],
): CompiledRules {
  const nodes = new Map<string, NodeRules>(fields.map((field) => [field.node, noRules()]));
  const rows = rowsByList(nodes);
  const at = (name: string, list?: string) => nodes.get(nodeOf(name, list)) ?? noRules();
  const all = rules.map(({ rule, list }) => {
    const on = (rule.on ?? []).map((name) => nodeOf(name, list));
    const plan: RulePlan = { rule, on, ...(list !== undefined && { list }) };
    const base: Acting = { when: rule.when, rule, ...(list !== undefined && { list }) };
    const planning: Planning = {
      base,
      plan,
      at: (name) => at(name, list),
      mark: (name, field) => addMark(at(field, list), name, base),
      within: (target) => within(target, list),
    };
    for (const each of acts) each.plan(rule, planning);
    return plan;
  });
  return { all, nodes };

  function within(target: string, list: string | undefined): ReturnType<Planning['within']> {
    const around = (node: NodeRules) => ({ node, isOwn: false });
    if (!target.startsWith('#')) {
      return [{ node: at(target, list), isOwn: true }, ...(rows.get(target) ?? []).map(around)];
    }
    const section = sections.find((candidate) => `#${candidate.id}` === target);
    const own = section ? [] : [{ node: nodes.get(target) ?? at(target.slice(1)), isOwn: true }];
    const inside = namesShownBy(section, target).flatMap((name) =>
      [...nodes].flatMap(([node, entry]) =>
        node === name || node.startsWith(`${name}[]/`) || node.startsWith(`${name}/`) ? [around(entry)] : [],
      ),
    );
    return [...own, ...inside];
  }

  /** What is hidden with a section: its fields and blocks; with a block: the fields that it alone shows. */
  function namesShownBy(section: SectionDefinition | undefined, target: string): string[] {
    const ofBlocks = fields.filter(({ node, block, list }) => !list && (block !== undefined || node.startsWith('#')));
    const own = ofBlocks.filter((field) => (section ? field.section === section.id : target === `#${field.block}`));
    return [...fieldNames(section?.fields), ...own.map(({ node }) => node)];
  }
}

function addMark(node: NodeRules, name: string, base: Acting) {
  node.marks ??= {};
  node.marks[name] = [...(node.marks[name] ?? []), base];
}

/** What acts on the fields of rows, by their list: asked for by each target of each rule. */
function rowsByList(nodes: CompiledRules['nodes']): Map<string, NodeRules[]> {
  const rows = new Map<string, NodeRules[]>();
  for (const [node, entry] of nodes) {
    const end = node.indexOf('[]/');
    if (end < 0) continue;
    const list = node.slice(0, end);
    rows.set(list, [...(rows.get(list) ?? []), entry]);
  }
  return rows;
}
