import type { JsonObject } from '../../engine/core';
import type { WizardData } from '../../engine/wire';
import type { collectionRow, part } from '../storage/schema';
import { numberOf } from './carry';
import type { Registration } from './registration';
import { setOf } from './stamped';
import { withUnasked } from './unasked';

/** Who saves, when, and by which definitions. */
const stamp = ({ client, loaded, stored }: Registration, savedAt: Date) => ({
  version: loaded.wizard.version,
  definition: numberOf(loaded),
  revisions: setOf(stored),
  authorId: client.id,
  savedAt,
});

/** A part as it is kept. */
export type PartRow = Required<typeof part.$inferSelect>;

/** A row of a list as it is kept. */
export type ListRow = Required<typeof collectionRow.$inferSelect>;

/** The version of what is about to be kept, which differs from every one before. */
export const versionOfRow = ({ savedAt }: PartRow | ListRow): string => String(savedAt.getTime());

/** A part with new data by tab, as it is to be kept. */
export function partRow(
  registration: Registration,
  { id, data, now }: { id: string; data: WizardData; now: Date },
): PartRow {
  const before = registration.stored.parts.find((stored) => stored.id === id);
  const savedAt = new Date(Math.max(now.getTime(), (before?.savedAt ?? 0) + 1));
  return {
    clientId: registration.client.id,
    wizard: registration.loaded.wizard.id,
    part: id,
    data: withKept(registration, before?.data ?? {}, data),
    ...stamp(registration, savedAt),
  };
}

/** Data of a part by tab, with what was kept of fields that its version does not ask. */
function withKept({ loaded }: Registration, before: WizardData, data: WizardData): WizardData {
  const { key } = loaded.wizard;
  const tabs = [...new Set([...Object.keys(before), ...Object.keys(data)])].map((tab): [string, JsonObject] => {
    const fields = loaded.tabs[tab]?.definition.schema.properties ?? {};
    return [tab, withUnasked(before[tab] ?? {}, data[tab] ?? {}, { fields, key })];
  });
  return Object.fromEntries(tabs.filter(([tab, fields]) => tab in data || Object.keys(fields).length > 0));
}

/** A row of a list as it is to be kept under its key, with a version that differs from every one before; a new one stands last. */
export function listRow(
  registration: Registration,
  { collection, row, now }: { collection: string; row: JsonObject; now: Date },
): ListRow {
  const { client, loaded, stored } = registration;
  const { key } = loaded.wizard;
  const { [key]: id, ...data } = row;
  const before = stored.rows.find((other) => other.id === id);
  const savedAt = new Date(Math.max(now.getTime(), (before?.savedAt ?? 0) + 1));
  const [tab = '', list = ''] = collection.split('/');
  const fields = loaded.tabs[tab]?.definition.schema.properties[list]?.items?.properties;
  const positions = stored.rows.filter((other) => other.collection === collection).map(({ position }) => position);
  return {
    id: String(id),
    clientId: client.id,
    wizard: loaded.wizard.id,
    collection,
    position: before?.position ?? Math.max(-1, ...positions) + 1,
    data: fields ? withUnasked(before?.data ?? {}, data, { fields, key }) : data,
    ...stamp(registration, savedAt),
  };
}
