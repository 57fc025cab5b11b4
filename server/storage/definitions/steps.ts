import type { MigrationStep } from '../../../engine/core/migration/types';
import type { VersionFacts } from './types';

type Steps = Record<string, MigrationStep[]>;

/** The steps that newer sources declare and older ones do not, by wizard. */
export function stepsSince(before: Steps, after: Steps): Steps {
  const added = Object.entries(after).map(([wizard, steps]) => {
    const known = new Set(before[wizard]?.map(({ id }) => id));
    return [wizard, steps.filter(({ id }) => !known.has(id))] as const;
  });
  return Object.fromEntries(added.filter(([, steps]) => steps.length > 0));
}

/** The steps of a wizard from one version to a newer one, in their order. */
export function stepsBetween(
  versions: readonly VersionFacts[],
  wizard: string,
  { from, to }: { from: number; to: number },
): MigrationStep[] {
  return versions.filter(({ number }) => number > from && number <= to).flatMap(({ steps }) => steps[wizard] ?? []);
}
