import { asksForToken } from '../../contract/loginModes';
import { TooManyAttempts } from '../http/attempts';
import { Refusal } from '../http/refusal';
import { forgetMails } from '../mail/countMail';
import { kindOfToken } from '../mail/templates/token';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import { countAttempt } from './attempts';
import { type Call, originOfCall } from './devices';
import type { Credentials } from './findByPassword';
import { identify } from './identify';
import { startSession } from './sessions/session';
import { sendToken } from './tokens/sendToken';
import { checkToken, type GivenToken, spendToken, WRONG_TOKEN } from './tokens/token';

/**
 * Signs in: with a password, with password and token, or with a token alone, as the tenant's mode says.
 * @throws Refusal with the message of the first reason that applies
 */
export async function signIn(
  services: Services,
  credentials: Credentials,
  { given, device }: { given: GivenToken; device: string },
): Promise<{ client: Client; token: string }> {
  const { database, clock } = services;
  const { client, mode } = await identify(services, credentials);
  if (asksForToken(mode)) await redeemToken(services, { client, given, call: credentials.call });
  return { client, token: await startSession(database, client.id, clock(), device) };
}

async function redeemToken(
  services: Services,
  { client, given, call }: { client: Client; given: GivenToken; call: Call },
): Promise<void> {
  const { database, clock, config, tell } = services;
  const origin = await originOfCall(database, call, { id: client.id });
  const who = { type: client.type, user: `token/${client.id}`, origin };
  const account = client.id;
  const attempt = await countAttempt(database, who, config.limits, clock()).catch((error: unknown) => {
    if (error instanceof TooManyAttempts) tell({ event: 'login.locked', account });
    throw error;
  });
  const onVoided = () => tell({ event: 'token.voided', purpose: 'login', account });
  if (!(await checkToken(database, given, { purpose: 'login', subject: client.id, onVoided }, clock()))) {
    tell({ event: 'login.failed', reason: 'token', account });
    throw new Refusal(400, WRONG_TOKEN);
  }
  await spendToken(database, given);
  await attempt.clear();
  await forgetMails(services, kindOfToken('login'), { recipients: [client.email], origin });
}

/**
 * The first step of a login with a token: sends it.
 * @returns HashToken
 * @throws Refusal with the message of the first reason that applies
 */
export async function sendLoginToken(services: Services, credentials: Credentials): Promise<string> {
  const { client, mode } = await identify(services, credentials);
  if (!asksForToken(mode)) throw new Refusal(400, 'O acesso não usa token.');
  return sendToken(services, {
    purpose: 'login',
    subject: client.id,
    clientId: client.id,
    to: { email: client.email, name: client.name },
    origin: await originOfCall(services.database, credentials.call, { id: client.id }),
  });
}
