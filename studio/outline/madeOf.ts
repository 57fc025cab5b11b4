import type { OutlineNode } from './node';

interface Made {
  shared: unknown;
  node: OutlineNode;
}

const made = new WeakMap<object, Map<string, Made>>();

/**
 * The row that is made of a part of a file: the one of before, as long as that part and what all share are the same objects.
 * @param place what of the row depends on where it stands
 */
export function madeOf(part: object, place: string, shared: unknown, make: () => OutlineNode): OutlineNode {
  const known = made.get(part) ?? new Map<string, Made>();
  made.set(part, known);
  const last = known.get(place);
  if (last && last.shared === shared) return last.node;
  const node = make();
  known.set(place, { shared, node });
  return node;
}
