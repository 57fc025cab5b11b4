import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { momentInBrazil } from '../../../contract/calendar';
import { readSettings } from '../../settings/settings';
import { keepLog, listKeys, ownerOfKey } from '../../storage/definitions/keys';
import { closeProposal, propose } from '../../storage/definitions/proposals';
import { newestNumber, publish } from '../../storage/definitions/published';
import type { PublishingRole, StoredPublication } from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';
import { completed, type SentPublication } from './sent';
import { numberOf } from './show';

/** Whether two people are needed: by its name in schemas/settings.json. */
const TWO_PEOPLE = 'publicacaoDuasPessoas';

/** Publishes what "npm run definitions" has compiled and compared, or keeps it for a second person. */
export async function publishFile(context: AdminContext, [file = '']: string[]): Promise<void> {
  const sent: SentPublication = JSON.parse(readFileSync(resolve(file), 'utf8'));
  const { name, role } = await publisherOf(context, sent.author);
  const publication = await completed(context, sent);
  const { database, now, print } = context;
  const needsTwo = (await readSettings(context))[TWO_PEOPLE] === true;
  if (role === 'publisher' && !needsTwo) {
    const number = await publishNow(context, { base: sent.base, publication, author: name });
    await context.definitions.refresh(now);
    return print(`Version ${number} is published${fromWhen(publication, now)}.`);
  }
  const id = await database.transaction(async (tx) => {
    const kept = await propose(tx, { base: sent.base, publication, author: name, at: now });
    await keepLog(tx, { who: name, what: `proposed ${kept} after version ${sent.base}`, at: now });
    return kept;
  });
  print(
    `Proposal ${id} waits for ${needsTwo ? 'another person' : 'a publisher'}: npm run definitions -- approve ${id}`,
  );
}

/** Publishes what somebody else has proposed. */
export async function approve(context: AdminContext, [word = '', author]: string[]): Promise<void> {
  const { name, role } = await publisherOf(context, author);
  if (role !== 'publisher') throw new AdminError(`${name} may propose, but not publish.`);
  const id = numberOf(word);
  const { database, now, print } = context;
  const done = await database.transaction(async (tx) => {
    const proposal = await closeProposal(tx, id, now);
    if (!proposal) throw new AdminError(`There is no proposal ${id} that waits.`);
    if (proposal.author === name) throw new AdminError('Another person has to approve what one has proposed.');
    const { base, publication } = proposal;
    const inside = { ...context, database: tx };
    const number = await publishNow(inside, { base, publication, author: `${proposal.author}, ${name}` });
    return { number, publication };
  });
  // Not before: the embedded database has one connection.
  await context.definitions.refresh(now);
  print(`Version ${done.number} is published${fromWhen(done.publication, now)}.`);
}

/** Takes back what waits. */
export async function withdraw(context: AdminContext, [word = '', author]: string[]): Promise<void> {
  const { name } = await publisherOf(context, author);
  const { database, now, print } = context;
  const id = numberOf(word);
  if (!(await closeProposal(database, id, now))) throw new AdminError(`There is no proposal ${id} that waits.`);
  await keepLog(database, { who: name, what: `withdrew proposal ${id}`, at: now });
  print(`Proposal ${id} is withdrawn.`);
}

async function publishNow(
  { database, now }: AdminContext,
  { base, publication, author }: { base: number; publication: StoredPublication; author: string },
): Promise<number> {
  const { startsAt, ...rest } = publication;
  const number = await database.transaction(async (tx) => {
    const begin = startsAt === undefined ? now : new Date(startsAt);
    const published = await publish(tx, base, { ...rest, author, publishedAt: now, startsAt: begin });
    if (published !== undefined) await keepLog(tx, { who: author, what: `published version ${published}`, at: now });
    return published;
  });
  if (number === undefined) {
    const newest = await newestNumber(database);
    throw new AdminError(`Version ${newest} was published meanwhile: compare with that one.`);
  }
  return number;
}

/**
 * Who publishes: the owner of the key; where no key was ever issued, whoever has the command line, under the name that he
 * gives.
 */
async function publisherOf(
  { database, key }: AdminContext,
  named = 'operator',
): Promise<{ name: string; role: PublishingRole }> {
  if ((await listKeys(database)).length === 0) return { name: named, role: 'publisher' };
  if (key === undefined) throw new AdminError('Give your key as DEFINITIONS_KEY.');
  const owner = await ownerOfKey(database, key);
  if (!owner) throw new AdminError('The key in DEFINITIONS_KEY is nobody’s, or was revoked.');
  return owner;
}

function fromWhen({ startsAt }: StoredPublication, now: Date): string {
  const begin = startsAt === undefined ? now : new Date(startsAt);
  return begin > now ? `, in force from ${momentInBrazil(begin)}` : '';
}
