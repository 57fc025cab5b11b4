import type { Condition, Operand, ValueCondition } from '../core/definition/types';
import type { NodeRules } from '../core/plan/acting';
import { rowNode } from '../core/plan/fields';
import type { TabPlan } from '../core/plan/plan';
import {
  parseReference,
  partsOfOperand,
  type ReferenceReader,
  readCondition,
  referencesOfOperand,
} from '../core/plan/references';

/** A condition with the list whose row is its scope. */
export interface Placed {
  when?: Condition | undefined;
  list?: string | undefined;
}

/** Everything that the answer to a question depends on, with what is asked of each. */
export interface Reads {
  /** Fields, those of rows and lists among them, by node. */
  nodes: Map<string, ValueCondition[]>;
  /** References into the context: `$settings/x`, `$mode`, `/Campo` of the tab around a form. */
  context: Map<string, ValueCondition[]>;
  /** Fields of the other rows, of a form. */
  others: Map<string, ValueCondition[]>;
  /** Properties of options that are read, by the field. */
  options: Map<string, Set<string>>;
}

interface Read {
  text: string;
  list: string | undefined;
  within: string | undefined;
  expected: ValueCondition;
}

const reader: ReferenceReader<{ list: string | undefined; within?: string }, Read> = {
  read: (text, _, { list, within }, expected = true) => ({ text, list, within, expected }),
  inside: (within, { list }) => ({ list, within }),
};

/**
 * What these conditions and the values of these fields depend on, transitively: a field depends on the rules that show,
 * empty and compute it, with `flags` also on those that require and lock it.
 */
export function readsOf(plan: TabPlan, asked: { conditions?: Placed[]; nodes?: string[] }, flags = false): Reads {
  const reads: Reads = { nodes: new Map(), context: new Map(), others: new Map(), options: new Map() };
  const sources = new Map<string, string[]>();
  const add = (map: Map<string, ValueCondition[]>, key: string, expected?: ValueCondition) => {
    const known = map.get(key) ?? [];
    if (expected !== undefined) known.push(expected);
    map.set(key, known);
  };
  const addNode = (node: string, expected?: ValueCondition): void => {
    const isNew = !reads.nodes.has(node);
    const field = plan.byNode.get(node);
    if (!field) {
      // An object is read through its fields.
      for (const leaf of plan.byNode.keys()) if (leaf.startsWith(`${node}/`)) addNode(leaf, expected);
      return;
    }
    add(reads.nodes, node, expected);
    if (!isNew) return;
    if (field.list !== undefined) addNode(field.list);
    const rules = plan.nodes.get(node) as NodeRules;
    for (const rule of [...rules.shows, ...rules.sectionShows, ...rules.computes]) addCondition(rule);
    for (const { operand, list } of rules.computes) addOperand(node, operand, list);
    if (flags)
      for (const rule of [...rules.requires, ...rules.locks, ...Object.values(rules.marks ?? {}).flat()])
        addCondition(rule);
  };
  const addOperand = (node: string, operand: Operand, list: string | undefined) => {
    const { is } = partsOfOperand(operand);
    if (is) return addCondition({ when: is, list });
    const from = referencesOfOperand(operand).map(({ text }) => nodeIn(text, list));
    sources.set(node, [...(sources.get(node) ?? []), ...from]);
    for (const source of from) addNode(source);
  };
  const addCondition = ({ when, list }: Placed) => {
    for (const read of readCondition(reader, when, { list })) addRead(read);
  };
  const addRead = ({ text, list, within, expected }: Read) => {
    const reference = parseReference(text);
    const path = reference.path.join('/');
    if (reference.kind === 'option') {
      const node = nodeIn(reference.path[0] ?? '', list);
      reads.options.set(node, (reads.options.get(node) ?? new Set()).add(reference.path[1] ?? ''));
      addNode(node, expected);
    } else if (reference.kind !== 'field') {
      if (reference.kind !== 'others' && reference.kind !== 'index') add(reads.context, text, expected);
    } else if (within === '$others') {
      if (list === undefined) add(reads.others, path, expected);
      else addNode(rowNode(list, path), expected);
    } else if (within !== undefined) addNode(rowNode(within.replace(/^\//, ''), path), expected);
    else if (reference.root && !plan.byNode.has(path)) add(reads.context, text, expected);
    else addNode(nodeIn(text, list), expected);
  };

  for (const condition of asked.conditions ?? []) addCondition(condition);
  for (const node of asked.nodes ?? []) addNode(node);
  handDown(reads.nodes, sources);
  return reads;
}

/** What is asked of a computed value is asked of what it is computed from. */
function handDown(nodes: Map<string, ValueCondition[]>, sources: ReadonlyMap<string, string[]>): void {
  for (const _ of sources) {
    for (const [node, from] of sources) {
      for (const source of from) {
        const asked = nodes.get(node) ?? [];
        nodes.set(source, [...new Set([...(nodes.get(source) ?? []), ...asked])]);
      }
    }
  }
}

function nodeIn(text: string, list: string | undefined): string {
  const reference = parseReference(text);
  const path = reference.path.join('/');
  return list === undefined || (reference.kind === 'field' && reference.root) ? path : rowNode(list, path);
}
