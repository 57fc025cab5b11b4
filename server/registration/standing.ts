import { and, eq, max } from 'drizzle-orm';
import { wasSent } from '../../contract/lifeCycle';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Client } from '../storage/client';
import type { VersionFacts } from '../storage/definitions/types';
import type { Database } from '../storage/open';
import { collectionRow, definitionRead, part, sending } from '../storage/schema';
import type { Services } from '../storage/services';
import { statusOf } from './status';

/** The version that a client's wizard stands in. */
export interface Standing {
  number: number;
  /** The version that it has stopped before, and why: nothing goes on until the client has read it. */
  stop?: { number: number; message: string };
}

/** Who stands where. */
interface Whose {
  client: Client;
  wizard: LoadedWizard['wizard'];
}

/**
 * Where a client's wizard stands: in the current version, unless what was begun may be finished in the one that it was
 * begun in, or stopped there. What was sent goes on with the current one.
 */
export async function standingOf(
  services: Pick<Services, 'database' | 'definitions' | 'clock'>,
  { client, wizard }: Whose,
): Promise<Standing> {
  const { database, definitions, clock } = services;
  const current = definitions.current.number;
  const now = clock();
  const hasFate = definitions.versions.some(({ fates, number }) => fates[wizard.id] && number <= current);
  if (!hasFate || (await wasSentBefore(database, { client, wizard }, now))) return { number: current };
  const begun = await begunIn(database, { client, wizard });
  if (begun === undefined) return { number: current };
  const reads = await database
    .select({ number: definitionRead.number })
    .from(definitionRead)
    .where(and(eq(definitionRead.clientId, client.id), eq(definitionRead.wizard, wizard.id)));
  const read = reads.map(({ number }) => number);
  return standing(definitions.versions, { wizard: wizard.id, begun, current, now, read });
}

/** Keeps that a client goes on with the version at which a wizard stopped. */
export async function goOn(
  database: Database,
  { client, wizard }: Whose,
  { number, at }: { number: number; at: Date },
): Promise<void> {
  await database
    .insert(definitionRead)
    .values({ clientId: client.id, wizard: wizard.id, number, at })
    .onConflictDoNothing();
}

async function wasSentBefore(database: Database, { client, wizard }: Whose, now: Date): Promise<boolean> {
  if (wizard.registration) return wasSent(statusOf(client, now));
  const own = and(eq(sending.clientId, client.id), eq(sending.wizard, wizard.id));
  return (await database.select({ id: sending.id }).from(sending).where(own).limit(1)).length > 0;
}

/** The version of what is saved of a wizard; `undefined` when nothing is. */
async function begunIn(database: Database, { client, wizard }: Whose): Promise<number | undefined> {
  const newest = async (table: typeof part | typeof collectionRow) => {
    const own = and(eq(table.clientId, client.id), eq(table.wizard, wizard.id));
    const [found] = await database
      .select({ number: max(table.definition) })
      .from(table)
      .where(own);
    return found?.number ?? 0;
  };
  return Math.max(await newest(part), await newest(collectionRow)) || undefined;
}

type Stage = Pick<VersionFacts, 'number' | 'fates' | 'startsAt'>;

interface Begun {
  wizard: string;
  /** The version of what is saved. */
  begun: number;
  current: number;
  now: Date;
  /** The versions at which the client went on after a stop. */
  read: readonly number[];
}

/** Where a wizard goes from the version that it was begun in: over one version after the other, up to one that waits. */
export function standing(versions: readonly Stage[], { wizard, begun, current, now, read }: Begun): Standing {
  const isOvertaken = ({ number, startsAt }: Stage) =>
    versions.some((later) => later.number > number && later.number <= current && later.startsAt <= startsAt);
  for (const version of versions) {
    const { number, fates } = version;
    const fate = fates[wizard];
    // One that another has replaced before it began was never in force.
    if (number <= begun || number > current || !fate || isOvertaken(version)) continue;
    if (fate.kind === 'finish' && now < new Date(fate.until)) return { number: number - 1 };
    if (fate.kind === 'stop' && !read.includes(number)) {
      return { number: number - 1, stop: { number, message: fate.message } };
    }
  }
  return { number: current };
}
