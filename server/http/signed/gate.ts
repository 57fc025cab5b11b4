import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findIntegrationKey, keepCall, SIGNATURE_MS, secretOf } from '../../storage/integrationKeys';
import type { Services } from '../../storage/services';
import type { IntegrationRole } from '../../storage/tables/integration';
import { readJsonOnly } from '../jsonBodies';
import { Refusal } from '../refusal';
import { isSame, signatureOf } from './signature';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where it is signed. */
    sentText: string;
  }
  interface FastifyContextConfig {
    /** The role that the key of a signed call must have; `read` unless it says so. */
    role?: IntegrationRole;
  }
}

const NONCE = /^[\w-]{16,100}$/;
const UNSIGNED = 'A assinatura da chamada não é válida.';

/**
 * Lets only calls of other systems through that are signed with a key in force, within five minutes, each once. Without a
 * key of the installation there are no such calls.
 */
export function guardSigned(scope: FastifyInstance, services: Services): void {
  scope.decorateRequest('sentText', '');
  readJsonOnly(scope, (request, text) => {
    request.sentText = text;
  });
  scope.addHook('preValidation', async (request) => {
    request.caller = await callerOf(services, request);
  });
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

async function callerOf({ database, clock, config, tell }: Services, request: FastifyRequest): Promise<string> {
  const { integrationKey: master } = config;
  if (!master) throw new Refusal(404, 'O endereço não foi encontrado.');
  const { method, url, sentText: body, headers, routeOptions } = request;
  const told = (name: string) => String(headers[name] ?? '');
  const [name, timestamp, nonce] = [told('ficha-key'), told('ficha-timestamp'), told('ficha-nonce')];
  const now = clock();
  const isNow = /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1000) <= SIGNATURE_MS;
  const key = isNow && NONCE.test(nonce) ? await findIntegrationKey(database, name) : undefined;
  const expected = key && signatureOf(secretOf(master, key), { timestamp, nonce, method, url, body });
  if (!key || !expected || !isSame(told('ficha-signature'), expected)) {
    tell({ event: 'key.refused' }, request.log);
    throw new Refusal(401, UNSIGNED);
  }
  if (!(await keepCall(database, { key: name, nonce, at: now }))) throw new Refusal(401, 'A chamada já foi feita.');
  const { role = 'read' } = routeOptions.config;
  if (role === 'review' && key.role !== 'review') throw new Refusal(403, 'Esta chave só permite consultas.');
  tell({ event: 'key.used' }, request.log);
  return name;
}

/** The name of the key that a call was signed with. */
export function signerOf({ caller }: FastifyRequest): string {
  if (!caller) throw new Refusal(401, UNSIGNED);
  return caller;
}
