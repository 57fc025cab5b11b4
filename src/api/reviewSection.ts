import type { SectionName } from '../../contract/sections';
import type { JsonObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';
import { serverMessage } from './serverMessage';
import { toUser, type User } from './user';

/** The server does not confirm a section as it stands: its message says why. */
export class SectionRefused extends Error {
  override readonly name = 'SectionRefused';
}

/**
 * Marks a section as reviewed in the renewal, by the name that the calls have for it; the first one of an approved registration
 * begins the renewal. Gives back the client as it is then.
 * @throws {Error} when the server does not do it
 */
export function reviewSection(section: SectionName): Promise<User> {
  return changeReview('/cliente/renovacao', { Secao: section });
}

/**
 * The same of a section that the client confirms as it stands.
 * @throws {SectionRefused} when something is missing in it
 * @throws {Error} when the server does not do it
 */
export function confirmUnchanged(section: SectionName): Promise<User> {
  return changeReview('/cliente/renovacao', { Secao: section, NadaMudou: true });
}

/**
 * Takes a section back from those that were reviewed. Gives back the client as it is then.
 * @throws {Error} when the server does not do it
 */
export function undoReview(section: SectionName): Promise<User> {
  return changeReview('/cliente/renovacao/desfazer', { Secao: section });
}

async function changeReview(path: string, body: JsonObject): Promise<User> {
  const answer = await client.send({ method: 'POST', path, body, ownTitle: true });
  if (answer.status === 400) throw new SectionRefused(serverMessage(answer.body));
  const user = answer.status === 200 ? toUser(unwrapAnswer(answer.body)) : undefined;
  if (!user) throw new Error(`No user record in an answer of status ${answer.status}.`);
  return user;
}
