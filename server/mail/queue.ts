import { eq } from 'drizzle-orm';
import { mail, setting } from '../storage/schema';
import type { Services } from '../storage/services';
import { layOut } from './layout';
import type { Letter } from './letter';

/** What queueing works with. */
export type MailServices = Pick<Services, 'database' | 'clock' | 'definitions'>;

/** The setting of what the tenant is called. */
const NAME = 'nomeEmpresa';
/** What it is called while it has no name of its own. */
const UNNAMED = 'Portal de cadastro';

/**
 * Puts a letter among those to be sent. With the transaction of what causes it as `database`, there is never the one
 * without the other.
 */
export async function queueMail(services: MailServices, letter: Letter, clientId?: string): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  const sender = await readSender(services);
  await database.insert(mail).values({
    clientId,
    kind: letter.kind,
    sender,
    recipient: letter.to.email,
    subject: letter.subject,
    ...layOut(letter, sender),
    createdAt: now,
    dueAt: now,
    expiresAt: new Date(now.getTime() + letter.life),
  });
}

async function readSender({ database, definitions }: MailServices): Promise<string> {
  const [stored] = await database.select().from(setting).where(eq(setting.name, NAME));
  return String((stored ? stored.value : definitions.settings[NAME]?.default) || UNNAMED);
}
