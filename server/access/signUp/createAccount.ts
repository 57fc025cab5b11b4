import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import type { Database } from '../../storage/open';
import { client as clients } from '../../storage/schema';
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

/**
 * Creates the account of a sign-up. @returns its id
 * @throws Refusal when there is one: of this document, or, with nicknames, of this nickname
 */
export async function createAccount(database: Database, signUp: SignUp, values: AccountValues): Promise<string> {
  const { type, document, nickname } = signUp;
  if (nickname === null) {
    const sameDocument = and(eq(clients.type, type), eq(clients.document, document));
    if ((await database.$count(clients, sameDocument)) > 0) throw new Refusal(400, TAKEN_DOCUMENT);
  }
  const [created] = await database
    .insert(clients)
    .values({ ...signUp, ...values })
    .onConflictDoNothing()
    .returning({ id: clients.id });
  if (!created) throw new Refusal(400, nickname === null ? TAKEN_DOCUMENT : TAKEN_NICKNAME);
  return created.id;
}
