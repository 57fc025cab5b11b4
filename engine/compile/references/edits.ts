import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { parsePointer } from '../../core/pointer';
import type { Parsed } from './buildIndex';
import type { Files } from './types';

/** One replacement in a file: `length` characters from `offset` on become `text`. */
export interface TextEdit {
  file: string;
  offset: number;
  length: number;
  text: string;
}

/** The texts after edits that do not overlap; a file that is not there yet begins empty. */
export function applyEdits(files: Files, edits: readonly TextEdit[]): Record<string, string> {
  const changed: Record<string, string> = { ...files };
  for (const { file, offset, length, text } of [...edits].sort((a, b) => b.offset - a.offset)) {
    const was = changed[file] ?? '';
    changed[file] = was.slice(0, offset) + text + was.slice(offset + length);
  }
  return changed;
}

/** The node at a pointer; `key` gives that of its key. */
export function nodeAt({ tree }: Parsed, pointer: string, at: 'key' | 'value' = 'value'): Node | undefined {
  let node: Node | undefined = tree;
  for (const step of parsePointer(pointer)) {
    if (!node) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  }
  return at === 'key' ? node?.parent?.children?.[0] : node;
}

/** A part of a text becomes another text; the whole of it is written anew where it holds escapes. */
export function editOf(
  { text }: Parsed,
  node: Node,
  { from, to, name }: { from: number; to: number; name: string },
): Omit<TextEdit, 'file'> {
  if (node.type !== 'string') return { offset: node.offset, length: node.length, text: name };
  const value = node.value as string;
  const isPlain = text.slice(node.offset + 1, node.offset + node.length - 1) === value;
  const isName = !/["\\\n]/.test(name);
  if (isPlain && isName) return { offset: node.offset + 1 + from, length: to - from, text: name };
  return {
    offset: node.offset,
    length: node.length,
    text: JSON.stringify(value.slice(0, from) + name + value.slice(to)),
  };
}

/** A new member of an object, after another member of it or at its end. */
export function memberEdit(
  object: Node,
  member: { key: string; json: string; after?: string },
): Omit<TextEdit, 'file'> {
  const own = object.children ?? [];
  const after = own.find((property) => property.children?.[0]?.value === member.after) ?? own.at(-1);
  const said = `${JSON.stringify(member.key)}: ${member.json}`;
  if (!after) return { offset: object.offset, length: object.length, text: `{ ${said} }` };
  return { offset: after.offset + after.length, length: 0, text: `, ${said}` };
}
