import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core/json';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { clientOf } from '../access/gate';
import { plainAddress } from '../addresses/ip';
import { Refusal } from '../refusal';
import { completeEndpoint } from './complete';
import type { Endpoint, EndpointInput, WizardServices } from './endpoint';
import { endpointsOfPart } from './parts';
import { endpointsOfCollections } from './rows';

/** Mounts every call of every wizard file, but for those that have a handler of their own. */
export function mountWizards(app: FastifyInstance, wizards: WizardServices): void {
  const byCall = new Map<string, Endpoint[]>();
  for (const loaded of wizards.services.definitions.wizards) {
    for (const endpoint of endpointsOfWizard(wizards, loaded)) {
      const call = `${endpoint.method} ${endpoint.path}`;
      byCall.set(call, [...(byCall.get(call) ?? []), endpoint]);
    }
  }
  for (const [call, endpoints] of byCall) {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string];
    if (app.hasRoute({ method, url: `${app.prefix}${url}` })) continue;
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const client = clientOf(request);
        const own = endpoints.filter(({ type }) => type === client.type);
        if (own.length === 0) throw new Refusal(403, 'Esta consulta não é do seu tipo de cadastro.');
        const query = Object.fromEntries(
          Object.entries(request.query as object).map(([name, value]) => [name.toLowerCase(), String(value)]),
        );
        const body = request.body as Json | undefined;
        const input: EndpointInput = {
          client,
          query,
          body,
          seenIp: plainAddress(request.ip),
          knownVersion: request.headers['if-match']?.replace(/^"|"$/g, ''),
          tellVersion: (version) => void reply.header('etag', `"${version}"`),
        };
        return { data: await answer(own, input) };
      },
    });
  }
}

function endpointsOfWizard(wizards: WizardServices, loaded: LoadedWizard): Endpoint[] {
  return [
    ...loaded.wizard.parts.flatMap((part) => endpointsOfPart(wizards, loaded, part)),
    ...Object.values(loaded.tabs).flatMap((tab) => endpointsOfCollections(wizards, loaded, tab)),
    completeEndpoint(wizards, loaded),
  ];
}

/**
 * Where several lists share a call: a load answers the rows of all, a save goes to the list that accepts the row, a
 * delete to the one that has it.
 */
async function answer(endpoints: Endpoint[], input: EndpointInput): Promise<Json> {
  const [first, ...others] = endpoints as [Endpoint, ...Endpoint[]];
  if (others.length === 0) return first.answer(input);
  if (first.kind === 'delete') {
    return first.answer(input).catch((error) => {
      if (error instanceof Refusal && error.status === 404) return answer(others, input);
      throw error;
    });
  }
  if (first.kind !== 'load') return (endpoints.find(({ accepts }) => accepts?.(input.body)) ?? first).answer(input);
  const answers: Json[] = [];
  // A version is that of one part.
  const withoutVersion = { ...input, tellVersion: () => undefined };
  for (const endpoint of endpoints) answers.push(await endpoint.answer(withoutVersion));
  return answers.flat().filter((item) => item !== null);
}
