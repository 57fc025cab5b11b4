import { and, eq, max, sql } from 'drizzle-orm';
import { wasSent } from '../../contract/lifeCycle';
import type { LoadedWizard } from '../../engine/definition';
import type { Client } from '../storage/client';
import type { Database } from '../storage/database';
import type { VersionFacts } from '../storage/definitions/types';
import { collectionRow, definitionRead, draftEntry, part, sending } from '../storage/schema';
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
  const places = { wizard: wizard.id, current, now };
  if (waiting(definitions.versions, places).length === 0 || (await wasSentBefore(database, { client, wizard }, now)))
    return { number: current };
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

/** The version of what is saved of a wizard, else of what is typed; `undefined` when there is neither. */
async function begunIn(database: Database, { client, wizard }: Whose): Promise<number | undefined> {
  const newest = async (table: typeof part | typeof collectionRow) => {
    const own = and(eq(table.clientId, client.id), eq(table.wizard, wizard.id));
    const [found] = await database
      .select({ number: max(table.definition) })
      .from(table)
      .where(own);
    return found?.number ?? 0;
  };
  const saved = Math.max(await newest(part), await newest(collectionRow));
  return saved || (await typedIn(database, { client, wizard }));
}

/** The newest version that a draft was typed in; what devices write there may be anything. */
async function typedIn(database: Database, { client, wizard }: Whose): Promise<number | undefined> {
  const own = and(eq(draftEntry.clientId, client.id), eq(draftEntry.wizard, wizard.id));
  // The cast comes after the filter, whatever the order of the conditions.
  const numbers = sql`case when ${draftEntry.version} ~ '^[1-9][0-9]{0,8}$' then ${draftEntry.version}::int end`;
  const [found] = await database
    .select({ number: sql<number | null>`max(${numbers})` })
    .from(draftEntry)
    .where(own);
  return found?.number ?? undefined;
}

type Stage = Pick<VersionFacts, 'number' | 'fates' | 'startsAt' | 'backTo'>;

interface Begun {
  wizard: string;
  /** The version of what is saved. */
  begun: number;
  current: number;
  now: Date;
  /** The versions at which the client went on after a stop. */
  read: readonly number[];
}

/** The versions before which a wizard may wait now: to be finished, or until its client has read why. */
function waiting(
  versions: readonly Stage[],
  { wizard, current, now }: Pick<Begun, 'wizard' | 'current' | 'now'>,
): Stage[] {
  const known = upTo(versions, current);
  return known.filter((version) => {
    const fate = version.fates[wizard];
    const waits = fate?.kind === 'stop' || (fate?.kind === 'finish' && now < new Date(fate.until));
    return waits && wasInForce(version, known);
  });
}

const upTo = (versions: readonly Stage[], current: number) => versions.filter(({ number }) => number <= current);

/** Whether a version was in force, and no later one has undone it. */
function wasInForce({ number, startsAt }: Stage, known: readonly Stage[]): boolean {
  return !known.some(
    (later) => later.number > number && (later.startsAt <= startsAt || (later.backTo ?? number) < number),
  );
}

/** The numbers of the older versions that some client's wizard may stand in now, the newest first. */
export function standable(versions: readonly Stage[], current: number, now: Date): number[] {
  const wizards = new Set(versions.flatMap(({ fates }) => Object.keys(fates)));
  const waits = [...wizards].flatMap((wizard) => waiting(versions, { wizard, current, now }));
  const last = Math.max(0, ...waits.map(({ number }) => number));
  return versions.flatMap(({ number }) => (number < last ? [number] : [])).reverse();
}

/** Where a wizard goes from the version that it was begun in: over one version after the other, up to one that waits. */
export function standing(versions: readonly Stage[], { wizard, begun, current, now, read }: Begun): Standing {
  for (const { number, fates } of waiting(versions, { wizard, current, now })) {
    const fate = fates[wizard];
    if (number <= begun || !fate) continue;
    const known = upTo(versions, current);
    const earlier = known.findLast((version) => version.number < number && wasInForce(version, known));
    const before = Math.max(begun, earlier?.number ?? 0);
    if (fate.kind === 'finish') return { number: before };
    if (fate.kind === 'stop' && !read.includes(number))
      return { number: before, stop: { number, message: fate.message } };
  }
  return { number: current };
}
