import { type Node, parseTree } from 'jsonc-parser';
import { type StringChange, stringChange } from './stringChange';

/** The texts that an edit is about: before it, after it, and a file beside it. */
const KEPT = 4;

interface Read {
  text: string;
  tree: Node | undefined;
}

/** Those read last, newest first. */
let read: readonly Read[] = [];

/**
 * The nodes of a text with their places, read once: at each key the edit asks for them, then the line of what is selected.
 * They are those of the moment: where the next text differs in one text of it alone, they become those of that.
 */
export function treeOf(text: string): Node | undefined {
  const found = read.find((one) => one.text === text) ?? followed(text) ?? { text, tree: parseTree(text) };
  read = [found, ...read.filter((one) => one !== found)].slice(0, KEPT);
  return found.tree;
}

/** The one text that differs between a text whose nodes are known and another one. */
export function changeOf(before: string, after: string): StringChange | undefined {
  const tree = read.find(({ text }) => text === before)?.tree;
  return tree && stringChange({ text: before, tree }, after);
}

/** The last member with a key: a tab has hundreds of them, and no call is made for each. */
export function lastMember(members: readonly Node[], key: unknown): Node | undefined {
  for (let at = members.length - 1; at >= 0; at -= 1) if (members[at]?.children?.[0]?.value === key) return members[at];
  return undefined;
}

/** A text that is another one but for a text in it: its nodes, made of those. */
function followed(text: string): Read | undefined {
  for (const known of read) {
    const change = known.tree && stringChange({ text: known.text, tree: known.tree }, text);
    if (!change) continue;
    take(change);
    known.text = text;
    return known;
  }
  return undefined;
}

/** Nodes as they are made: what they are of may move. */
interface Moving extends Pick<Node, 'type'> {
  value?: unknown;
  offset: number;
  length: number;
  colonOffset?: number;
  parent?: Moving;
  children?: Moving[];
}

/** What stands behind the text that changed moves along. */
function take({ node, value, by }: StringChange): void {
  const changed = node as Moving;
  const start = node.offset;
  changed.value = value;
  changed.length += by;
  const rest: Moving[] = [];
  for (let around = changed; around.parent; around = around.parent) {
    const { parent } = around;
    parent.length += by;
    if (parent.colonOffset !== undefined && parent.colonOffset > start) parent.colonOffset += by;
    for (const sibling of parent.children ?? []) if (sibling.offset > start) rest.push(sibling);
  }
  for (let moved = rest.pop(); moved; moved = rest.pop()) {
    moved.offset += by;
    if (moved.colonOffset !== undefined) moved.colonOffset += by;
    if (moved.children) for (const child of moved.children) rest.push(child);
  }
}
