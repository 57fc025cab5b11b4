import { and, eq, ne } from 'drizzle-orm';
import { asksForPassword, loginModeOf } from '../../contract/loginModes';
import type { Session } from '../http/gate';
import { Refusal } from '../http/refusal';
import { readSettings } from '../settings/settings';
import { client as clients, session as sessions } from '../storage/schema';
import type { Services } from '../storage/services';
import { assertCurrentPassword } from './currentPassword';
import { forgetDevices } from './devices';
import { assertNewPassword, personOf } from './newPassword';
import { isPasswordHash, protectPassword } from './password';
import { dropTemporaryPassword } from './temporaryPassword';

/** What a change of the password sends: three hashes of the browser, and from which address. */
export interface PasswordChange {
  current: string;
  next: string;
  confirmation: string;
  address: string;
  /** Of the browser that changes it, which stays known; the others do not. */
  device: string | undefined;
}

/**
 * Replaces the password of the caller, also one that was e-mailed and not used yet. Every other session of the client
 * ends: whoever knew the old one is out.
 * @throws Refusal with the message of the first reason that applies
 */
export async function changePassword(services: Services, session: Session, change: PasswordChange): Promise<void> {
  const { database, tell } = services;
  const { autenticacao, autenticacaoToken } = await readSettings(services);
  const hasPassword = asksForPassword(loginModeOf(autenticacao)) && autenticacaoToken !== true;
  if (!hasPassword) throw new Refusal(400, 'O acesso é por token, sem senha.');
  const { current, next, confirmation, address, device } = change;
  if (!isPasswordHash(current)) throw new Refusal(400, 'Senha atual não foi informada');
  if (!isPasswordHash(next)) throw new Refusal(400, 'Nova senha não foi informada');
  if (!isPasswordHash(confirmation)) throw new Refusal(400, 'Confirmação da nova senha não foi informada');
  if (next !== confirmation) throw new Refusal(400, 'Nova senha é diferente da confirmação de nova senha');
  assertNewPassword(services, next, await personOf(database, session.client));
  await assertCurrentPassword(services, session, { hash: current, address, refusal: 'A senha atual está incorreta.' });
  const { id } = session.client;
  const replacement = await protectPassword(next);
  await database.transaction(async (tx) => {
    await tx.update(clients).set({ passwordHash: replacement }).where(eq(clients.id, id));
    await dropTemporaryPassword(tx, id);
    await forgetDevices(tx, id, device);
    await tx.delete(sessions).where(and(eq(sessions.clientId, id), ne(sessions.tokenHash, session.tokenHash)));
  });
  tell({ event: 'password.changed', account: id });
}
