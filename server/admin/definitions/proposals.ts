import { keepLog } from '../../storage/definitions/keys';
import { closeProposal } from '../../storage/definitions/proposals';
import { type AdminContext, AdminError } from '../command';
import { assertAnswers } from './answers';
import { fromWhen, publishNow } from './publish';
import { assertStanding, hasKeys, needsTwoPeople, publisherOf } from './publisher';
import { beginOf } from './sent';
import { noProposal, numberOf } from './show';

/** Publishes what somebody else has proposed. */
export async function approve(context: AdminContext, [word = '', author]: string[]): Promise<void> {
  const { name, role } = await publisherOf(context, author);
  if (role !== 'publisher') throw new AdminError(`${name} may propose, but not publish.`);
  const id = numberOf(word, 'proposal');
  const { database, now, print } = context;
  if ((await needsTwoPeople(context)) && !(await hasKeys(database))) {
    throw new AdminError('Two people are told apart by their keys: issue one to each of them.');
  }
  const done = await database.transaction(async (tx) => {
    const proposal = await closeProposal(tx, id, now);
    if (!proposal) throw noProposal(id);
    if (proposal.author === name) throw new AdminError('Another person has to approve what one has proposed.');
    await assertStanding(tx, proposal.author);
    const { base, publication } = proposal;
    assertAnswers(publication.findings, beginOf(publication.startsAt, now));
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
  const { name, role } = await publisherOf(context, author);
  const { database, now, print } = context;
  const id = numberOf(word, 'proposal');
  await database.transaction(async (tx) => {
    const proposal = await closeProposal(tx, id, now);
    if (!proposal) throw noProposal(id);
    if (role !== 'publisher' && proposal.author !== name) {
      throw new AdminError(`Only a publisher or ${proposal.author} may withdraw it.`);
    }
    await keepLog(tx, { who: name, what: `withdrew proposal ${id}`, at: now });
  });
  print(`Proposal ${id} is withdrawn.`);
}
