import { momentInBrazil } from '../../../contract/calendar';
import { keepLog } from '../../storage/definitions/keys';
import { propose } from '../../storage/definitions/proposals';
import { newestNumber, publish } from '../../storage/definitions/published';
import type { StoredPublication } from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';
import { disputed } from './answers';
import { readPublication } from './files';
import { needsTwoPeople, publisherOf } from './publisher';
import { beginOf, completed } from './sent';
import { fateInWords } from './show';

/** Publishes what "npm run definitions" has compiled and compared, or keeps it for a second person. */
export async function publishFile(context: AdminContext, [file = '']: string[]): Promise<void> {
  const sent = readPublication(file);
  const { name, role } = await publisherOf(context, sent.author);
  const publication = await completed(context, sent);
  const { database, now, print } = context;
  const needsTwo = await needsTwoPeople(context);
  for (const wizard of disputed(publication.findings)) {
    const fate = publication.fates[wizard] ?? { kind: 'carry' };
    print(`${wizard}: the answers differ, the gravest counts: ${fateInWords(fate)}`);
  }
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

/** Publishes, and writes that into the log. @returns the number */
export async function publishNow(
  { database, now }: AdminContext,
  { base, publication, author }: { base: number; publication: StoredPublication; author: string },
): Promise<number> {
  const { startsAt, ...rest } = publication;
  const number = await database.transaction(async (tx) => {
    const facts = { ...rest, author, publishedAt: now, startsAt: beginOf(startsAt, now) };
    const published = await publish(tx, base, facts);
    if (published !== undefined) await keepLog(tx, { who: author, what: `published version ${published}`, at: now });
    return published;
  });
  if (number === undefined) {
    const newest = await newestNumber(database);
    throw new AdminError(`Version ${newest} was published meanwhile: compare with that one.`);
  }
  return number;
}

/** `, in force from ...`, unless it is in force at once. */
export function fromWhen({ startsAt }: StoredPublication, now: Date): string {
  const begin = beginOf(startsAt, now);
  return begin > now ? `, in force from ${momentInBrazil(begin)}` : '';
}
