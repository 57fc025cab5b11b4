import { eq } from 'drizzle-orm';
import { statusOnceSent } from '../../contract/lifeCycle';
import { type Context, isEqual, isObject, type Json } from '../../engine/core';
import type { LoadedWizard } from '../../engine/definition';
import { bodyOfCompletion } from '../../engine/wire';
import { Refusal } from '../http/refusal';
import { queueEvent } from '../outside/events/queue';
import { client as clients, sending } from '../storage/schema';
import { problemOfFields } from './bodyShape';
import { numberOf } from './carry';
import { type Change, withWizard } from './change';
import { describeCompletion } from './described/parts';
import { discardDraft } from './drafts/keep';
import { type Endpoint, placeOfCall } from './endpoint';
import { findLacking } from './lacking';
import type { Registration } from './registration';
import type { Registrations } from './registrations';
import { endRenewal } from './renewal/renewal';
import { missingSections } from './renewal/sections';
import { readStamped, setOf } from './stamped';
import { statusOf } from './status';

const LACKING = { code: 'CADASTRO_INCOMPLETO' } as const;
const OUTDATED = 'A situação do cadastro mudou. Recarregue a página e tente novamente.';

/**
 * The call that sends a registration: everything is checked, a renewal also for sections that were not reviewed; then
 * it waits for approval, or for review. What the body tells the server knows by itself: a body that says otherwise
 * comes from a page that is out of date.
 */
export function completeEndpoint(registrations: Registrations, loaded: LoadedWizard): Endpoint {
  const { wizard } = loaded;
  return {
    kind: 'complete',
    ...placeOfCall(wizard.complete.call),
    type: wizard.type,
    describe: () => describeCompletion(loaded),
    answer: async ({ client: caller, body }) => {
      const problem = problemOfComplete(loaded, body);
      if (problem !== undefined) throw new Refusal(400, problem);
      return withWizard(registrations.services, { author: caller, loaded }, async (change) => {
        const { client, services } = change;
        const inside = { ...registrations, services };
        const registration = await readStamped(inside, client, loaded);
        const { context, renewal } = registration;
        if (isOutdated(loaded, body, context)) throw new Refusal(400, OUTDATED);
        const lacking = await findLacking(inside, registration);
        const errors = lacking.flatMap(({ messages }) => messages);
        if (errors.length > 0) throw new Refusal(400, [...new Set(errors)], LACKING);
        const missing = wizard.registration ? missingSections(renewal, loaded, context) : undefined;
        if (missing !== undefined) throw new Refusal(400, missing, LACKING);
        await discardDraft(change.tx, { clientId: client.id, wizard: wizard.id });
        await keepSending(registration, change);
        if (wizard.registration) await sendRegistration(change, numberOf(loaded));
        return true;
      });
    },
  };
}

/** What was sent, and as it was asked for: it can be shown again, whatever the definitions become. */
async function keepSending(
  { loaded, data, context, stored }: Registration,
  { tx, client, now }: Change,
): Promise<void> {
  const { id, version } = loaded.wizard;
  const { settings, user, mode, today, now: moment } = context;
  const sent = { data, context: { settings, user, mode, today, now: moment } };
  const stamp = { version, definition: numberOf(loaded), revisions: setOf(stored) };
  await tx.insert(sending).values({ clientId: client.id, wizard: id, ...stamp, sent, sentAt: now });
}

/** The registration waits for approval, or for review; its renewal is over. */
async function sendRegistration({ tx, client, now }: Change, definition: number): Promise<void> {
  await endRenewal(tx, client);
  const status = statusOnceSent(statusOf(client, now));
  await tx.update(clients).set({ status, sentAt: now, changed: false }).where(eq(clients.id, client.id));
  await queueEvent(tx, { clientId: client.id, kind: 'sent', definition, now });
}

function problemOfComplete({ wizard }: LoadedWizard, body: Json | undefined): string | undefined {
  const names = Object.keys(wizard.complete.body ?? {});
  return problemOfFields(Object.fromEntries(names.map((name) => [name, {}])), body ?? {});
}

/** Whether the body says of the registration what does not hold. What it leaves out is no claim. */
function isOutdated({ wizard }: LoadedWizard, body: Json | undefined, context: Context): boolean {
  const sent = isObject(body) ? body : {};
  return Object.entries(bodyOfCompletion(wizard, context)).some(
    ([name, holds]) => name in sent && !isEqual(sent[name], holds),
  );
}
