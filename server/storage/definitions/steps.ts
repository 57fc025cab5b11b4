import { isDeepStrictEqual } from 'node:util';
import type { MigrationStep } from '../../../engine/wire';
import type { DefinitionsPackage, VersionFacts } from './types';

type Steps = Record<string, MigrationStep[]>;

/** The steps that newer sources declare and older ones do not, by wizard. */
export function stepsSince(before: Steps, after: Steps): Steps {
  const added = Object.entries(after).map(([wizard, steps]) => {
    const known = new Set(before[wizard]?.map(({ id }) => id));
    return [wizard, steps.filter(({ id }) => !known.has(id))] as const;
  });
  return Object.fromEntries(added.filter(([, steps]) => steps.length > 0));
}

/** The published steps that newer sources lack, or have otherwise; of a wizard that is asked no more none is left. */
export function lostSteps(
  known: Steps,
  { index, migrations }: Pick<DefinitionsPackage, 'index' | 'migrations'>,
): string[] {
  const asked = new Set(index.wizards.map(({ id }) => id));
  return Object.entries(known).flatMap(([wizard, steps]) => {
    const kept = new Map(migrations[wizard]?.map((step) => [step.id, step]));
    return steps.filter((step) => asked.has(wizard) && !isDeepStrictEqual(kept.get(step.id), step)).map(({ id }) => id);
  });
}

/** The steps of a wizard from one version to a newer one, in their order. */
export function stepsBetween(
  versions: readonly VersionFacts[],
  wizard: string,
  { from, to }: { from: number; to: number },
): MigrationStep[] {
  return versions.filter(({ number }) => number > from && number <= to).flatMap(({ steps }) => steps[wizard] ?? []);
}
