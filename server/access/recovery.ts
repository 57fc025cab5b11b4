import { findAccountType } from '../../contract/accountTypes';
import { cpf } from '../../engine/brazil';
import type { Origin } from '../http/attempts';
import { Refusal } from '../http/refusal';
import { countMail } from '../mail/countMail';
import { queueMail } from '../mail/queue';
import { recovery } from '../mail/templates/recovery';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import { findAccounts } from './findAccounts';
import { hashInBrowser, protectPassword } from './password';
import { inventPassword, keepTemporaryPassword } from './temporaryPassword';

/** Whose password is to be recovered. */
export interface Recovery {
  email: string;
  type: string;
  nickname: string;
  origin: Origin;
}

/**
 * Sends a temporary password to every account of this e-mail, type and nickname.
 * @throws Refusal when there is none, after the same work
 */
export async function recoverPassword(services: Services, asked: Recovery): Promise<void> {
  const { database, clock, tell } = services;
  const { email, type, nickname, origin } = asked;
  const user = email.trim().toLowerCase();
  const clientType = findAccountType(services.definitions.types, type);
  if (clientType === undefined) throw missing('Tipo de cadastro');
  if (user === '') throw missing('E-mail');
  await countMail(services, 'recovery', { recipients: [user], origin });
  const account = { type: clientType, user, nickname: nickname || undefined };
  const found = user.includes('@') ? await findAccounts(database, account) : [];
  // Protecting a password takes by far the longest: without an account it is done all the same.
  const made = await Promise.all((found.length > 0 ? found : [undefined]).map(makePassword));
  if (found.length === 0) {
    throw new Refusal(400, 'Nenhuma conta com endereço de e-mail informado foi localizado');
  }
  for (const { id } of found) tell({ event: 'password.recovery', account: id });
  await database.transaction(async (tx) => {
    for (const { client, password, passwordHash } of made) {
      if (!client) continue;
      await keepTemporaryPassword(tx, { clientId: client.id, passwordHash }, clock());
      const letter = recovery({ to: { email: client.email, name: client.name }, account: describe(client), password });
      await queueMail({ ...services, database: tx }, letter, client.id);
    }
  });
}

async function makePassword(client: Client | undefined) {
  const password = inventPassword();
  return { client, password, passwordHash: await protectPassword(hashInBrowser(password)) };
}

/** Which account it is, without its whole document: an e-mail may be read by others. */
function describe({ document, nickname }: Client): string {
  const shown =
    cpf.validate(document) === undefined
      ? `CPF ***.***.${document.slice(6, 9)}-${document.slice(9)}`
      : `CNPJ final ${document.slice(-6)}`;
  return nickname ? `${shown}, apelido ${nickname}` : shown;
}

const missing = (field: string) => new Refusal(400, `Necessário preencher o campo ${field}`);
