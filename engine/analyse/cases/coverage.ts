import { type ConditionPlace, conditionsOf } from './conditions';
import { examplesOf } from './examples';
import { decisions, reachedIn } from './ofConditions';
import { perform } from './perform';
import { keyOfAim } from './seek';
import type { Tested } from './tested';
import type { Aim } from './types';

/** How far the examples of a tab cover one condition; counts are of examples. */
export interface ConditionCoverage {
  place: ConditionPlace;
  holds: number;
  fails: number;
  /** How often each leaf decides, as true and as false. */
  leaves: { leaf: string; true: number; false: number }[];
  /** What no example shows. */
  open: Aim[];
}

/** Runs every example of a tab, and gives for each of its conditions what they show of it, one example a step. */
export function* coverageOf(tested: Tested): Generator<undefined, ConditionCoverage[]> {
  const places = conditionsOf(tested);
  const counts = places.map(() => new Map<string, number>());
  for (const { given } of examplesOf(tested.tab.definition)) {
    yield;
    const performance = perform(tested, given);
    for (const [index, place] of places.entries()) {
      const own = counts[index] as Map<string, number>;
      for (const key of new Set(reachedIn(place, performance).map(keyOfAim))) own.set(key, (own.get(key) ?? 0) + 1);
    }
  }
  return places.map((place, index) => summed(place, counts[index] as Map<string, number>));
}

function summed(place: ConditionPlace, counts: ReadonlyMap<string, number>): ConditionCoverage {
  const count = (aim: Aim) => counts.get(keyOfAim(aim)) ?? 0;
  const decided = decisions(place);
  const leaves = new Map<string, ConditionCoverage['leaves'][number]>();
  for (const aim of decided) {
    if (aim.kind !== 'decides') continue;
    const own = leaves.get(aim.leaf) ?? { leaf: aim.leaf, true: 0, false: 0 };
    leaves.set(aim.leaf, { ...own, [`${aim.truth}`]: count(aim) });
  }
  const open = decided.filter((aim) => count(aim) === 0);
  return {
    place,
    holds: count({ kind: 'holds' }),
    fails: count({ kind: 'fails' }),
    leaves: [...leaves.values()],
    open,
  };
}
