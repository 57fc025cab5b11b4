import type { WizardEntry } from '../../../../engine/definition';
import type { MigrationStep } from '../../../../engine/wire';

/** The versions that something was carried over from, by wizard. */
export const carriedFrom = new Map<string, number>();

/** The steps from an older version of a wizard to this one; `undefined` without an answer. */
export async function loadSteps(
  { id, number }: WizardEntry,
  from: number,
): Promise<readonly MigrationStep[] | undefined> {
  const response = await fetch(`/definitions/${number}/steps.json`, { credentials: 'omit' });
  if (!response.ok) return undefined;
  const steps = (await response.json()) as Record<string, Record<string, MigrationStep[]>>;
  carriedFrom.set(id, from);
  return steps[from] && (steps[from][id] ?? []);
}
