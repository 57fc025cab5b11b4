import type { Json } from '../../engine/core';
import type { LoadedWizard } from '../../engine/definition';
import { Refusal } from '../http/refusal';
import { actionUnderWay, answerOf, claimedAnswer } from '../storage/once';
import { keepCarried } from './carried';
import { assertMayChange, becomesAltered, changeWizard } from './change';
import type { EndpointInput } from './endpoint';
import { asOfSession } from './keep';
import { keptAfter } from './keptAfter';
import { readRegistration } from './readRegistration';
import type { Registration } from './registration';
import type { Registrations } from './registrations';
import type { Effect, Rooms, Saved } from './rooms';
import { readStamped } from './stamped';
import { applyWrite, type Write } from './writes';
import { writeUnlessChanged } from './writeUnlessChanged';

/** What a save comes to. It follows from what was there before and from nothing else, and can be decided again. */
export interface Decided extends Omit<Saved, 'before'> {
  write: Write;
  /** What the call answers. */
  answer: Json;
  /** The version of what is saved, where the caller is told. */
  version?: string;
}

interface Place {
  loaded: LoadedWizard;
  input: EndpointInput;
}

/** A session that was only assumed was not proven: it has to be looked for before anything is done. */
export class NotProven extends Error {}

type Decide = (before: Registration, now: Date) => Decided;

/**
 * The one way in which a wizard is saved. Nearly all saves bring nothing about elsewhere: these are decided first, and
 * written by one statement as long as nothing has changed meanwhile; any other one goes by a transaction.
 */
export async function save(registrations: Registrations, place: Place, decide: Decide): Promise<Json> {
  const { tellVersion } = place.input;
  const decided = await saveAtOnce(registrations, place, decide).catch(toTransaction);
  if (!decided && place.input.session.assumed) throw new NotProven();
  if (!decided) return saveInTransaction(registrations, place, decide);
  if (decided.version !== undefined) tellVersion(decided.version);
  return decided.answer;
}

/** What an action is refused for may be what it has done itself, a moment ago and elsewhere: the transaction looks for that first. */
function toTransaction(error: unknown): undefined {
  if (!(error instanceof Refusal) || !actionUnderWay()) throw error;
}

/** @returns nothing where it takes a transaction, which has to look at everything again */
async function saveAtOnce(registrations: Registrations, place: Place, decide: Decide): Promise<Decided | undefined> {
  const { services, rooms, keep } = registrations;
  const { loaded, input } = place;
  const now = services.clock();
  const ofThisMoment = { ...registrations, services: { ...services, clock: () => now } };
  const before = await readRegistration(ofThisMoment, input.client, loaded, asOfSession(input.session));
  const { client, stored, older } = before;
  assertMayChange(loaded, client, now);
  const { sharedChanges: shared, revisions } = stored;
  if (older || shared === undefined || typeof revisions?.set !== 'number') return undefined;
  const { assumed, saved, sharedChanges: known } = input.session;
  // How long a session lasts unused is a setting, which the statement holds by that count.
  if (assumed && shared !== known) return undefined;
  if (loaded.wizard.registration && becomesAltered(client, now)) return undefined;
  const decided = decide(before, now);
  if (followersOf(rooms, loaded).some(({ concerns }) => concerns({ before, ...decided }))) return undefined;
  const action = actionUnderWay();
  const answer = action && answerOf(decided.answer, etagOf(decided, input));
  const asOf = { own: client.changes, shared };
  const claimed = action && answer && claimedAnswer(action, answer);
  const besides = { answer: claimed, open: assumed?.open };
  if (!(await writeUnlessChanged(services.database, decided.write, asOf, besides))) return undefined;
  if (assumed) assumed.isProven = true;
  saved?.();
  if (action && answer) action.kept = answer;
  keep?.keep({ id: client.id, loaded }, keptAfter(before, decided.write));
  return decided;
}

const etagOf = ({ version }: Decided, { etagOf: tell }: EndpointInput): string | null =>
  version === undefined ? null : tell(version);

/** The client is locked, what is stored is read once, it is decided by that and written, then follows what it costs elsewhere. */
function saveInTransaction(registrations: Registrations, { loaded, input }: Place, decide: Decide): Promise<Json> {
  const { client, session, seenIp, tellVersion } = input;
  const place = { author: { id: client.id, seenIp, session: session.id }, loaded };
  return changeWizard(registrations.services, place, async (change) => {
    const before = await readStamped({ ...registrations, services: change.services }, client, loaded, change.asOf);
    await keepCarried(change.tx, before, change.now);
    const { answer, write, version, ...saved } = decide(before, change.now);
    await applyWrite(change.tx, write);
    for (const { concerns, follow } of followersOf(registrations.rooms, loaded)) {
      if (concerns({ before, ...saved })) await follow({ before, ...saved }, change);
    }
    if (version !== undefined) tellVersion(version);
    return answer;
  });
}

/** What may follow a save in a wizard, in its order. */
const followersOf = ({ guards, effects }: Rooms, { wizard }: LoadedWizard): readonly Effect[] =>
  wizard.registration ? [...guards, ...effects] : guards;
