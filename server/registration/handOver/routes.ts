import type { FastifyInstance, FastifyRequest } from 'fastify';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { lowerCaseQuery } from '../../http/requestBody';
import { isGuid } from '../../storage/guid';
import { HAND_OVER_CALLS } from '../described/handOver';
import { listSent, type Page } from '../listClients';
import { noteShown } from '../privacy/noteShown';
import type { Registrations } from '../registrations';
import { guidOf } from '../review/routes';
import { etagOfRead } from '../review/version';
import { lastSending } from '../sendings';
import { ownWizard } from '../versionOfCall';
import { readBlocks } from './blocks';
import { csvOf } from './csv';
import { findSent, lastReview, listSendings } from './read';
import { briefOf } from './records';

const MOST = 500;
/** Where the answer is no JSON, the header tells where to go on. */
const NEXT = 'ficha-proximo';

/** Registrations that were sent, for the systems behind: calls that they sign. */
export function mountHandOver(scope: FastifyInstance, registrations: Registrations): void {
  const { services, rooms } = registrations;
  const { database, definitions, clock, config } = services;
  const options = { config: { rateLimit: perAddress(config.limits, 'openCallsPerMinute') } };
  describeCalls(scope, HAND_OVER_CALLS);

  scope.get('/cadastros', options, async (request) => {
    const page = pageOf(request);
    const found = await listSent(database, page, clock());
    await noteShown(services, request, found);
    const Proximo = found.length === page.limit ? (found.at(-1)?.id ?? null) : null;
    return { data: { Cadastros: found.map((client) => briefOf(client, clock())), Proximo } };
  });

  scope.get('/cadastros/:guid', options, async (request, reply) => {
    const client = await findSent(database, guidOf(request));
    if (!client) throw new Refusal(404, 'O registro não foi encontrado.');
    await noteShown(services, request, [client]);
    const loaded = await ownWizard(services, client);
    const last = loaded && (await lastSending(database, { client, wizard: loaded.wizard.id }));
    const decided = await lastReview(database, client.id);
    const Blocos = await readBlocks(rooms, services, client);
    // The client was read first: what changed meanwhile is another version than the one that is named.
    reply.header('etag', etagOfRead({ client, last: decided, blocks: Blocos }, clock()));
    return {
      data: {
        Cadastro: briefOf(client, clock()),
        Formulario: loaded?.wizard.id ?? null,
        Envio: last
          ? { Em: last.sentAt.toISOString(), Definicao: last.definition, Dados: last.sent?.data ?? {} }
          : null,
        Blocos,
        Decisao: decided
          ? { Decisao: decided.decision, Texto: decided.text, Por: decided.by, Em: decided.at.toISOString() }
          : null,
      },
    };
  });

  scope.get<{ Params: { formulario: string } }>('/formularios/:formulario/csv', options, async (request, reply) => {
    const { formulario } = request.params;
    const loaded = definitions.wizards.find(({ wizard }) => wizard.id.toLowerCase() === formulario.toLowerCase());
    if (!loaded) throw new Refusal(404, 'O formulário não foi encontrado.');
    const page = pageOf(request);
    const found = await listSendings(database, { ...page, wizard: loaded.wizard.id });
    await noteShown(
      services,
      request,
      found.map(({ client }) => client),
    );
    const next = found.length === page.limit ? found.at(-1)?.client.id : undefined;
    if (next) reply.header(NEXT, next);
    return reply.type('text/csv; charset=utf-8').send(csvOf(loaded, found, clock()));
  });
}

function pageOf({ query }: FastifyRequest): Page {
  const { depois, limite = '100', status, tipo } = lowerCaseQuery(query);
  const limit = /^\d{1,3}$/.test(limite) ? Number(limite) : 0;
  if (limit === 0 || limit > MOST) throw new Refusal(400, `O limite vai de 1 a ${MOST}: limite`);
  if (depois !== undefined && !isGuid(depois)) throw new Refusal(400, 'O cadastro não foi encontrado: depois');
  return { limit, after: depois?.toLowerCase(), status: numberOf('status', status), type: numberOf('tipo', tipo) };
}

/** @throws Refusal for what is none: passed over, it would let all be listed. */
function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text)) throw new Refusal(400, `Valor inesperado: ${name}`);
  return Number(text);
}
