import type { SectionName } from '../../contract/sections';
import { unwrapAnswer } from '../../engine/core';
import { client } from './client';
import { toUser, type User } from './user';

/**
 * Marks a section as reviewed in the renewal, by the name that the calls have for it; the first one of an approved registration
 * begins the renewal. Gives back the client as it is then.
 * @throws {Error} when the server does not do it
 */
export function reviewSection(section: SectionName): Promise<User> {
  return changeReview('/cliente/renovacao', section);
}

/**
 * Takes a section back from those that were reviewed. Gives back the client as it is then.
 * @throws {Error} when the server does not do it
 */
export function undoReview(section: SectionName): Promise<User> {
  return changeReview('/cliente/renovacao/desfazer', section);
}

async function changeReview(path: string, section: SectionName): Promise<User> {
  const answer = await client.send({ method: 'POST', path, body: { Secao: section }, ownTitle: true });
  const user = answer.status === 200 ? toUser(unwrapAnswer(answer.body)) : undefined;
  if (!user) throw new Error(`No user record in an answer of status ${answer.status}.`);
  return user;
}
