import { desc, eq } from 'drizzle-orm';
import type { LoadedWizard } from '../../engine/definition';
import { registrationWizard } from '../registration/registrationWizard';
import { ownWizard } from '../registration/versionOfCall';
import type { Client } from '../storage/client';
import { sending } from '../storage/schema';
import type { Services } from '../storage/services';

/**
 * The wizard that the sheet of a client is of: the registration that clients of this type have, unless what was sent last
 * is of one that they do not have any more: that, in the last version that had it.
 */
export async function wizardOfSheet(services: Services, client: Client): Promise<LoadedWizard | undefined> {
  const own = await ownWizard(services, client);
  if (!client.sentAt || (own && client.changed)) return own;
  const sent = await sentRegistration(services, client);
  if (!sent || sent.wizard === own?.wizard.id) return own;
  const { current, versions, at } = services.definitions;
  const numbers = versions.map(({ number }) => number);
  for (const number of numbers.filter((number) => number <= current.number && number >= sent.definition).reverse()) {
    const found = (await at(number))?.wizards.find(({ wizard }) => wizard.id === sent.wizard);
    if (found?.wizard.registration) return found;
  }
  return own;
}

/** What a client sent last of a wizard that was the registration then. Other forms are sent, too. */
async function sentRegistration({ database, definitions }: Services, client: Client) {
  const all = await database
    .select({ wizard: sending.wizard, definition: sending.definition })
    .from(sending)
    .where(eq(sending.clientId, client.id))
    .orderBy(desc(sending.sentAt));
  for (const one of all) {
    const version = await definitions.at(one.definition);
    if (version && registrationWizard(version, client.type)?.wizard.id === one.wizard) return one;
  }
  return undefined;
}
