import { type Pointer, parsePointer, toPointer } from '../../engine/core';
import type { PartStep } from '../../engine/definition';

/**
 * Where a place of a tab stands in the body of a part: under the part's name, with names of its own, without the field
 * that is the body itself. Rows that go one by one stand there without their place, or below the part's name alone in a list.
 * The inverse of how the engine reads it.
 */
export function placeInBody({ data, each, wrap, rename = {} }: PartStep, pointer: Pointer): Pointer {
  const steps = parsePointer(pointer);
  const isBody = data.length === 1 && data[0]?.split('/')[1] === steps[0];
  const isOfRow = isBody && /^\d+$/.test(steps[1] ?? '');
  const place = isOfRow ? placeOfRow(steps[1] as string, { each, wrap }) : [];
  const [name, ...inner] = isBody ? steps.slice(isOfRow ? 2 : 1) : steps;
  // Only what stands outermost has a name of its own.
  const own = name === undefined ? [] : [rename[name] ?? name, ...inner];
  return toPointer([...(wrap === undefined ? [] : [wrap]), ...place, ...own]);
}

function placeOfRow(index: string, { each, wrap }: Pick<PartStep, 'each' | 'wrap'>): string[] {
  if (!each) return [index];
  return wrap === undefined ? [] : ['0'];
}
