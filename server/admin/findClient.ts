import { and, eq, sql } from 'drizzle-orm';
import { findAccountType, nameOfType } from '../../contract/accountTypes';
import { STATUS_WORDS } from '../../contract/lifeCycleWords';
import { isUser, toUserKey } from '../access/findAccounts';
import { statusOf } from '../registration/status';
import type { Client } from '../storage/client';
import { client as clients } from '../storage/schema';
import { type AdminArguments, type AdminContext, AdminError } from './command';

/**
 * The one client that is named by e-mail, CPF or CNPJ, if need be with `--type` and `--nickname`.
 * @throws AdminError when there is none, or more than one, or more words than the name
 */
export async function findClient(context: AdminContext, given: AdminArguments): Promise<Client> {
  const { database } = context;
  const [named, ...others] = given.words;
  if (!named) throw new AdminError('Name the client by e-mail, CPF or CNPJ.');
  if (others.length > 0) throw new AdminError(`Name one client: "${others[0]}" behind "${named}" would do nothing.`);
  const { nickname } = given.options;
  const type = readType(context, given);
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
  const [only] = found;
  if (!only) throw new AdminError(`There is no client "${named}".`);
  if (found.length > 1) {
    await context.seen?.(found.map(({ id }) => id));
    const lines = found.map((client) => `  ${describeClient(context, client)}`);
    throw new AdminError(`"${named}" names ${found.length} clients; add --type or --nickname:\n${lines.join('\n')}`);
  }
  return only;
}

/** The type of `--type`, by number or by name. */
export function readType({ definitions }: AdminContext, { options }: AdminArguments): number | undefined {
  if (options.type === undefined) return undefined;
  const type = findAccountType(definitions.types, options.type);
  if (type === undefined) {
    const known = definitions.types.map((declared) => declared.type).join(', ');
    throw new AdminError(`--type must be one of ${known}, but is "${options.type}".`);
  }
  return type;
}

/** A client in one line. */
export function describeClient({ definitions, now }: AdminContext, client: Client): string {
  const { document, name, email, type, nickname, expiresOn, loginInReview } = client;
  const status = statusOf(client, now);
  return [
    document,
    name,
    email,
    nameOfType(definitions.types, type),
    ...(nickname ? [`nickname ${nickname}`] : []),
    `status ${status} ${STATUS_WORDS[status].title.toLowerCase()}`,
    ...(expiresOn ? [`expires ${expiresOn}`] : []),
    ...(loginInReview ? ['may sign in while in approval'] : []),
  ].join(' · ');
}
