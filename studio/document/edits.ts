import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { type Json, type JsonObject, parsePointer } from '../../engine/core';
import type { TextEdit } from '../../engine/edit';
import { LINE, printLine, printMember, printValue } from './print';
import { lastMember, treeOf } from './treeOf';

/** A file and its text, which is valid JSON. */
export interface TextFile {
  file: string;
  text: string;
}

/**
 * The smallest edits that give a value to a place: the value alone changes, or a key is added at the end of its object, an
 * item at the end of its list. @throws when what is around the place does not exist
 */
export function setValue(at: TextFile, pointer: string, value: Json): TextEdit[] {
  const tree = treeOfFile(at);
  const node = find(tree, pointer);
  if (node) return node === tree ? whole(at, value) : replaceIn(at, node, value);
  const { around, key } = split(pointer);
  const object = existing(tree, around);
  if (object.type === 'array') return insertItem(at, around, object.children?.length ?? 0, value);
  return insertKey(at, around, key, value);
}

/** Takes a key or an item away with its comma. @throws when there is none */
export function removeValue(at: TextFile, pointer: string): TextEdit[] {
  const tree = treeOfFile(at);
  const member = memberOf(existing(tree, pointer));
  const siblings = member.parent?.children ?? [];
  return [edit(at, cut(siblings, siblings.indexOf(member)), '')];
}

/** Puts an item into a list before the one that is at `index` now. @throws when there is no such list */
export function insertItem(at: TextFile, list: string, index: number, value: Json): TextEdit[] {
  const node = existing(treeOfFile(at), list);
  return insertIn(at, node, index, {
    line: printLine(value),
    lines: (indent) => printValue(value, indent, indent.length + 1),
  });
}

/** Adds a key to an object, after another key of it or at its end. @throws when there is no such object */
export function insertKey(at: TextFile, object: string, key: string, value: Json, after?: string): TextEdit[] {
  const node = existing(treeOfFile(at), object);
  const members = node.children ?? [];
  const previous = members.findIndex((member) => member.children?.[0]?.value === after);
  const text = {
    line: `${JSON.stringify(key)}: ${printLine(value)}`,
    lines: (indent: string) => printMember(key, value, indent),
  };
  return insertIn(at, node, previous < 0 ? members.length : previous + 1, text);
}

/** Gives an item of a list another place in it; `to` is its index afterwards. @throws when there is no such item */
export function moveItem(at: TextFile, list: string, from: number, to: number): TextEdit[] {
  return moveIn(at, existing(treeOfFile(at), list), from, to);
}

/** Gives a key of an object another place in it; `to` is its index afterwards. @throws when there is no such key */
export function moveKey(at: TextFile, object: string, key: string, to: number): TextEdit[] {
  const node = existing(treeOfFile(at), object);
  const from = (node.children ?? []).findIndex((member) => member.children?.[0]?.value === key);
  return moveIn(at, node, from, to);
}

/** Gives a key of an object another name. @throws when there is no such key */
export function renameKey(at: TextFile, pointer: string, name: string): TextEdit[] {
  const key = memberOf(existing(treeOfFile(at), pointer)).children?.[0] as Node;
  return [edit(at, [key.offset, key.offset + key.length], JSON.stringify(name))];
}

function moveIn(at: TextFile, node: Node, from: number, to: number): TextEdit[] {
  const members = node.children ?? [];
  const member = members[from];
  if (!member || to < 0 || to >= members.length) throw new Error(`No item ${from} to be moved to ${to} in ${at.file}.`);
  if (from === to) return [];
  const text = at.text.slice(member.offset, end(member));
  const neighbour = members[to] as Node;
  const gap = isOnOneLine(at, node) ? ' ' : `\n${indentAt(at.text, neighbour.offset)}`;
  const place = to > from ? end(neighbour) : neighbour.offset;
  const put = edit(at, [place, place], to > from ? `,${gap}${text}` : `${text},${gap}`);
  return [edit(at, cut(members, from), ''), put];
}

type Range = readonly [from: number, to: number];

const edit = ({ file }: TextFile, [from, to]: Range, text: string): TextEdit => ({
  file,
  offset: from,
  length: to - from,
  text,
});

const end = (node: Node): number => node.offset + node.length;

const whole = (at: TextFile, value: Json): TextEdit[] => [
  edit(at, [0, at.text.length], `${printValue(value, '', 0)}\n`),
];

function treeOfFile({ file, text }: TextFile): Node {
  const tree = treeOf(text);
  if (!tree) throw new Error(`${file} is no JSON.`);
  return tree;
}

