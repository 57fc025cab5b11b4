import { lte } from 'drizzle-orm';
import type { LoadedWizard } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import { deleteInBatches } from '../../storage/batches';
import type { Client } from '../../storage/client';
import type { Definitions } from '../../storage/definitions/types';
import { draftEntry } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';
import { withWizard } from '../change';
import type { Registrations } from '../registrations';
import { beginChange, type DraftOf, isWithinLimits, keepChanges } from './keep';
import { type DraftEntry, forgottenAt, openEntries, readDraft } from './read';
import type { SentDraft } from './sent';
import { areDraftsOn, readDraftSetting } from './setting';

/** A draft on the wire. */
export type Draft = { Revisao: number; Entradas: DraftEntry[]; Desligado?: true };

const OFF = 'Os rascunhos no servidor estão desligados.';
const FULL = 'Há informações demais ainda não salvas. Salve o que já preencheu para continuar.';

const draftOf = ({ id }: Client, { wizard }: LoadedWizard): DraftOf => ({ clientId: id, wizard: wizard.id });

/** What a client has typed into a wizard and not saved, on all devices. */
export async function loadDraft(
  { services, safe }: Registrations,
  client: Client,
  loaded: LoadedWizard,
): Promise<Draft> {
  const { database, definitions, clock } = services;
  if (!safe) return { Revisao: 0, Entradas: [], Desligado: true };
  const of = draftOf(client, loaded);
  const { revision, setting, entries } = await readDraft(database, of, { now: clock() });
  if (!areDraftsOn(definitions, setting)) return { Revisao: 0, Entradas: [], Desligado: true };
  return { Revisao: revision, Entradas: openEntries(safe, of, entries) };
}

/**
 * Keeps what a device tells of a draft. @returns what other devices hold that it has not seen
 * @throws Refusal 404 where drafts are off, 400 for a draft that has grown too big, and where nothing may be changed
 */
export function saveDraft(
  { services, safe }: Registrations,
  { client, loaded }: { client: Client; loaded: LoadedWizard },
  sent: SentDraft,
): Promise<Draft> {
  if (!safe) throw new Refusal(404, OFF);
  const of = draftOf(client, loaded);
  return withWizard(services, { author: client, loaded }, async ({ tx, now }) => {
    const begun = await beginChange(tx, of, sent.device);
    const { revision, setting, hasOthers } = begun;
    if (!areDraftsOn(services.definitions, setting)) throw new Refusal(404, OFF);
    // A revision that is still to come was told by another database than this one.
    const seen = sent.seen < revision ? sent.seen : 0;
    const most = await keepChanges(tx, of, { safe, sent: { ...sent, seen }, begun, now });
    if (!hasOthers && isWithinLimits(most)) return { Revisao: revision, Entradas: [] };
    const kept = await readDraft(tx, of, { now, to: { device: sent.device, seen } });
    if (!isWithinLimits(kept)) throw new Refusal(400, FULL);
    return { Revisao: revision, Entradas: openEntries(safe, of, kept.entries) };
  });
}

/** Forgets what was typed 30 days ago and never saved; where drafts are off, all of it. */
export const forgetsOldDrafts =
  (definitions: Definitions): Tidying =>
  async (database, now, signal) => {
    const isOn = areDraftsOn(definitions, await readDraftSetting(database));
    const key = [draftEntry.clientId, draftEntry.wizard, draftEntry.place, draftEntry.device];
    const where = isOn ? lte(draftEntry.keptAt, forgottenAt(now)) : undefined;
    await deleteInBatches(database, { from: draftEntry, key, where }, signal);
  };
