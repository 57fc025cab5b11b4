import { networkOf } from '../http/address';
import { countAll } from '../http/attempts';
import type { Session } from '../http/gate';
import { Refusal } from '../http/refusal';
import type { Services } from '../storage/services';
import { matchesPassword } from './password';

/**
 * Judges the password of who is signed in already, each try counted before.
 * @throws Refusal with `refusal` when it is another one; TooManyAttempts
 */
export async function assertCurrentPassword(
  { database, clock, config, tell }: Services,
  { client: { id, passwordHash } }: Session,
  { hash, address, refusal }: { hash: string; address: string; refusal: string },
): Promise<void> {
  const { failures: max, failureWindow: window } = config.limits;
  const of = ['password', id, networkOf(address)];
  const attempt = await countAll(database, [{ of, max, grows: true }], { window, now: clock() });
  if (!(await matchesPassword(passwordHash, hash))) {
    tell({ event: 'password.refused', account: id });
    throw new Refusal(400, refusal);
  }
  await attempt.clear();
}
