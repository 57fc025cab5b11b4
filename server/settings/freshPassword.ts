import type { FastifyReply } from 'fastify';
import { CONFIRM } from '../../contract/callHeaders';
import { asksForPassword, loginModeOf } from '../../contract/loginModes';
import type { Session } from '../http/gate';
import { Refusal } from '../http/refusal';
import type { Services } from '../storage/services';
import { readSettings } from './settings';

/** How long a password counts as just typed. */
const FRESH_MS = 15 * 60_000;

/**
 * Lets only who has just shown the password go on: an open page may be in front of somebody else. Where customers have
 * no password it is the login that counts, and nobody is asked.
 * @throws Refusal 403, with the header by which the page asks for it
 */
export async function assertFreshPassword(services: Services, session: Session, reply: FastifyReply): Promise<void> {
  if (services.clock().getTime() - session.confirmedAt.getTime() <= FRESH_MS) return;
  const { autenticacao } = await readSettings(services);
  if (!asksForPassword(loginModeOf(autenticacao))) return;
  reply.header(CONFIRM, 'senha');
  throw new Refusal(403, 'Confirme a sua senha para continuar.');
}
