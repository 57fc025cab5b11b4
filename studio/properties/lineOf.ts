import type { Node } from 'jsonc-parser';
import { parsePointer } from '../../engine/core';
import { lastMember, treeOf } from '../document/treeOf';

/** The line in which the value at a pointer, or what is left of it, begins; the first one is 1. */
export function lineOf(text: string, pointer: string): number {
  let node: Node | undefined = treeOf(text);
  for (const step of parsePointer(pointer)) {
    const children: Node[] = node?.children ?? [];
    const next: Node | undefined =
      node?.type === 'array' ? children[Number(step)] : lastMember(children, step)?.children?.[1];
    if (!next) break;
    node = next;
  }
  return text.slice(0, node?.offset ?? 0).split('\n').length;
}
