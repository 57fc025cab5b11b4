import { type Pointer, parsePointer, toPointer } from '../../engine/core';
import type { PartStep } from '../../engine/definition';

/**
 * Where a place of a tab stands in the body of a part: under the part's name, with names of its own, without the field
 * that is the body itself. Of rows that go one by one only the field is told.
 */
export function placeInBody({ data, each, wrap, rename = {} }: PartStep, pointer: Pointer): Pointer {
  const steps = parsePointer(pointer);
  const isBody = data.length === 1 && data[0]?.split('/')[1] === steps[0];
  const own = (isBody ? steps.slice(each ? 2 : 1) : steps).map((step) => rename[step] ?? step);
  return toPointer([...(wrap === undefined ? [] : [wrap]), ...own]);
}
