import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../../engine/core/json';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { plainAddress } from '../http/address';
import { clientOf, sessionOf } from '../http/gate';
import { Refusal } from '../http/refusal';
import { lowerCaseQuery } from '../http/requestBody';
import { answerCall } from './answerCall';
import { completeEndpoint } from './complete';
import type { Endpoint, EndpointInput } from './endpoint';
import { openEndpoint } from './opening';
import { endpointsOfPart } from './partEndpoints';
import { once, onceEach } from './readOnce';
import { readRegistration } from './readRegistration';
import type { Registrations } from './registrations';
import { endpointsOfCollections } from './rowEndpoints';

/** An endpoint with the wizard that it belongs to. */
interface Mounted {
  endpoint: Endpoint;
  loaded: LoadedWizard;
}

/** Mounts every call of every wizard file, but for those that have a handler of their own. */
export function mountWizards(app: FastifyInstance, registrations: Registrations): void {
  const byCall = new Map<string, Mounted[]>();
  for (const loaded of registrations.services.definitions.wizards) {
    for (const endpoint of endpointsOfWizard(registrations, loaded)) {
      const call = `${endpoint.method} ${endpoint.path}`;
      byCall.set(call, [...(byCall.get(call) ?? []), { endpoint, loaded }]);
    }
  }
  for (const [call, mounted] of byCall) {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string];
    if (app.hasRoute({ method, url: `${app.prefix}${url}` })) continue;
    app.route({
      method,
      url,
      config: { once: mounted.some(({ endpoint }) => acts(endpoint)) },
      handler: async (request, reply) => {
        const { type } = clientOf(request);
        const [own, ...others] = mounted.filter(({ endpoint }) => endpoint.type === type);
        if (!own) throw new Refusal(403, 'Esta consulta não é do seu tipo de cadastro.');
        const input = inputOf(registrations, own.loaded, { request, reply });
        return {
          data: await answerCall(
            [own, ...others].map(({ endpoint }) => endpoint),
            input,
          ),
        };
      },
    });
  }
}

/** Calls that add, delete or send; those that save a part are told apart by its versions as well. */
const acts = ({ kind }: Endpoint) => kind !== 'load' && kind !== 'open';

function inputOf(
  registrations: Registrations,
  loaded: LoadedWizard,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): EndpointInput {
  const client = clientOf(request);
  return {
    client,
    session: sessionOf(request),
    query: lowerCaseQuery(request.query),
    body: request.body as Json | undefined,
    seenIp: plainAddress(request.ip),
    knownVersion: request.headers['if-match']?.replace(/^"|"$/g, ''),
    read: once(() => readRegistration(registrations, client, loaded)),
    share: onceEach(),
    tellVersion: (version) => void reply.header('etag', `"${version}"`),
    logFailure: (error) => request.log.error({ err: error }, 'call failed'),
  };
}

function endpointsOfWizard(registrations: Registrations, loaded: LoadedWizard): Endpoint[] {
  const endpoints = [
    ...loaded.wizard.parts.flatMap((part) => endpointsOfPart(registrations, loaded, part)),
    ...Object.values(loaded.tabs).flatMap((tab) => endpointsOfCollections(registrations, loaded, tab)),
    completeEndpoint(registrations, loaded),
  ];
  return [...endpoints, ...openEndpoint(registrations, loaded, endpoints)];
}
