import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OUTDATED_PAGE } from '../../contract/outdatedPage';
import type { Json } from '../../engine/core';
import { METHODS } from '../../engine/wire';
import { plainAddress } from '../http/address';
import { clientOf, sessionOf, verifySession } from '../http/gate';
import { knownVersions } from '../http/ifMatch';
import { perAddress } from '../http/limits';
import { Refusal } from '../http/refusal';
import { lowerCaseQuery } from '../http/requestBody';
import { answerCall } from './answerCall';
import { callsOf, type Mounted } from './calls';
import type { EndpointInput } from './endpoint';
import { asOfSession } from './keep';
import { wasReturned } from './opening';
import { once, onceEach } from './readOnce';
import { readRegistration } from './readRegistration';
import type { Registrations } from './registrations';
import { NotProven } from './save';
import { byVersionInForce } from './savedInNewer';
import { standable } from './standing';
import { namedVersion, tellSavedIn, versionFor } from './versionOfCall';

/**
 * Answers every call of every wizard file, but for those that have a handler of their own, and any other address with
 * 404. Which calls there are is looked up at each one: they change with the definitions.
 */
export function mountWizards(app: FastifyInstance, registrations: Registrations): void {
  const { services } = registrations;
  const { definitions, config } = services;
  for (const [call, mounted] of callsOf(registrations, definitions.current)) {
    const [method = '', path] = call.split(' ');
    const route = { open: false, limited: false, once: mounted.some(acts) };
    app.calls.push({ method, path: `${app.prefix}${path}`, ...route });
  }
  const callOf = (request: FastifyRequest) => `${request.method} ${pathOf(request)}`;
  /** The endpoints of a call in the version that the caller names, the current one, or one that somebody stands in. */
  const search = async (request: FastifyRequest): Promise<Mounted[]> => {
    const named = await namedVersion(services, request);
    const { current, versions } = definitions;
    for (const version of named ? [named, current] : [current]) {
      const found = callsOf(registrations, version).get(callOf(request));
      if (found) return found;
    }
    for (const number of standable(versions, current.number, services.clock())) {
      const version = await definitions.at(number);
      const found = version && callsOf(registrations, version).get(callOf(request));
      if (found) return found;
    }
    return [];
  };
  /** The limit, the idempotency and the answer of one call ask for the same. */
  const searched = new WeakMap<FastifyRequest, Promise<Mounted[]>>();
  const find = (request: FastifyRequest): Promise<Mounted[]> => {
    const found = searched.get(request) ?? search(request);
    searched.set(request, found);
    return found;
  };
  /** Counts against the limit of whoever asks; so does a version that there is not. */
  const isUnknown = (request: FastifyRequest) =>
    find(request).then(
      (found) => found.length === 0,
      () => true,
    );
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await find(request);
    if (found.length === 0) throw new Refusal(404, 'O endereço não foi encontrado.');
    const client = clientOf(request);
    const place = found.find(({ endpoint }) => endpoint.type === client.type);
    if (!place) throw new Refusal(403, 'Esta consulta não é do seu tipo de cadastro.');
    const { version, standing } = await versionFor(
      services,
      { client, wizard: place.loaded.wizard },
      { request, reply },
    );
    const own = (callsOf(registrations, version).get(callOf(request)) ?? []).filter(
      ({ endpoint }) => endpoint.type === client.type,
    );
    const [first] = own;
    if (!first) throw new Refusal(404, 'O endereço não foi encontrado.');
    // What is sent is what is asked for now.
    const isOld = version.number !== standing.number;
    if (isOld && first.endpoint.kind === 'complete')
      throw new Refusal(409, OUTDATED_PAGE, { code: 'FORMULARIO_ATUALIZADO' });
    if (sessionOf(request).assumed && first.endpoint.kind !== 'save') throw new NotProven();
    const input = inputOf(registrations, first, { request, reply });
    const endpoints = own.map(({ endpoint }) => endpoint);
    const data = await answerCall(endpoints, input);
    if (first.endpoint.kind === 'open') {
      tellSavedIn(reply, await input.read());
      if (wasReturned(data)) reply.header('cadastro-devolvido', '1');
    }
    return { data };
  };
  /** The answer of a save that has proven the session, by one statement; else nothing, and nothing was done. */
  const answerAssumed = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const told = await answer(request, reply);
      return request.session?.assumed?.isProven ? told : undefined;
    } catch (error) {
      // Whether one who may be nobody is refused is none of their business.
      if (error instanceof Refusal || error instanceof NotProven) return undefined;
      throw error;
    }
  };
  app.route({
    method: [...METHODS, 'HEAD', 'OPTIONS'],
    url: '/*',
    config: {
      unknown: true,
      assumes: true,
      rateLimit: {
        ...perAddress(config.limits, 'openCallsPerMinute'),
        allowList: async (request) => !(await isUnknown(request)),
      },
      once: async (request) => (await find(request)).some(acts),
    },
    handler: async (request, reply) => {
      const told = request.session?.assumed && (await answerAssumed(request, reply));
      if (told) return told;
      await verifySession(request, reply);
      return byVersionInForce(services, () => answer(request, reply));
    },
  });
}

/** Calls that add, delete or send; those that save a part are told apart by its versions as well. */
const acts = ({ endpoint: { kind } }: Mounted) => kind !== 'load' && kind !== 'open';

/** The address as the router compares those of other routes. */
function pathOf(request: FastifyRequest): string {
  const { '*': path } = request.params as { '*': string };
  return `/${path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')}`;
}

const etagOf = (version: string) => `"${version}"`;

function inputOf(
  registrations: Registrations,
  { loaded, endpoint: { kind } }: Mounted,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): EndpointInput {
  const session = sessionOf(request);
  const { client } = session;
  return {
    client,
    session,
    query: lowerCaseQuery(request.query),
    body: request.body as Json | undefined,
    seenIp: plainAddress(request.ip),
    knownVersions: kind === 'save' || kind === 'delete' ? knownVersions(request) : undefined,
    read: once(() => readRegistration(registrations, client, loaded, asOfSession(session))),
    share: onceEach(),
    tellVersion: (version) => void reply.header('etag', etagOf(version)),
    etagOf,
    logFailure: (error) => request.log.error({ err: error }, 'call failed'),
  };
}
