import { replayEvents, waitingEvents } from '../outside/events/keep';
import { isDay } from '../registration/review/validity';
import { isGuid } from '../storage/guid';
import {
  issueIntegrationKey,
  listIntegrationKeys,
  revokeIntegrationKey,
  webhookSecret,
} from '../storage/integrationKeys';
import { INTEGRATION_ROLES, type IntegrationRole } from '../storage/tables/integration';
import { type AdminArguments, type AdminCommand, type AdminContext, AdminError } from './command';

const NAME = /^[a-z0-9][a-z0-9._-]{1,59}$/;

type Act = (context: AdminContext, words: string[], options: AdminArguments['options']) => Promise<void>;

/** @throws AdminError where there is no key to derive secrets from */
function masterOf({ config }: AdminContext): Buffer {
  if (!config.integrationKey) throw new AdminError('INTEGRATION_KEY is not set: there are no calls of other systems.');
  return config.integrationKey;
}

async function listKeys({ database, print }: AdminContext): Promise<void> {
  const all = await listIntegrationKeys(database);
  for (const { name, role, revokedAt } of all) print(`${name} · ${role}${revokedAt ? ' · revoked' : ''}`);
  if (all.length === 0) print('No keys: no other system may call.');
}

async function issue(context: AdminContext, [name = '']: string[], { role }: AdminArguments['options']): Promise<void> {
  const { database, now, print } = context;
  if (!NAME.test(name))
    throw new AdminError('Write the name of a system after it: small letters, digits, ".", "_", "-".');
  if (!isRole(role)) throw new AdminError('Add --role read or --role review.');
  const secret = await issueIntegrationKey(database, masterOf(context), { name, role, now });
  if (secret === undefined) throw new AdminError(`${name} has a key already: revoke it first.`);
  print(`The secret of ${name}, shown this once:`);
  print(secret);
}

async function revoke({ database, now, print }: AdminContext, [name = '']: string[]): Promise<void> {
  if (!(await revokeIntegrationKey(database, { name, now }))) throw new AdminError(`${name} has no key.`);
  print(`Calls that ${name} signs are taken no more.`);
}

async function showWebhookSecret(context: AdminContext): Promise<void> {
  context.print(webhookSecret(masterOf(context)));
}

async function listEvents({ database, print }: AdminContext): Promise<void> {
  const { count, failed } = await waitingEvents(database);
  print(`${count} events wait to be told.`);
  for (const { id, kind, attempts, at } of failed)
    print(`${id} · ${kind} · ${at.toISOString()} · tried ${attempts} times`);
}

async function replay({ database, now, print }: AdminContext, [which = '']: string[]): Promise<void> {
  const since = momentOf(which);
  if (!isGuid(which) && !since) {
    throw new AdminError('Write the id of an event after it, or a moment such as 2026-11-23T12:00:00Z.');
  }
  const count = await replayEvents(database, since ? { since } : { id: which.toLowerCase() }, now);
  print(`${count} events are told again.`);
}

/** A whole moment with its zone. Of anything else a date can be made, too: of `10` one of 2001, and all would be told again. */
function momentOf(text: string): Date | undefined {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  const moment = new Date(text);
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

const isRole = (role: string | undefined): role is IntegrationRole => INTEGRATION_ROLES.some((known) => known === role);

const ACTS: Record<string, Act> = {
  keys: listKeys,
  issue,
  revoke,
  secret: showWebhookSecret,
  events: listEvents,
  replay,
};

/** The systems behind: who may call, and what they are told. */
export const INTEGRATION_COMMANDS: Record<string, AdminCommand> = {
  integration: {
    usage: 'keys | issue <name> --role read|review | revoke <name> | secret | events | replay <event>|<moment>',
    help: 'The keys with which other systems sign their calls, the secret that webhooks are signed with, and the events that they tell.',
    async run(context, { words: [verb = 'keys', ...words], options }) {
      const act = Object.hasOwn(ACTS, verb) ? ACTS[verb] : undefined;
      if (!act) throw new AdminError(`There is no "integration ${verb}". There are ${Object.keys(ACTS).join(', ')}.`);
      await act(context, words, options);
    },
  },
};
