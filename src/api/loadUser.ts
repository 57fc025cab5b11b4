import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';
import { toUser, type User } from './user';

/**
 * The client of the session. With `quiet` a session that has run out is told to nobody.
 * @throws {Error} when the server has no user record to give
 */
export async function loadUser(signal?: AbortSignal, { quiet = false } = {}): Promise<User> {
  const answer = await client.send({
    method: 'GET',
    path: '/cliente/usuario',
    ownTitle: true,
    quiet,
    ...(signal && { signal }),
  });
  const user = answer.status === 200 ? toUser(unwrapAnswer(answer.body)) : undefined;
  if (!user) throw new Error(`No user record in an answer of status ${answer.status}.`);
  return user;
}
