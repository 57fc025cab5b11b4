import type { Node } from 'jsonc-parser';
import { sameEnds } from '../../engine/edit';

/** A JSON text and its nodes. */
interface Read {
  text: string;
  tree: Node;
}

/** Two JSON texts that are the same but for one text in them. */
export interface StringChange {
  /** Its node before. */
  node: Node;
  /** What it is afterwards. */
  value: string;
  /** By how many characters it is longer. */
  by: number;
}

/** Whether a text stands in JSON as it is. What has an escape, or would need one, is read anew. */
const isPlain = (text: string): boolean => JSON.stringify(text).length === text.length + 2;

/**
 * The one text in which a JSON text differs from another, as it does while somebody types into it; `undefined` for any other
 * difference. Costs the comparison of both texts.
 */
export function stringChange({ text: before, tree }: Read, after: string): StringChange | undefined {
  if (before.length === after.length && before === after) return undefined;
  const { start: from, end: same } = sameEnds(before, after);
  const node = textAround(tree, from, before.length - same);
  if (!node) return undefined;
  const by = after.length - before.length;
  const [start, end] = [node.offset + 1, node.offset + node.length - 1];
  const value = after.slice(start, end + by);
  return isPlain(before.slice(start, end)) && isPlain(value) ? { node, value, by } : undefined;
}

/** The text inside whose quotation marks something stands. */
function textAround(tree: Node, from: number, to: number): Node | undefined {
  let node: Node | undefined = tree;
  while (node && node.type !== 'string') {
    let inner: Node | undefined;
    for (const child of node.children ?? []) {
      if (child.offset >= from) break;
      if (to < child.offset + child.length) inner = child;
    }
    node = inner;
  }
  return node && node.offset < from && to < node.offset + node.length ? node : undefined;
}
