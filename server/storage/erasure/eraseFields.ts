import { and, eq } from 'drizzle-orm';
import { treatmentsOf } from '../../../engine/state';
import type { Database } from '../database';
import { readSources } from '../definitions/published';
import { carriedOver, collectionRow, part, sending } from '../schema';
import { type Going, goingFields, rowWithoutFields, withoutFields } from './fields';
import type { CurrentTreatments } from './treatments';

/** Whether data of a treatment goes. @param older the version that it was saved in, where the current one has no such field */
export type Goes = (treatment: string, older?: CurrentTreatments['treatments']) => boolean;

/** Takes fields away that go, wherever they are kept, by the form of the version that each was saved in. */
export async function eraseFields(
  tx: Database,
  clientId: string,
  { current, goes }: { current: CurrentTreatments; goes: Goes },
): Promise<void> {
  const goingIn = goingByVersion(tx, { current, goes });
  for (const row of await tx.select().from(part).where(eq(part.clientId, clientId))) {
    await tx
      .update(part)
      .set({ data: withoutFields(await goingIn(row.definition), row.wizard, row.data) })
      .where(and(eq(part.clientId, clientId), eq(part.wizard, row.wizard), eq(part.part, row.part)));
  }
  for (const row of await tx.select().from(collectionRow).where(eq(collectionRow.clientId, clientId))) {
    const own = { list: row.collection, row: row.data };
    const data = rowWithoutFields(await goingIn(row.definition), row.wizard, own);
    await tx.update(collectionRow).set({ data }).where(eq(collectionRow.id, row.id));
  }
  for (const { id, wizard, definition, sent } of await tx
    .select()
    .from(sending)
    .where(eq(sending.clientId, clientId))) {
    if (!sent) continue;
    const data = withoutFields(await goingIn(definition), wizard, sent.data);
    await tx
      .update(sending)
      .set({ sent: { ...sent, data } })
      .where(eq(sending.id, id));
  }
  for (const row of await tx.select().from(carriedOver).where(eq(carriedOver.clientId, clientId))) {
    const { wizard, definition, at } = row;
    const going = await goingIn(definition);
    const parts = Object.fromEntries(
      Object.entries(row.parts).map(([name, data]) => [name, withoutFields(going, wizard, data)]),
    );
    const rows = Object.fromEntries(
      Object.entries(row.rows).map(([list, all]) => [
        list,
        all.map((each) => rowWithoutFields(going, wizard, { list, row: each })),
      ]),
    );
    await tx
      .update(carriedOver)
      .set({ parts, rows })
      .where(
        and(
          eq(carriedOver.clientId, clientId),
          eq(carriedOver.wizard, wizard),
          eq(carriedOver.definition, definition),
          eq(carriedOver.at, at),
        ),
      );
  }
}

/**
 * The fields that go by the number of a version. What the current version says of a field counts; fields that it does not
 * have go by what their own version says.
 */
function goingByVersion(tx: Database, { current, goes }: { current: CurrentTreatments; goes: Goes }) {
  const now = goingFields(current.treatments, goes);
  const known = new Map<number, Going>([[current.number, now]]);
  return async (number: number): Promise<Going> => {
    const found = known.get(number);
    if (found) return found;
    const older = treatmentsOf((await readSources(tx, number))?.sources ?? {});
    const going = goingFields(older, (treatment) => goes(treatment, older), {
      current: current.treatments,
      going: now,
    });
    known.set(number, going);
    return going;
  };
}