function find(tree: Node, pointer: string): Node | undefined {
  let node: Node | undefined = tree;
  for (const step of parsePointer(pointer)) {
    const children: Node[] = node?.children ?? [];
    if (node?.type === 'array') node = /^\d+$/.test(step) ? children[Number(step)] : undefined;
    else node = lastMember(children, step)?.children?.[1];
    if (!node) return undefined;
  }
  return node;
}

function existing(tree: Node, pointer: string): Node {
  const node = find(tree, pointer);
  if (!node) throw new Error(`There is nothing at "${pointer}".`);
  return node;
}

function split(pointer: string): { around: string; key: string } {
  const at = pointer.lastIndexOf('/');
  return { around: pointer.slice(0, at), key: parsePointer(pointer).at(-1) as string };
}

/** What stands in the object or list: the property of a value, or the item itself. */
const memberOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

const isOnOneLine = ({ text }: TextFile, node: Node): boolean => !text.slice(node.offset, end(node)).includes('\n');

const indentAt = (text: string, offset: number): string => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
};

/** A member with the comma that goes with it. */
function cut(members: readonly Node[], index: number): Range {
  const [member, before, after] = [members[index], members[index - 1], members[index + 1]];
  if (!member) throw new Error(`There is no item ${index}.`);
  if (before) return [end(before), end(member)];
  if (after) return [member.offset, after.offset];
  const container = member.parent as Node;
  return [container.offset + 1, end(container) - 1];
}

function replaceIn(at: TextFile, node: Node, value: Json): TextEdit[] {
  const line = outermostLine(at, node);
  if (line && line !== node) {
    const small = edit(at, [node.offset, end(node)], printLine(value));
    if (fits(at, line, small)) return [small];
    return reprint(at, line, small);
  }
  const indent = indentAt(at.text, node.offset);
  const before = node.offset - (at.text.lastIndexOf('\n', node.offset - 1) + 1);
  return [edit(at, [node.offset, end(node)], printValue(value, indent, before + 1))];
}

interface Written {
  line: string;
  lines(indent: string): string;
}

function insertIn(at: TextFile, node: Node, index: number, { line, lines }: Written): TextEdit[] {
  const members = node.children ?? [];
  const before = members[Math.min(index, members.length) - 1];
  const next = members[index];
  if (members.length > 0 && !isOnOneLine(at, node)) {
    const indent = indentAt(at.text, (before ?? (next as Node)).offset);
    const text = lines(indent);
    if (before) return [edit(at, [end(before), end(before)], `,\n${indent}${text}`)];
    return [edit(at, [(next as Node).offset, (next as Node).offset], `${text},\n${indent}`)];
  }
  const [open, close] = node.type === 'array' ? ['[', ']'] : ['{ ', ' }'];
  const small = before
    ? edit(at, [end(before), end(before)], `, ${line}`)
    : next
      ? edit(at, [next.offset, next.offset], `${line}, `)
      : edit(at, [node.offset, end(node)], open + line + close);
  const outermost = outermostLine(at, node);
  if (outermost?.parent && fits(at, outermost, small)) return [small];
  return reprint(at, outermost ?? node, small);
}

/** The largest thing around a node that stands on one line with it; the file itself counts where it is all on one. */
function outermostLine(at: TextFile, node: Node): Node | undefined {
  let found: Node | undefined;
  for (let around: Node | undefined = node; around; around = around.parent) {
    if (around.type === 'property') continue;
    if (!isOnOneLine(at, around)) break;
    found = around;
  }
  return found;
}

/** Whether the line of a thing still ends within its columns. */
function fits({ text }: TextFile, node: Node, { text: added, length }: TextEdit): boolean {
  const start = text.lastIndexOf('\n', node.offset - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  return line.length - length + added.length <= LINE;
}

/** A thing on one line written anew with an edit of it, over as many lines as it takes. */
function reprint(at: TextFile, node: Node, small: TextEdit): TextEdit[] {
  const own = at.text.slice(node.offset, end(node));
  const from = small.offset - node.offset;
  const changed = own.slice(0, from) + small.text + own.slice(from + small.length);
  const value = getNodeValue(parseTree(changed) as Node) as Json;
  if (!node.parent) return whole(at, value);
  const before = node.offset - (at.text.lastIndexOf('\n', node.offset - 1) + 1);
  const indent = indentAt(at.text, node.offset);
  return [edit(at, [node.offset, end(node)], printValue(value as JsonObject, indent, before + 1))];
}
