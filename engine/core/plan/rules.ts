import type { Condition, Moment, Operand, RuleDefinition, SectionDefinition } from '../definition/types';
import { type FieldPlan, fieldNames, rowNode } from './fields';
import { parseReference } from './references';

/** A rule with the list that it belongs to and the fields that trigger it. */
export interface RulePlan {
  rule: RuleDefinition;
  list?: string;
  /** Nodes of `on`. */
  on: string[];
}

/** A statement that shows a field; a section's statements are kept apart from the field's own. */
export interface ShowRule {
  when: Condition | undefined;
  list?: string;
  rule: RuleDefinition;
}

/** An event that writes a field. */
export interface WriteRule extends RulePlan {
  /** The value to write; `undefined` empties. */
  operand: Operand | undefined;
}

/** Everything that acts on one field. */
export interface NodeRules {
  shows: ShowRule[];
  sectionShows: ShowRule[];
  /** What a hidden field's value becomes. */
  hidden: 'clear' | 'keep';
  computes: { when: Condition | undefined; operand: Operand; list?: string; rule: RuleDefinition }[];
  requires: { when: Condition | undefined; moment: Moment; list?: string; rule: RuleDefinition }[];
  locks: { when: Condition | undefined; list?: string; rule: RuleDefinition }[];
  writes: WriteRule[];
}

/** The rules of a tab, in order and by the field that they act on. */
export interface CompiledRules {
  all: RulePlan[];
  nodes: Map<string, NodeRules>;
}

const none = (): NodeRules => ({
  shows: [],
  sectionShows: [],
  hidden: 'keep',
  computes: [],
  requires: [],
  locks: [],
  writes: [],
});

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
  const nodes = new Map<string, NodeRules>(fields.map((field) => [field.node, none()]));
  const rows = rowsByList(nodes);
  const at = (name: string, list?: string) => nodes.get(nodeOf(name, list)) ?? none();
  const all = rules.map(({ rule, list }) => {
    const on = (rule.on ?? []).map((name) => nodeOf(name, list));
    const plan: RulePlan = { rule, on, ...(list !== undefined && { list }) };
    const base = { when: rule.when, rule, ...(list !== undefined && { list }) };
    for (const target of rule.show ?? []) addShow(target, base, rule.hidden ?? 'clear');
    for (const [target, operand] of Object.entries(rule.compute ?? {}))
      at(target, list).computes.push({ ...base, operand });
    for (const target of rule.require ?? [])
      at(target, list).requires.push({ ...base, moment: rule.moment ?? 'advance' });
    if (!rule.lookup) for (const target of rule.lock ?? []) at(target, list).locks.push(base);
    if (rule.on) {
      for (const target of rule.lookup ? [] : (rule.clear ?? []))
        at(target, list).writes.push({ ...plan, operand: undefined });
      for (const [target, operand] of Object.entries(rule.set ?? {})) {
        at(target, list).writes.push({ ...plan, operand: operand === null ? undefined : operand });
      }
    }
    return plan;
  });
  return { all, nodes };

  function addShow(target: string, base: ShowRule, hidden: 'clear' | 'keep') {
    if (!target.startsWith('#')) {
      addTo(at(target, base.list), 'shows', base, hidden);
      for (const entry of rows.get(target) ?? []) addTo(entry, 'sectionShows', base, hidden);
      return;
    }
    const section = sections.find((candidate) => `#${candidate.id}` === target);
    if (!section) addTo(nodes.get(target) ?? at(target.slice(1)), 'shows', base, hidden);
    for (const name of namesShownBy(section, target)) {
      for (const [node, entry] of nodes) {
        if (node === name || node.startsWith(`${name}[]/`) || node.startsWith(`${name}/`)) {
          addTo(entry, 'sectionShows', base, hidden);
        }
      }
    }
  }

  /** What is hidden with a section: its fields and blocks; with a block: the fields that it alone shows. */
  function namesShownBy(section: SectionDefinition | undefined, target: string): string[] {
    const ofBlocks = fields.filter(({ node, block, list }) => !list && (block !== undefined || node.startsWith('#')));
    const own = ofBlocks.filter((field) => (section ? field.section === section.id : target === `#${field.block}`));
    return [...fieldNames(section?.fields), ...own.map(({ node }) => node)];
  }
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

function addTo(node: NodeRules, place: 'shows' | 'sectionShows', show: ShowRule, hidden: 'clear' | 'keep') {
  node[place].push(show);
  if (hidden === 'clear') node.hidden = 'clear';
}
