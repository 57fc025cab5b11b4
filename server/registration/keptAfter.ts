import type { WizardData } from '../../engine/core';
import type { Kept } from './keep';
import { dataOf } from './readRegistration';
import type { Registration } from './registration';
import type { PartRow } from './store';
import type { StoredPart } from './stored';

/** What is stored once a part was saved and nothing else has changed: what reading it anew would find. */
export function keptAfter({ loaded, stored }: Registration, { part: id, savedAt, ...row }: PartRow): Kept {
  const { definition, revisions } = row;
  // As the database gives it back: without what JSON does not have.
  const data: WizardData = JSON.parse(JSON.stringify(row.data));
  const saved: StoredPart = { id, data, definition, revisions, savedAt: savedAt.getTime() };
  const parts = [...stored.parts.filter((part) => part.id !== id), saved];
  const client = { ...stored.client, changes: stored.client.changes + 1 };
  const next = { ...stored, client, parts };
  return { loaded, stored: next, older: undefined, data: dataOf(loaded, next) };
}
