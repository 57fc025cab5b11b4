import { eq } from 'drizzle-orm';
import type { Session } from '../../http/gate';
import { Refusal } from '../../http/refusal';
import { session as sessions } from '../../storage/schema';
import type { Services } from '../../storage/services';
import { assertCurrentPassword } from '../currentPassword';
import { isPasswordHash } from '../password';

/**
 * From now on the password counts as just typed in this session.
 * @throws Refusal when it is another one, or was tried too often
 */
export async function confirmPassword(
  services: Services,
  session: Session,
  { hash, address }: { hash: string; address: string },
): Promise<void> {
  if (!isPasswordHash(hash)) throw new Refusal(400, 'Preencha a senha.');
  await assertCurrentPassword(services, session, { hash, address, refusal: 'Senha incorreta.' });
  await services.database.update(sessions).set({ confirmedAt: services.clock() }).where(eq(sessions.id, session.id));
  services.tell({ event: 'password.confirmed', account: session.client.id });
}
