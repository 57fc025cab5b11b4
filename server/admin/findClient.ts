import { and, eq, sql } from 'drizzle-orm';
import type { Client } from '../access/session';
import { isUser, toClientType, toUserKey } from '../clients/findAccounts';
import { statusOf } from '../clients/status';
import { client as clients } from '../database/schema';
import { type AdminArguments, type AdminContext, AdminError } from './command';

const TYPES = ['', 'Pessoa Física', 'Pessoa Jurídica', 'Fundo de Investimento'];
const STATUSES = ['not started', 'em aprovação', 'aprovado', 'vencido', 'em revisão', 'inativo'];

/**
 * The one client that is named by e-mail, CPF or CNPJ, if need be with `--type` and `--nickname`.
 * @throws AdminError when there is none, or more than one
 */
export async function findClient({ database, now }: AdminContext, given: AdminArguments): Promise<Client> {
  const [named] = given.words;
  if (!named) throw new AdminError('Name the client by e-mail, CPF or CNPJ.');
  const { nickname } = given.options;
  const type = readType(given);
  const found = await database
    .select()
    .from(clients)
    .where(
      and(
        isUser(toUserKey(named)),
        type === undefined ? undefined : eq(clients.type, type),
        nickname === undefined ? undefined : sql`lower(${clients.nickname}) = lower(${nickname})`,
      ),
    );
  const [only, ...others] = found;
  if (!only) throw new AdminError(`There is no client "${named}".`);
  if (others.length > 0) {
    const lines = found.map((client) => `  ${describeClient(client, now)}`);
    throw new AdminError(`"${named}" names ${found.length} clients; add --type or --nickname:\n${lines.join('\n')}`);
  }
  return only;
}

/** The type of `--type`, by number or by name. */
export function readType({ options }: AdminArguments): number | undefined {
  if (options.type === undefined) return undefined;
  const type = toClientType(options.type);
  if (type === 0) throw new AdminError(`--type must be 1, 2 or 3, but is "${options.type}".`);
  return type;
}

/** A client in one line. */
export function describeClient(client: Client, now: Date): string {
  const { document, name, email, type, nickname, expiresOn, loginInReview } = client;
  const status = statusOf(client, now);
  return [
    document,
    name,
    email,
    TYPES[type],
    ...(nickname ? [`nickname ${nickname}`] : []),
    `status ${status} ${STATUSES[status]}`,
    ...(expiresOn ? [`expires ${expiresOn}`] : []),
    ...(loginInReview ? ['may sign in while in approval'] : []),
  ].join(' · ');
}
