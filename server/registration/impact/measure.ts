import { setImmediate } from 'node:timers/promises';
import { type Group, groupOf } from '../../../contract/lifeCycle';
import type { LoadedWizard } from '../../../engine/definition';
import type { MigrationStep } from '../../../engine/wire';
import type { Definitions, VersionFacts } from '../../storage/definitions/types';
import { statusOf } from '../status';
import { changeOf, differencesOf } from './judge';
import type { LookInput } from './look';
import { matchOf } from './match';
import type { Kept } from './storedBatches';
import { createTally } from './tally';
import type { ImpactFinding, ImpactReport } from './types';

/** Where registrations come from. */
export interface Source {
  count(loaded: LoadedWizard): Promise<number>;
  batches(loaded: LoadedWizard): AsyncIterable<readonly Kept[]>;
}

/** Two versions, and what is known of the change from the one to the other. */
export interface Measured {
  before: Definitions;
  /** Those up to the one before: what is stored in an older form is carried over. */
  versions: readonly VersionFacts[];
  after: Definitions;
  /** By wizard. */
  steps: Record<string, MigrationStep[]>;
  findings: readonly ImpactFinding[];
}

/** Judges all registrations by two versions, a turn of other work in between. @param tell hears how far it is */
export async function measureImpact(
  { before, versions, after, steps, findings }: Measured,
  source: Source,
  { tell, ...input }: LookInput & { tell: (done: number, all: number) => void },
): Promise<ImpactReport> {
  const tally = createTally(matchOf(findings));
  const counts = await Promise.all(before.wizards.map((loaded) => source.count(loaded)));
  const all = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const loaded of before.wizards) {
    const change = changeOf(before, after, { loaded, steps: steps[loaded.wizard.id] ?? [] });
    for await (const batch of source.batches(loaded)) {
      for (const stored of batch) {
        const group = groupIn(loaded, stored, input.now);
        if (group) {
          const judged = { stored, versions, isRenewed: group === 'approved' && loaded.wizard.registration === true };
          tally.add(loaded.wizard.id, group, differencesOf(change, judged, input));
        }
        // One takes some milliseconds: calls of the same process come in between.
        await setImmediate();
      }
      done += batch.length;
      tell(done, all);
    }
  }
  return tally.report();
}

/** A form beside the registration is under way until it is sent. */
function groupIn({ wizard }: LoadedWizard, { client, isSent }: Kept, now: Date): Group | undefined {
  const group = groupOf(statusOf(client, now));
  if (wizard.registration || !group) return group;
  return isSent ? 'approved' : 'draft';
}
