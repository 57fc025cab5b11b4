import type { FieldPlan } from '../plan/fields';
import { settleField } from './settleField';
import { instancesOf } from './state';
import type { Draft } from './working';

/**
 * Works out every field in the order in which the values depend on each other, and those again whose flags read what
 * comes later. Cost: fields plus rules.
 */
export function settleAll(draft: Draft): void {
  for (const node of [...draft.plan.order, ...draft.plan.revisited]) {
    const field = draft.plan.byNode.get(node) as FieldPlan;
    for (const index of instancesOf(field, draft.data)) settleField(draft, field, index);
  }
}

/**
 * Works out only what depends on the given fields, transitively. Cost: what is reached, whatever the size of the form.
 * A field whose value others depend on is passed before them, in the order of `plan.order`.
 */
export function settleFrom(draft: Draft, seeds: { field: FieldPlan; index?: number | undefined }[]): void {
  const { plan } = draft;
  const dirty = new Map<string, Set<number | undefined> | 'all'>();
  const queue: string[] = [];
  const mark = (node: string, index: number | undefined, cross: boolean) => {
    if (!dirty.has(node)) {
      dirty.set(node, new Set());
      enqueue(queue, node, plan.rank);
    }
    const marks = dirty.get(node);
    if (marks === 'all') return;
    if (cross) dirty.set(node, 'all');
    else marks?.add(index);
  };
  const spread = (node: string, index: number | undefined) => {
    for (const edge of plan.dependents.get(node) ?? []) {
      const toRow = plan.byNode.get(edge.node)?.list !== undefined;
      mark(edge.node, toRow ? index : undefined, edge.cross && toRow);
    }
  };
  for (const { field, index } of seeds) {
    mark(field.node, index, false);
    spread(field.node, index);
  }
  while (queue.length > 0) {
    const node = queue.shift() as string;
    const field = plan.byNode.get(node) as FieldPlan;
    const marks = dirty.get(node) ?? new Set();
    dirty.delete(node);
    for (const index of marks === 'all' ? instancesOf(field, draft.data) : marks) {
      if (settleField(draft, field, index)) spread(node, index);
    }
  }
}

function enqueue(queue: string[], node: string, rank: Map<string, number>) {
  const place = rank.get(node) ?? 0;
  let at = queue.length;
  while (at > 0 && (rank.get(queue[at - 1] as string) ?? 0) > place) at -= 1;
  queue.splice(at, 0, node);
}
