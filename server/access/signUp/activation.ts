import { and, desc, eq, isNull } from 'drizzle-orm';
import { TooManyAttempts } from '../../http/attempts';
import { Refusal } from '../../http/refusal';
import { countMail } from '../../mail/countMail';
import { activationLink } from '../../mail/links';
import { queueMail } from '../../mail/queue';
import { ACTIVATION_MS, activation } from '../../mail/templates/activation';
import type { Client } from '../../storage/client';
import { client as clients, mail } from '../../storage/schema';
import type { Services } from '../../storage/services';
import { type Call, originOfMail } from '../devices';
import { isUser } from '../findAccounts';
import { confirmAccount } from './createAccount';

const EXPIRED = 'O link de ativação expirou. Faça o login para receber um novo e-mail.';

/**
 * Puts the e-mail with the link that confirms this account among those to be sent. It greets nobody by name: whoever
 * signs up may type any text there, and any address.
 */
export async function queueActivation(
  services: Services,
  { id, email }: Pick<Client, 'id' | 'email'>,
  origin: string,
): Promise<void> {
  await queueMail(services, activation({ to: { email }, link: activationLink(origin, id) }), id);
}

/**
 * Sends the activation e-mail of every account of this user (an e-mail, a CPF or a CNPJ) that is not confirmed. A recipient
 * who was sent too many gets none, and the others theirs.
 * @returns whether there was such an account
 * @throws Refusal when the user, or every recipient, was sent too many
 */
export async function resendActivation(
  services: Services,
  user: string,
  { call, site }: { call: Call; site: string },
): Promise<boolean> {
  const count = async (recipient: string) => {
    const origin = await originOfMail(services.database, call, recipient);
    await countMail(services, 'activation', { recipients: [recipient], origin });
  };
  await count(user);
  const waiting = await services.database
    .select()
    .from(clients)
    .where(and(isUser(user), isNull(clients.emailConfirmedAt)));
  const full = new Map<string, TooManyAttempts>();
  for (const email of new Set(waiting.map(({ email }) => email).filter((email) => email !== user))) {
    await count(email).catch((error) => {
      if (!(error instanceof TooManyAttempts)) throw error;
      full.set(email, error);
    });
  }
  const reached = waiting.filter(({ email }) => !full.has(email));
  const [refused] = full.values();
  if (refused && reached.length === 0) throw refused;
  await services.database.transaction(async (tx) => {
    for (const account of reached) await queueActivation({ ...services, database: tx }, account, site);
  });
  return waiting.length > 0;
}

/**
 * Confirms an account by the key of its link. A confirmed one stays so. @returns whether there is such an account
 * @throws Refusal when the link has expired, or another account of the document was confirmed
 */
export async function activate({ database, clock, tell }: Services, id: string): Promise<boolean> {
  const now = clock();
  const [account] = await database.select().from(clients).where(eq(clients.id, id));
  if (!account) return false;
  if (account.emailConfirmedAt) return true;
  const [lastMail] = await database
    .select({ createdAt: mail.createdAt })
    .from(mail)
    .where(and(eq(mail.clientId, id), eq(mail.kind, 'activation')))
    .orderBy(desc(mail.createdAt))
    .limit(1);
  const since = lastMail?.createdAt ?? account.createdAt;
  if (now.getTime() - since.getTime() > ACTIVATION_MS) throw new Refusal(400, EXPIRED);
  await database.transaction((tx) => confirmAccount(tx, account, now));
  tell({ event: 'signUp.confirmed', account: id });
  return true;
}
