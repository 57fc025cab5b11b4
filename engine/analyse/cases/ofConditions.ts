import { isEqual } from '../../core/json';
import { leavesOf } from '../why/trace';
import { namedBy } from '../witnesses';
import { type ConditionPlace, conditionsOf } from './conditions';
import { viewOf } from './decides';
import type { Performance } from './perform';
import { scopesOf } from './scopes';
import type { Quest } from './seek';
import type { Tested } from './tested';
import type { Aim } from './types';
import { trialsOf } from './variables';

/** What is sought for the conditions of a tab. */
export const conditionQuests = (tested: Tested): Quest[] => conditionsOf(tested).map((place) => questOf(tested, place));

/** What is sought for one condition: both outcomes, each leaf deciding both ways, and the edges of its keywords. */
export function questOf(tested: Tested, place: ConditionPlace): Quest {
  const edges = edgesOf(tested, place);
  const { of } = place;
  return {
    subject: { kind: 'condition', place },
    trials: trialsOf(tested, place),
    ...('rule' in of && { rule: of.rule }),
    aims: [{ kind: 'holds' }, { kind: 'fails' }, ...decisions(place), ...edges],
    reached: (performance) => reachedIn(place, performance, edges),
  };
}

/** Each leaf of a condition, deciding as true and as false. */
export const decisions = ({ condition, pointer }: Pick<ConditionPlace, 'condition' | 'pointer'>): Aim[] =>
  leavesOf(condition, BLANK, pointer).flatMap(({ pointer: leaf }) =>
    [true, false].map((truth): Aim => ({ kind: 'decides', leaf, truth })),
  );

/** A scope in which a condition is taken apart, whatever its leaves say there. */
const BLANK = {
  data: {},
  context: { settings: {}, user: {}, mode: 'new' as const, today: '2000-01-01', now: '', formats: {} },
};

/** What an example shows of a condition. */
export function reachedIn(place: ConditionPlace, performance: Performance, edges: readonly Aim[] = []): Aim[] {
  return scopesOf(place, performance).flatMap((scope): Aim[] => {
    const { truth, leaves } = viewOf(place.condition, scope, place.pointer);
    const deciding = leaves.filter(({ decides }) => decides);
    const atEdges = edges.filter((edge) =>
      deciding.some(
        ({ pointer, value }) => edge.kind === 'edge' && edge.leaf === pointer && isEqual(edge.value, value),
      ),
    );
    const decided = deciding.map((leaf): Aim => ({ kind: 'decides', leaf: leaf.pointer, truth: leaf.truth }));
    return [{ kind: truth ? 'holds' : 'fails' }, ...decided, ...atEdges];
  });
}

/** The values at which the keywords of a condition's leaves change their answer. */
function edgesOf({ input }: Tested, { condition, pointer }: ConditionPlace): Aim[] {
  return leavesOf(condition, BLANK, pointer).flatMap(({ pointer: leaf, expected }): Aim[] => {
    if (typeof expected !== 'object' || Array.isArray(expected)) return [];
    const named = namedBy(expected, input);
    const edges = named.filter((value, at) => named.findIndex((other) => isEqual(other, value)) === at);
    return edges.length < 2 ? [] : edges.map((value): Aim => ({ kind: 'edge', leaf, value }));
  });
}
