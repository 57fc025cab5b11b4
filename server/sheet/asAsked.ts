import type { AccountType, LoadedWizard } from '../../engine/definition';
import { optionRecord } from '../lists/optionRecord';
import { readRegistration } from '../registration/readRegistration';
import type { Registration } from '../registration/registration';
import type { Registrations } from '../registration/registrations';
import { lastSending } from '../registration/sendings';
import { type Shown, shownNow, shownThen } from '../registration/shown';
import type { Client } from '../storage/client';
import { stampNow } from '../storage/revisions/stamp';

/** Whose sheet it is, of which wizard. */
export interface SheetOwner {
  client: Client;
  loaded: LoadedWizard;
}

/** A registration as its sheet shows it. */
export interface Asked extends Pick<Registration, 'loaded' | 'data' | 'context'> {
  types: AccountType[];
  shown: Shown;
  /** What names the revisions of what is shown; none where they were not kept. */
  stamp: number | null;
}

/** What was sent as it was asked for and shown then; what was saved since as it is now. */
export async function asAsked(registrations: Registrations, { client, loaded }: SheetOwner): Promise<Asked> {
  const { services, lists } = registrations;
  const registration = await readRegistration(registrations, client, loaded);
  const sent = client.changed || !client.sentAt ? undefined : await asSent(registrations, { client, loaded });
  if (sent) return { ...sent, context: { ...registration.context, ...sent.context } };
  const { types } = services.definitions;
  return { ...registration, types, shown: shownNow(services, lists), stamp: await stampNow(services) };
}

/** What was sent last; `undefined` where it was not kept. */
async function asSent({ services, lists }: Registrations, { client, loaded }: SheetOwner) {
  const { id } = loaded.wizard;
  const last = await lastSending(services.database, { client, wizard: id });
  const version = last?.sent && (await services.definitions.at(last.definition));
  const then = version?.wizards.find(({ wizard }) => wizard.id === id);
  if (!last?.sent || !version || !then) return undefined;
  const { data, context } = last.sent;
  const stamp = last.revisions;
  const shown = stamp === null ? shownNow(services, lists) : await shownThen(services, stamp, lists);
  const option: Registration['context']['option'] = (call, member, value) =>
    optionRecord(shown.lists, { call, member, value });
  return { loaded: then, types: version.types, data, context: { ...context, tabs: data, option }, shown, stamp };
}
