import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isObject, type Json, type JsonObject } from '../../engine/core';

/** A text of JSON in which the object at a path has `kept` of its members, and these. */
export function withMembers(
  text: string,
  path: string[],
  members: readonly (readonly [string, Json])[],
  kept: readonly string[],
): string {
  const now = valueAt(text, path) as JsonObject;
  const before = Object.fromEntries(kept.flatMap((key) => (key in now ? [[key, now[key] as Json]] : [])));
  return withValue(text, path, { ...before, ...Object.fromEntries(members) });
}

/** A text of JSON with another value at a path; all around it stays as it is written. */
export function withValue(text: string, path: string[], value: Json): string {
  const { offset, length } = nodeAt(text, path);
  const column = offset - text.lastIndexOf('\n', offset) - 1;
  return text.slice(0, offset) + written(value, path.length, column) + text.slice(offset + length);
}

/** A text of JSON with a member of the object at a path set; it stands last where it is new, and the others stay as they are written. */
export function withMember(text: string, path: string[], key: string, value: Json): string {
  const { children = [], offset } = nodeAt(text, path);
  if (children.some(({ children: [name] = [] }) => name?.value === key)) return withValue(text, [...path, key], value);
  const last = children.at(-1);
  const end = last ? last.offset + last.length : offset + 1;
  const line = `\n${'  '.repeat(path.length + 1)}${JSON.stringify(key)}: `;
  const rest = last ? text.slice(end) : `\n${'  '.repeat(path.length)}${text.slice(end).trimStart()}`;
  return `${text.slice(0, end)}${last ? ',' : ''}${line}${written(value, path.length + 1, line.length)}${rest}`;
}

/** What stands at a path of a text of JSON. @throws when nothing does */
export function valueAt(text: string, path: string[]): Json {
  const { offset, length } = nodeAt(text, path);
  return JSON.parse(text.slice(offset, offset + length)) as Json;
}

function nodeAt(text: string, path: string[]): Node {
  const node = findNodeAtLocation(parseTree(text) as Node, path);
  if (!node) throw new Error(`There is nothing at ${path.join('/')}.`);
  return node;
}

const WIDTH = 120;

/** JSON as the formatter has it: objects over several lines, lists of values in one where it is wide enough. */
function written(value: Json, depth: number, before = 0): string {
  const [inner, outer] = ['  '.repeat(depth + 1), '  '.repeat(depth)];
  if (isObject(value)) {
    const lines = Object.entries(value).map(([key, each]) => {
      const name = `${inner}${JSON.stringify(key)}: `;
      return name + written(each, depth + 1, name.length);
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${outer}}`;
  }
  if (!Array.isArray(value)) return JSON.stringify(value);
  const line = JSON.stringify(value, null, 1)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\[ | \]/g, (found) => found.trim());
  if (!holdsObject(value) && before + line.length < WIDTH) return line;
  return `[\n${value.map((each) => inner + written(each, depth + 1, inner.length)).join(',\n')}\n${outer}]`;
}

const holdsObject = (value: Json): boolean => isObject(value) || (Array.isArray(value) && value.some(holdsObject));
