import type { Json, LoadedWizard } from '../../engine/core';
import { isUnderAction } from '../storage/once';
import { assertMayChange, becomesAltered } from './change';
import type { EndpointInput } from './endpoint';
import { asOfSession } from './keep';
import { keptAfter } from './keptAfter';
import { readRegistration } from './readRegistration';
import type { Registration } from './registration';
import type { Registrations } from './registrations';
import { followersOf, saveInWizard, type Written } from './save';
import { type PartRow, versionOfRow, writePart } from './store';
import { writeUnlessChanged } from './writeUnlessChanged';

/** What a save comes to. It follows from what was there before and from nothing else, and can be decided again. */
export interface Decided extends Written {
  row: PartRow;
}

interface Place {
  loaded: LoadedWizard;
  input: EndpointInput;
}

type Decide = (before: Registration, now: Date) => Decided;

/**
 * Saves a part as `saveInWizard` does. Nearly all saves bring nothing about elsewhere: these are decided first, and kept
 * by one statement as long as nothing has changed meanwhile; any other one goes by the transaction.
 */
export async function savePart(registrations: Registrations, place: Place, decide: Decide): Promise<Json> {
  const { tellVersion } = place.input;
  const decided = await saveAtOnce(registrations, place, decide);
  if (decided) {
    tellVersion(versionOfRow(decided.row));
    return decided.answer;
  }
  return saveInWizard(registrations, place, async (before, { tx, now }) => {
    const { row, ...written } = decide(before, now);
    await writePart(tx, row);
    tellVersion(versionOfRow(row));
    return written;
  });
}

/** @returns nothing where it takes a transaction, which has to look at everything again */
async function saveAtOnce(registrations: Registrations, place: Place, decide: Decide): Promise<Decided | undefined> {
  // What it answers has to be kept with what it changes.
  if (isUnderAction()) return undefined;
  const { services, rooms, keep } = registrations;
  const { loaded, input } = place;
  const now = services.clock();
  const ofThisMoment = { ...registrations, services: { ...services, clock: () => now } };
  const before = await readRegistration(ofThisMoment, input.client, loaded, asOfSession(input.session));
  const { client, stored, older } = before;
  assertMayChange(loaded, client, now);
  const { sharedChanges: shared, revisions } = stored;
  if (older || shared === undefined || typeof revisions?.set !== 'number') return undefined;
  if (loaded.wizard.registration && becomesAltered(client, now)) return undefined;
  const decided = decide(before, now);
  if (followersOf(rooms, loaded).some(({ concerns }) => concerns({ before, ...decided }))) return undefined;
  const isKept = await writeUnlessChanged(services.database, decided.row, { own: client.changes, shared });
  if (!isKept) return undefined;
  keep?.keep({ id: client.id, loaded }, keptAfter(before, decided.row));
  return decided;
}
