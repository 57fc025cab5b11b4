import type { FastifyReply } from 'fastify';
import { CONFIRM, type Proof } from '../../contract/callHeaders';
import { asksForPassword, loginModeOf } from '../../contract/loginModes';
import type { Session } from '../http/gate';
import { Refusal } from '../http/refusal';
import type { Services } from '../storage/services';
import { readSettings } from './settings';

/** How long a password or a token counts as just typed. */
const FRESH_MS = 15 * 60_000;

const ASKED: Record<Proof, string> = {
  senha: 'Confirme a sua senha para continuar.',
  token: 'Confirme com o token enviado ao seu e-mail para continuar.',
};

/**
 * Lets only who has just shown the password go on, or a token where customers have none: an open page may be in front of
 * somebody else.
 * @throws Refusal 403, with the header by which the page asks for it
 */
export async function assertFreshProof(services: Services, session: Session, reply: FastifyReply): Promise<void> {
  if (services.clock().getTime() - session.confirmedAt.getTime() <= FRESH_MS) return;
  const { autenticacao } = await readSettings(services);
  const proof: Proof = asksForPassword(loginModeOf(autenticacao)) ? 'senha' : 'token';
  reply.header(CONFIRM, proof);
  throw new Refusal(403, ASKED[proof]);
}
