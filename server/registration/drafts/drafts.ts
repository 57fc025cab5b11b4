import { lte } from 'drizzle-orm';
import type { LoadedWizard } from '../../../engine/definition';
import type { Session } from '../../http/gate';
import { Refusal } from '../../http/refusal';
import { deleteInBatches } from '../../storage/batches';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { keptSince } from '../../storage/erasure/treatments';
import { draftEntry } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';
import { assertMayChange, withWizard } from '../change';
import { asOfSession } from '../keep';
import type { Registrations } from '../registrations';
import { endGeneration, generationOf } from './generations';
import { type BegunChange, beginChange, type DraftOf, isWithinLimits, keepChanges } from './keep';
import { keepAtOnce } from './keepAtOnce';
import { DRAFT_MS, type DraftEntry, openEntries, readDraft } from './read';
import type { DraftSafe } from './safe';
import type { SentDraft } from './sent';
import { areDraftsOn, lastDraftSetting, readDraftSetting, rememberDraftSetting } from './setting';

/**
 * A draft on the wire; `Incompleto` = it holds entries that no key opens any more; `Desde` = what was told up to a lower
 * revision went as drafts were off.
 */
export type Draft = { Revisao: number; Entradas: DraftEntry[]; Desligado?: true; Incompleto?: true; Desde?: number };

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
  const opened = openEntries(safe, of, entries);
  const since = generationOf(revision);
  return {
    Revisao: revision,
    Entradas: opened,
    ...(opened.length < entries.length && { Incompleto: true }),
    ...(since > 0 && { Desde: since }),
  };
}

/**
 * Keeps what a device tells of a draft. @returns what other devices hold that it has not seen
 * @throws Refusal 404 where drafts are off, 400 for a draft that has grown too big, and where nothing may be changed
 */
export async function saveDraft(
  { services, safe }: Registrations,
  { session, loaded }: { session: Session; loaded: LoadedWizard },
  sent: SentDraft,
): Promise<Draft> {
  if (!safe) throw new Refusal(404, OFF);
  const { database, definitions, clock } = services;
  const { client } = session;
  const of = draftOf(client, loaded);
  const now = clock();
  assertMayChange(loaded, client, now);
  const set = lastDraftSetting(database);
  if (areDraftsOn(definitions, set)) {
    const kept = await keepAtOnce(database, of, { safe, sent, asOf: asOfSession(session), set, now });
    if (kept) return { Revisao: kept.revision, Entradas: openEntries(safe, of, kept.entries) };
  }
  return withWizard(services, { author: client, loaded }, async ({ tx, now }) => {
    const begun = await beginChange(tx, of, sent.device);
    rememberDraftSetting(database, begun.setting);
    if (!areDraftsOn(definitions, begun.setting)) throw new Refusal(404, OFF);
    return saveLocked(tx, of, { safe, sent, begun, now });
  });
}

/** The same in a transaction that has begun, which looks at everything again. */
async function saveLocked(
  tx: Database,
  of: DraftOf,
  { safe, sent, begun, now }: { safe: DraftSafe; sent: SentDraft; begun: BegunChange; now: Date },
): Promise<Draft> {
  const { revision, hasOthers } = begun;
  // A revision that is still to come was told by another database than this one.
  const seen = sent.seen < revision ? sent.seen : 0;
  const most = await keepChanges(tx, of, { safe, sent: { ...sent, seen }, begun, now });
  if (!hasOthers && isWithinLimits(most)) return { Revisao: revision, Entradas: [] };
  const kept = await readDraft(tx, of, { now, to: { device: sent.device, seen } });
  if (!isWithinLimits(kept)) throw new Refusal(400, FULL);
  return { Revisao: revision, Entradas: openEntries(safe, of, kept.entries) };
}

/** Forgets what was typed 30 days ago and never saved, or earlier where the definitions say so; where drafts are off, all of it. */
export const forgetsOldDrafts =
  (definitions: LiveDefinitions): Tidying =>
  async (database, now, signal) => {
    if (!areDraftsOn(definitions, await readDraftSetting(database))) return endGeneration(database, signal);
    const key = [draftEntry.clientId, draftEntry.wizard, draftEntry.place, draftEntry.device];
    const where = lte(draftEntry.keptAt, await keptSince(definitions, 'draft', { longest: DRAFT_MS, now }));
    await deleteInBatches(database, { from: draftEntry, key, where }, signal);
  };
