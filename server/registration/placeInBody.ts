import { type Json, type Pointer, parsePointer, toPointer } from '../../engine/core';
import type { PartStep } from '../../engine/definition';

/**
 * Where a place of a tab stands in the body of a part with all its rows: under the part's name, with names of its own,
 * without the field that is the body itself. What stands outermost alone has a name of its own.
 */
export function placeInBody({ data, wrap, rename = {} }: PartStep, pointer: Pointer): Pointer {
  const steps = parsePointer(pointer);
  const isBody = data.length === 1 && data[0]?.split('/')[1] === steps[0];
  const inner = isBody ? steps.slice(1) : steps;
  const at = isBody && /^\d+$/.test(inner[0] ?? '') ? 1 : 0;
  const own = inner.map((step, index) => (index === at ? (rename[step] ?? step) : step));
  return toPointer([...(wrap === undefined ? [] : [wrap]), ...own]);
}

/**
 * The same in the body of a call that carries some `rows` of `all`: one, or under the part's name a list. `undefined` for a
 * place in a row that did not come with it.
 */
export function placeInRows(
  { wrap }: PartStep,
  place: Pointer,
  { all, rows }: { all: readonly Json[]; rows: readonly Json[] },
): Pointer | undefined {
  const [index, ...inner] = parsePointer(place).slice(wrap === undefined ? 0 : 1);
  const at = rows.indexOf(all[Number(index)] ?? null);
  if (at === -1) return undefined;
  return toPointer(wrap === undefined ? inner : [wrap, at, ...inner]);
}
