import { and, eq, max } from 'drizzle-orm';
import { wasSent } from '../../contract/lifeCycle';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Client } from '../storage/client';
import type { VersionFacts } from '../storage/definitions/types';
import { collectionRow, part } from '../storage/schema';
import type { Services } from '../storage/services';
import { statusOf } from './status';

/**
 * The number of the version that a client's wizard stands in: the current one, unless what was begun may be finished in
 * the one that it was begun in.
 */
export async function standingOf(
  services: Pick<Services, 'database' | 'definitions' | 'clock'>,
  { client, wizard }: { client: Client; wizard: LoadedWizard['wizard'] },
): Promise<number> {
  const { database, definitions, clock } = services;
  const current = definitions.current.number;
  const now = clock();
  const hasChoice = definitions.versions.some(({ fates }) => fates[wizard.id]?.kind === 'finish');
  if (!hasChoice || (wizard.registration && wasSent(statusOf(client, now)))) return current;
  const of = <T extends typeof part | typeof collectionRow>(table: T) =>
    database
      .select({ number: max(table.definition) })
      .from(table as typeof part)
      .where(and(eq(table.clientId, client.id), eq(table.wizard, wizard.id)));
  const [parts] = await of(part);
  const [rows] = await of(collectionRow);
  const begun = Math.max(parts?.number ?? 0, rows?.number ?? 0);
  return begun === 0 ? current : standing(definitions.versions, { wizard: wizard.id, begun, current, now });
}

/** The version in which a wizard that was begun in one goes on: carried over version by version, up to one that waits. */
export function standing(
  versions: readonly Pick<VersionFacts, 'number' | 'fates'>[],
  { wizard, begun, current, now }: { wizard: string; begun: number; current: number; now: Date },
): number {
  const newer = versions.filter(({ number }) => number > begun && number <= current);
  const waits = newer.find(({ fates }) => {
    const fate = fates[wizard];
    return fate?.kind === 'finish' && now < new Date(fate.until);
  });
  return waits ? waits.number - 1 : current;
}
