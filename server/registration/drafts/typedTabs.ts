import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Client } from '../../storage/client';
import { draftEntry } from '../../storage/schema';
import type { Registrations } from '../registrations';
import { isOf } from './keep';
import { forgottenAt } from './read';
import { areDraftsOn, draftSetting } from './setting';

/** When, and on which device, something was typed last that is not saved. */
export interface LastTyped {
  Em: string;
  Aparelho: string;
}

/** The tabs of a wizard in which something is typed and not saved, as far as it can be shown. */
export async function typedTabs(
  { services, safe }: Registrations,
  { id: clientId }: Client,
  wizard: string,
): Promise<ReadonlyMap<string, LastTyped>> {
  if (!safe) return new Map();
  const { database, definitions, clock } = services;
  const tab = sql<string>`split_part(${draftEntry.place}, '/', 1)`;
  const found = await database
    .selectDistinctOn([tab], {
      tab,
      device: draftEntry.deviceName,
      typedAt: draftEntry.typedAt,
      setting: draftSetting,
    })
    .from(draftEntry)
    .where(
      and(
        isOf({ clientId, wizard }),
        gt(draftEntry.keptAt, forgottenAt(clock())),
        inArray(draftEntry.keyId, safe.keyIds),
      ),
    )
    .orderBy(tab, sql`${draftEntry.typedAt} desc`);
  if (!areDraftsOn(definitions, found[0]?.setting ?? null)) return new Map();
  return new Map(
    found.map(({ tab, device, typedAt }) => [tab, { Em: new Date(typedAt).toISOString(), Aparelho: device }]),
  );
}
