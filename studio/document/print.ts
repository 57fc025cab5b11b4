import type { Json } from '../../engine/core';

/** Columns of a line, as the formatter of the project has them. */
export const LINE = 120;
const STEP = '  ';

/**
 * A value as text the way the definitions are written: on one line when it ends within 120 columns, else one member per line.
 * @param indent what stands before the line in which the value begins
 * @param used columns of that line that are taken before and after the value
 */
export function printValue(value: Json, indent: string, used: number): string {
  const line = printLine(value);
  const isOpen = typeof value !== 'object' || value === null || line.length <= 2;
  if (isOpen || used + line.length <= LINE) return line;
  const inner = indent + STEP;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + printValue(item, inner, inner.length + 1));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => inner + printMember(key, member, inner));
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** A member of an object that stands on a line of its own. */
export function printMember(key: string, value: Json, indent: string): string {
  const name = `${JSON.stringify(key)}: `;
  return name + printValue(value, indent, indent.length + name.length + 1);
}

/** A value on one line. */
export function printLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${printLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
