import type { OutlineNode } from './node';

interface Made {
  on: readonly unknown[];
  node: OutlineNode;
}

const made = new WeakMap<object, Map<string, Made>>();

/**
 * The row that is made of a part of a file: the one of before, as long as that part and all else that it is made of are the
 * same objects.
 * @param place what of the row depends on where it stands
 * @param on what it is made of beside the part
 */
export function madeOf(part: object, place: string, on: readonly unknown[], make: () => OutlineNode): OutlineNode {
  const known = made.get(part) ?? new Map<string, Made>();
  made.set(part, known);
  const last = known.get(place);
  if (last && isSame(last.on, on)) return last.node;
  const node = make();
  known.set(place, { on, node });
  return node;
}

function isSame(was: readonly unknown[], now: readonly unknown[]): boolean {
  if (was.length !== now.length) return false;
  for (let at = 0; at < now.length; at += 1) if (was[at] !== now[at]) return false;
  return true;
}
