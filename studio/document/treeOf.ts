import { type Node, parseTree } from 'jsonc-parser';

/** The texts that an edit is about: before it, after it, and a file beside it. */
const KEPT = 4;

/** Those read last, newest first. */
let read: readonly { text: string; tree: Node | undefined }[] = [];

/**
 * The nodes of a text with their places, read once: at each key the edit asks for them, then the line of what is selected.
 * Nobody changes them.
 */
export function treeOf(text: string): Node | undefined {
  const known = read.find((one) => one.text === text);
  const found = known ?? { text, tree: parseTree(text) };
  read = [found, ...read.filter((one) => one !== found)].slice(0, KEPT);
  return found.tree;
}
