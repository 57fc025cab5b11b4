import { GROUPS, type Group } from '../../../contract/lifeCycle';
import { isEqual } from '../../../engine/core';
import type { Match } from './match';
import {
  type Counts,
  type Difference,
  EFFECTS,
  type Effect,
  type FindingImpact,
  type ImpactReport,
  type UnnamedImpact,
} from './types';

/** Examples of one finding. */
const MOST_EXAMPLES = 10;

/** What is counted so far. It grows with the findings and places that there are, not with registrations. */
export interface Tally {
  /** Counts one registration. */
  add(wizard: string, group: Group, differences: readonly Difference[]): void;
  report(): ImpactReport;
}

/** Counts registrations by the findings that tell of what happens to them. */
export function createTally(match: Match): Tally {
  const registrations = Object.fromEntries(GROUPS.map((group) => [group, 0])) as Record<Group, number>;
  const touched = noImpact();
  const findings = new Map<string, FindingImpact>();
  const others = new Map<string, UnnamedImpact>();
  const impactsOf = (wizard: string, difference: Difference, all: readonly Difference[]): FindingImpact[] => {
    const ids = match(wizard, difference);
    const told = ids.length > 0 ? ids : causesOf(wizard, difference, all);
    if (told.length === 0) return [unnamed(others, wizard, difference)];
    return told.map((id) => put(findings, id, noImpact));
  };
  /** What nothing tells of by itself follows from a value of the same tab that went: rules read it. */
  const causesOf = (wizard: string, { tab }: Difference, all: readonly Difference[]): string[] => {
    const gone = all.filter((other) => other.effect === 'lost' && other.tab === tab);
    return [...new Set(gone.flatMap((other) => match(wizard, other)))];
  };
  return {
    add(wizard, group, differences) {
      registrations[group] += 1;
      const counted = new Map<FindingImpact, Set<Effect>>();
      for (const difference of differences) {
        for (const impact of impactsOf(wizard, difference, differences)) {
          put(counted, impact, () => new Set<Effect>()).add(difference.effect);
          keepExample(impact, group, difference);
        }
      }
      if (differences.length > 0) counted.set(touched, new Set(differences.map(({ effect }) => effect)));
      for (const [impact, effects] of counted) count(impact, group, effects);
    },
    report: () => {
      const { examples: _, ...all } = touched;
      return { registrations, touched: all, findings: Object.fromEntries(findings), others: [...others.values()] };
    },
  };
}

function count(impact: FindingImpact, group: Group, effects: ReadonlySet<Effect>): void {
  for (const effect of effects) impact.counts[group][effect] += 1;
  if (group === 'approved' && (effects.has('asked') || effects.has('refused'))) impact.refusedAtRenewal += 1;
}

function keepExample({ examples }: FindingImpact, group: Group, difference: Difference): void {
  if (examples.length >= MOST_EXAMPLES) return;
  const example = { group, ...difference };
  if (!examples.some((other) => isEqual(other, example))) examples.push(example);
}

function unnamed(others: Map<string, UnnamedImpact>, wizard: string, { tab, node }: Difference): UnnamedImpact {
  return put(others, `${wizard}/${tab}/${node}`, () => ({ wizard, tab, node, ...noImpact() }));
}

function put<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

const noImpact = (): FindingImpact => {
  const none = () => Object.fromEntries(EFFECTS.map((effect) => [effect, 0])) as Record<Effect, number>;
  const counts = Object.fromEntries(GROUPS.map((group) => [group, none()])) as Counts;
  return { counts, refusedAtRenewal: 0, examples: [] };
};
