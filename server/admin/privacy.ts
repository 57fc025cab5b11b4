import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { carryOut, endErasure, OPEN_ERASURE } from '../registration/privacy/requests';
import { accessesOf } from '../registration/privacy/told';
import { NothingSaid } from '../storage/erasure/erase';
import { type DoneErasure, eraseAgain, keyOfErasure, listErasures } from '../storage/erasure/replay';
import { currentVersion } from '../storage/erasure/treatments';
import { openFiles } from '../storage/files/files';
import { isGuid } from '../storage/guid';
import { client as clients, dataRequest } from '../storage/schema';
import type { ErasureReason } from '../storage/tables/privacy';
import { type AdminArguments, type AdminCommand, type AdminContext, AdminError } from './command';
import { describeClient, findClient } from './findClient';

const WHO = '<e-mail, CPF or CNPJ> [--type 1|2|3] [--nickname <text>]';

/** What the institution does about the data of its customers. */
export const PRIVACY_COMMANDS: Record<string, AdminCommand> = {
  accesses: {
    usage: WHO,
    help: 'Tells who was shown data of a client, by which command or call.',
    run: showAccesses,
  },
  erasures: {
    usage: '[<file>]',
    help: 'Lists the erasures that clients have asked for; with a file, adds all that were done to it, for a restore.',
    run: listAll,
  },
  'erase-again': {
    usage: '<file>',
    help: 'Erases again what a list of "erasures" names, in a database that was restored from a backup of before.',
    run: again,
  },
  erase: {
    usage: WHO,
    help: 'Erases now what no norm keeps of a client, and closes the account.',
    run: eraseNow,
  },
  'refuse-erasure': {
    usage: `${WHO} --reason <text>`,
    help: 'Refuses the erasure that a client has asked for; the client reads the reason.',
    run: refuse,
  },
};

async function showAccesses(context: AdminContext, given: AdminArguments): Promise<void> {
  const client = await findClient(context, given);
  await context.about?.(client.id);
  for (const { Em, Quem, Chamada } of await accessesOf(context, client)) context.print(`${Em} · ${Quem} · ${Chamada}`);
}

async function listAll(context: AdminContext, { words: [file] }: AdminArguments): Promise<void> {
  const { database, print, seen } = context;
  if (file !== undefined) return writeList(context, resolve(file));
  const open = await database
    .select({ client: clients, dueAt: dataRequest.dueAt })
    .from(dataRequest)
    .innerJoin(clients, eq(clients.id, dataRequest.clientId))
    .where(OPEN_ERASURE)
    .orderBy(asc(dataRequest.dueAt));
  await seen?.(open.map(({ client }) => client.id));
  for (const { client, dueAt } of open)
    print(`${dueAt.toISOString().slice(0, 10)} · ${describeClient(context, client)}`);
  if (open.length === 0) print('No erasure waits.');
}

/**
 * Writes what was erased into a file, whole or not at all. What the file has already stays: a database that was restored
 * does not know of the erasures since its backup until they are done again.
 */
async function writeList({ database, print }: AdminContext, file: string): Promise<void> {
  const before = existsSync(file) ? readErasures(file) : [];
  const known = new Set(before.map(keyOfErasure));
  const all = [...before, ...(await listErasures(database)).filter((one) => !known.has(keyOfErasure(one)))];
  const whole = `${file}.part`;
  writeFileSync(whole, all.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600, flush: true });
  renameSync(whole, file);
  print(`${file}: ${all.length} erasures.`);
}

async function again(context: AdminContext, { words: [file] }: AdminArguments): Promise<void> {
  if (file === undefined) throw new AdminError('Name one file.');
  const { database, config, definitions, now, print } = context;
  const list = readErasures(file);
  const current = await currentVersion(definitions);
  const count = await eraseAgain({ database, files: openFiles(config.files, database) }, list, { current, now });
  print(`Erased again: ${count} of ${list.length} in ${file}.`);
}

async function eraseNow(context: AdminContext, given: AdminArguments): Promise<void> {
  const client = await findClient(context, given);
  await context.about?.(client.id);
  const files = openFiles(context.config.files, context.database);
  const erased = await carryOut({ ...context, files }, client.id, { when: 'now', now: context.now }).catch((error) => {
    throw error instanceof NothingSaid ? new AdminError(error.message) : error;
  });
  context.tell?.({ event: 'data.erased', account: client.id });
  context.print(
    erased?.extent === 'all'
      ? 'Erased: nothing is left.'
      : `Erased what no norm keeps; the next part on ${erased?.keptUntil}.`,
  );
}

async function refuse(context: AdminContext, given: AdminArguments): Promise<void> {
  const text = given.options.reason?.trim();
  if (!text) throw new AdminError('Add --reason "<text>", which the client reads.');
  const client = await findClient(context, given);
  await context.about?.(client.id);
  const services = { ...context, clock: () => context.now };
  if (!(await endErasure(services, client, { state: 'refused', text })))
    throw new AdminError('This client has not asked for an erasure, or it has ended.');
  context.print('Refused: the client reads the reason.');
}

const REASONS: readonly ErasureReason[] = ['asked', 'abandoned', 'ended', 'over'];

/** A list that `erasures <file>` wrote. @throws AdminError when it is none */
export function readErasures(file: string): DoneErasure[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const { client, reason, at } = JSON.parse(line) as DoneErasure;
      if (!isGuid(client) || !REASONS.includes(reason) || Number.isNaN(Date.parse(at))) throw new SyntaxError(line);
      return { client, reason, at };
    });
  } catch {
    throw new AdminError(`${file} is no list of erasures.`);
  }
}
