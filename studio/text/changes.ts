import { diffIndices } from 'node-diff3';
import { sameEnds } from '../../engine/edit';

/** Characters from `from` to `to` become another text. */
export interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/** Lines on both sides beyond which they are not compared one by one. */
const MOST_LINES = 4_000;

/** What turns a text into another one: line by line, and in each of them only what differs. In order, without overlaps. */
export function changesBetween(before: string, after: string): Replacement[] {
  if (before === after) return [];
  const [old, now] = [linesOf(before), linesOf(after)];
  const [start, end] = sameLines(old, now);
  const [middle, next] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const offset = lengthOf(old.slice(0, start));
  if (middle.length + next.length > MOST_LINES) return [smallest(offset, middle.join(''), next.join(''))];
  const starts = [offset];
  for (const line of middle) starts.push((starts.at(-1) as number) + line.length);
  return diffIndices(middle, next).map(({ buffer1: [at, count], buffer2: [to, added] }) =>
    smallest(starts[at] as number, middle.slice(at, at + count).join(''), next.slice(to, to + added).join('')),
  );
}

/** Lines with the break that ends them. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

/** A replacement without what is the same at both ends. */
function smallest(offset: number, before: string, after: string): Replacement {
  const { start, end } = sameEnds(before, after);
  return { from: offset + start, to: offset + before.length - end, insert: after.slice(start, after.length - end) };
}

/** How many lines are the same at the beginning, and at the end of what is left. */
function sameLines(a: readonly string[], b: readonly string[]) {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [start, end] as const;
}
