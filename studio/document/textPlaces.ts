import { findNodeAtLocation, findNodeAtOffset, type Node } from 'jsonc-parser';
import { parsePointer, toPointer } from '../../engine/core';
import { sharedName } from '../../engine/definition';
import type { Files } from '../../engine/edit';
import { treeOf } from './treeOf';

/** Where something stands in a text: from its key, where it has one, to the end of its value. */
export interface TextRange {
  from: number;
  to: number;
  /** Where its value begins. */
  value: number;
}

/** A place in one of the files. */
export interface FilePlace extends TextRange {
  file: string;
  pointer: string;
  /** From 1. */
  line: number;
}

/** Where a pointer leads to, or the last step of it that there is; a text that is no JSON is read as far as it goes. */
export function rangeOf(text: string, pointer: string): TextRange | undefined {
  const tree = treeOf(text);
  return tree && rangeOfNode(follow(tree, parsePointer(pointer)).node);
}

/** The innermost value or key at an offset, as a pointer. */
export function pointerAt(text: string, offset: number): string {
  const tree = treeOf(text);
  const node = tree && findNodeAtOffset(tree, offset, true);
  return node ? pointerOf(node) : '';
}

/** The pointer of a node; that of a key is the one of its value. */
export function pointerOf(node: Node): string {
  const steps: string[] = [];
  for (let at: Node | undefined = node; at?.parent; at = at.parent) {
    if (at.type === 'property') steps.push(String(at.children?.[0]?.value));
    else if (at.parent.type === 'array') steps.push(String(at.parent.children?.indexOf(at)));
  }
  return toPointer(steps.reverse());
}

/**
 * Where a pointer into a definition stands in the files: what a tab takes over from shared.json is found there.
 * `undefined` for a file that is not there.
 */
export function placeInFiles(files: Files, file: string, pointer: string): FilePlace | undefined {
  const text = files[file];
  const tree = text === undefined ? undefined : treeOf(text);
  if (text === undefined || !tree) return undefined;
  const { node, rest } = follow(tree, parsePointer(pointer));
  const shared = rest.length > 0 && file !== SHARED ? sharedPointer(files, node) : undefined;
  const there = shared === undefined ? undefined : placeInFiles(files, SHARED, shared + toPointer(rest));
  if (there) return there;
  const range = rangeOfNode(node);
  return { ...range, file, pointer: pointerOf(node), line: lineOf(text, range.from) };
}

const SHARED = 'shared.json';

/** The line of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** Goes as far as there is a way, and says what is left of it. */
function follow(tree: Node, steps: readonly string[]): { node: Node; rest: string[] } {
  let node = tree;
  for (const [index, step] of steps.entries()) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    if (!next) return { node, rest: steps.slice(index) };
    node = next;
  }
  return { node, rest: [] };
}

/** What of shared.json an object takes up: a rule by its name, a field by `$ref`. */
function sharedPointer(files: Files, node: Node): string | undefined {
  if (node.type !== 'object') return undefined;
  const $ref = findNodeAtLocation(node, ['$ref'])?.value as unknown;
  const field = typeof $ref === 'string' ? sharedName($ref) : undefined;
  if (field !== undefined) return toPointer(['$defs', field]);
  const name = findNodeAtLocation(node, ['rule'])?.value as unknown;
  const rules = treeOf(files[SHARED] ?? '');
  const all = rules && findNodeAtLocation(rules, ['rules'])?.children;
  const index = all?.findIndex((rule) => findNodeAtLocation(rule, ['id'])?.value === name) ?? -1;
  return typeof name !== 'string' || index < 0 ? undefined : `/rules/${index}`;
}

function rangeOfNode(node: Node): TextRange {
  const around = node.parent?.type === 'property' ? node.parent : node;
  return { from: around.offset, to: node.offset + node.length, value: node.offset };
}
