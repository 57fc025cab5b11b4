import { and, eq, isNotNull, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import { ACTIVATION_MS } from '../../mail/templates/activation';
import { deleteInBatches } from '../../storage/batches';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { newSecretGuid } from '../../storage/guid';
import { client as clients, mail } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';
import type { SignUp } from './readSignUp';

const TAKEN_DOCUMENT = 'Já existe um cadastro para o documento informado.';
/** What is said of a nickname that another account of the document has. */
export const TAKEN_NICKNAME = 'Apelido já cadastrado para esta conta.';

/** What an account has besides the data of its sign-up. */
export interface AccountValues {
  /** argon2id; none where there are only tokens. */
  passwordHash?: string;
  /** When the e-mail was confirmed already. */
  emailConfirmedAt?: Date;
  createdAt: Date;
}

type Account = Pick<Client, 'type' | 'document' | 'nickname'>;

/**
 * Creates the account of a sign-up. One that is not confirmed stands beside those of other e-mails, until one of them is.
 * @returns its id
 * @throws Refusal when there is a confirmed one, or one of this e-mail: of this document, or, with nicknames, of this nickname
 */
export async function createAccount(database: Database, signUp: SignUp, values: AccountValues): Promise<string> {
  const isOwnOrConfirmed = or(isNotNull(clients.emailConfirmedAt), eq(clients.email, signUp.email));
  const isTaken = (await database.$count(clients, and(isSame(signUp), isOwnOrConfirmed))) > 0;
  const [created] = isTaken
    ? []
    : await database
        .insert(clients)
        .values({ id: newSecretGuid(), ...signUp, ...values })
        .onConflictDoNothing()
        .returning({ id: clients.id });
  if (!created) throw taken(signUp);
  if (values.emailConfirmedAt) await dropOthers(database, { ...signUp, id: created.id });
  return created.id;
}

/**
 * Confirms an account that waits, and takes the sign-ups of others away that waited beside it.
 * @throws Refusal when another one was confirmed
 */
export async function confirmAccount(tx: Database, account: Client, now: Date): Promise<void> {
  const { id, type, document } = account;
  // Two links may be followed at once.
  const ofDocument = and(eq(clients.type, type), eq(clients.document, document));
  await tx.select({ id: clients.id }).from(clients).where(ofDocument).orderBy(clients.id).for('update');
  const others = and(isSame(account), ne(clients.id, id), isNotNull(clients.emailConfirmedAt));
  if ((await tx.$count(clients, others)) > 0) throw taken(account);
  await tx.update(clients).set({ emailConfirmedAt: now }).where(eq(clients.id, id));
  await dropOthers(tx, account);
}

/** Takes away the sign-ups that were not confirmed within 48 hours of their last e-mail. */
export const forgetUnconfirmed: Tidying = async (database, now, signal) => {
  const since = new Date(now.getTime() - ACTIVATION_MS);
  const lateMails = database
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.clientId, clients.id), eq(mail.kind, 'activation'), sql`${mail.createdAt} >= ${since}`));
  const where = and(isNull(clients.emailConfirmedAt), lt(clients.createdAt, since), notExists(lateMails));
  await deleteInBatches(database, { from: clients, key: [clients.id], where }, signal);
};

async function dropOthers(tx: Database, account: Account & Pick<Client, 'id'>): Promise<void> {
  await tx.delete(clients).where(and(isSame(account), ne(clients.id, account.id), isNull(clients.emailConfirmedAt)));
}

const taken = ({ nickname }: Account) => new Refusal(400, nickname === null ? TAKEN_DOCUMENT : TAKEN_NICKNAME);

/** The accounts that cannot be beside this one: of its document; with a nickname, those of that alone. */
function isSame({ type, document, nickname }: Account): SQL | undefined {
  const isNamed = nickname === null ? undefined : sql`lower(${clients.nickname}) = lower(${nickname})`;
  return and(eq(clients.type, type), eq(clients.document, document), isNamed);
}
