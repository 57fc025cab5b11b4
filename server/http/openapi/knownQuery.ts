import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/**
 * Refuses names in the query of a call that its description does not have: passed over, a filter that is spelled
 * otherwise would let all be answered.
 */
export function refuseUnknownQuery(scope: FastifyInstance): void {
  scope.addHook('preHandler', async ({ method, query, routeOptions: { url } }) => {
    const described = scope.described.get(`${method} ${url}`);
    if (!described) return;
    const known = Object.keys(described.query ?? {});
    const unknown = Object.keys(query as object).find((name) => !known.includes(name.toLowerCase()));
    if (unknown === undefined) return;
    const words = known.length > 0 ? `Há ${new Intl.ListFormat('pt-BR').format(known)}` : 'Não há nenhum';
    throw new Refusal(400, `Parâmetro desconhecido: ${unknown}. ${words}.`, { code: 'REQUISICAO_INVALIDA' });
  });
}
